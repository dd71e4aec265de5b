import { liveEntries } from '../entries.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable, isRegrouped } from '../tables.ts';
import { finalPlayersOf } from './laidTables.ts';

/**
 * Why hands should be simultaneous now: one exit is left before the prizes, or before the final
 * table. The Director decides, and may start earlier.
 *
 * @see R123-I-18
 */
export const proposedRounds = (
  state: AnnouncedTournament,
): 'prize-bubble' | 'final-table' | null => {
  const { start, terms, lock, rounds } = state;
  if (!start || rounds.on || !isMultiTable(terms)) return null;
  const live = liveEntries(state).length;
  if (lock && live === lock.placePrizes.length + 1) return 'prize-bubble';
  const joins = isRegrouped(terms) && terms.tables.length > 1;
  return joins && live === finalPlayersOf(terms) + 1 ? 'final-table' : null;
};
