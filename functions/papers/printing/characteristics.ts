import { prizeLock } from '../../../domain/tournament/prizes.ts';
import { buildCt } from '../../../reports/papers/event/ct.ts';
import { jornadaOfEvent, ofEvent, type PrintedEvent, type PrintJob } from './job.ts';

/** What is published of an event: again after a change, and once the pool is fixed (R123-I-1). */
export const characteristics = ({ tournamentId, state }: PrintedEvent): PrintJob => {
  const { terms, clock, interruptions: changes } = state;
  const jornada = jornadaOfEvent(state);
  const prizes = prizeLock(state);
  return {
    kind: 'CT',
    source: `CT/${tournamentId}`,
    venue: terms.venue,
    subject: ofEvent(tournamentId, jornada),
    build: (numbered) =>
      buildCt({
        ...numbered,
        terms,
        jornada,
        levels: clock.levels ?? terms.levels,
        changes,
        locked: prizes.status === 'current' ? prizes.lock : null,
      }),
  };
};
