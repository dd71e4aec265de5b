import { levelInForce, levelsOf } from '../../domain/tournament/clock.ts';
import { paidCount } from '../../domain/tournament/entries.ts';
import { fundOf, prizeLock } from '../../domain/tournament/prizes.ts';
import { scaleFor } from '../../domain/tournament/scales.ts';
import { playersOf, stagesOf } from '../../domain/tournament/stages.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { isMultiTable } from '../../domain/tournament/tables.ts';
import type { Day, Terms } from '../../domain/tournament/terms.ts';
import { toMoney } from '../shared/wire.ts';
import { announcementsOf, levelAnnouncement } from './announcements.ts';

/**
 * What the players are shown of an event. The pool is that of the prizes, once it is fixed; of the
 * pot of a hand nothing is told (decision H10), and nobody is named.
 *
 * @see R123-I-2, R123-I-3, R123-III-2.p6
 */
export const screenOf = (state: AnnouncedTournament) => {
  const { terms, clock, status } = state;
  const level = levelInForce(state);
  const next = levelsOf(state).find((one) => one.level === state.level + 1);
  const entries = paidCount(state);
  return {
    name: terms.name,
    eventNumber: terms.eventNumber,
    status,
    schedule: scheduleOf(terms),
    level: level ? levelAnnouncement(level) : null,
    nextLevel: next ? levelAnnouncement(next) : null,
    endsAt: clock.endsAt,
    remainingSeconds: clock.remainingSeconds,
    announcements: announcementsOf(state),
    entries,
    playersLeft: playersOf(state).length,
    scaleBps: scaleFor(terms, entries)?.sharesBps ?? [],
    prizes: prizesOf(state),
  };
};

/** A lock that no longer holds is not shown: it is fixed anew before anything is paid (M4). */
const prizesOf = (state: AnnouncedTournament) => {
  const lock = prizeLock(state);
  if (lock.status !== 'current') return null;
  const { placePrizes } = lock.lock;
  return { pool: toMoney(fundOf(lock.lock)), places: placePrizes.map(toMoney) };
};

const scheduleOf = (terms: Terms) => {
  const at = (what: string, { jornada, startsAt }: Day) => ({ what, jornada, startsAt });
  if (!isMultiTable(terms)) return [at('Comienzo', terms)];
  const stages = stagesOf(terms);
  if (!stages) return terms.days.map((day, index) => at(`Día ${index + 1}`, day));
  const series = stages.series.map((one) => at(`Serie ${one.code}`, one));
  return [...series, at('Final', stages.final)];
};
