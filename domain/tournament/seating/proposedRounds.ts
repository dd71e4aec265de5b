import { liveEntries } from '../entries.ts';
import { areSeriesOver, isStageStarted, playersOf, requireSeries } from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable, isRegrouped } from '../tables.ts';
import { finalPlayersOf } from './laidTables.ts';

/** The phases that the text names for simultaneous hands. */
export const PROPOSED_ROUNDS = ['qualification', 'prize-bubble', 'final-table'] as const;

/**
 * Why hands should be simultaneous now: one exit is left before the last place that qualifies,
 * before the prizes, or before the final table. The Director decides, and may start earlier.
 *
 * @see R123-I-18
 */
export const proposedRounds = (
  state: AnnouncedTournament,
): (typeof PROPOSED_ROUNDS)[number] | null => {
  const { start, terms, lock, rounds } = state;
  if (!start || rounds.on || !isMultiTable(terms)) return null;
  if (qualifiersOf(state) + 1 === playersOf(state).length) return 'qualification';
  const live = liveEntries(state).length;
  if (lock && live === lock.placePrizes.length + 1) return 'prize-bubble';
  const joins = isRegrouped(terms) && terms.tables.length > 1 && areSeriesOver(state);
  return joins && live === finalPlayersOf(terms) + 1 ? 'final-table' : null;
};

/** How many qualify in the series that is played; zero where no number was announced. */
const qualifiersOf = (state: AnnouncedTournament): number => {
  const code = state.stage?.series;
  return (code && isStageStarted(state) && requireSeries(state, code).qualifiers) || 0;
};
