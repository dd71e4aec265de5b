import { type Chips, chips } from '../../money/chips.ts';
import type { SharedChips } from '../clubFacts.ts';
import { entryOf, liveEntries } from '../entries.ts';
import type { AnnouncedTournament } from '../state.ts';
import { multiTable } from '../tables.ts';

/** One who leaves with his chips, and all who leave by the same act: they have no part. */
type Leaving = {
  readonly entryId: string;
  readonly chips: Chips;
  readonly together: readonly string[];
};
type Left = { readonly chipsRemoved: Chips; readonly shared?: SharedChips };

/**
 * What becomes of the chips of who leaves: out of play, or in equal parts of whole chips to the
 * others at the table, the rest to the next pot. Where nobody else sits they leave the play. A
 * repeated request says what it said first.
 *
 * @see CLUB-G1, CLUB-O5, CLUB-T0
 */
export const leftChips = (
  { entryId, chips: stack, together }: Leaving,
  areShared: boolean,
  exitId: string,
  state: AnnouncedTournament,
): Left => {
  if (!areShared) return { chipsRemoved: stack };
  const known = recorded(exitId, entryId, state);
  if (known) return { chipsRemoved: chips(0), shared: known };
  const table = entryOf(state, entryId)?.table ?? 0;
  const to = liveEntries(state)
    .filter((entry) => entry.table === table && !together.includes(entry.entryId))
    .map((entry) => entry.entryId);
  const players = to.length;
  if (players === 0) return { chipsRemoved: stack };
  const lowest = Math.min(...multiTable(state.terms).chipSet);
  const each = Math.floor(stack / players / lowest) * lowest;
  const toPot = chips(stack - each * players);
  return { chipsRemoved: chips(0), shared: { table, players, to, each: chips(each), toPot } };
};

const recorded = (
  exitId: string,
  entryId: string,
  { exits, undoneExits }: AnnouncedTournament,
): SharedChips | undefined => {
  const known = [...exits, ...undoneExits].find((exit) => exit.exitId === exitId);
  if (known?.type === 'EntryWithdrawn') return known.shared;
  if (known?.type !== 'EntriesDisqualified') return undefined;
  return known.out.find((one) => one.entryId === entryId)?.shared;
};
