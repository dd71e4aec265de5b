import { type Chips, chips } from '../../money/chips.ts';
import type { SharedChips } from '../clubFacts.ts';
import { entryOf, liveEntries } from '../entries.ts';
import type { AnnouncedTournament } from '../state.ts';
import { multiTable } from '../tables.ts';

type Left = { readonly chipsRemoved: Chips; readonly shared?: SharedChips };

/**
 * What becomes of the chips of who leaves: out of play, or in equal parts of whole chips to the
 * others at the table, the rest to the next pot. A repeated request says what it said first.
 *
 * @see CLUB-G1, CLUB-O5, CLUB-T0
 */
export const leftChips = (
  { entryId, chips: stack }: { readonly entryId: string; readonly chips: Chips },
  areShared: boolean,
  exitId: string,
  state: AnnouncedTournament,
): Left => {
  if (!areShared) return { chipsRemoved: stack };
  const known = recorded(exitId, entryId, state);
  if (known) return { chipsRemoved: chips(0), shared: known };
  const table = entryOf(state, entryId)?.table ?? 0;
  const others = liveEntries(state).filter(
    (entry) => entry.table === table && entry.entryId !== entryId,
  );
  const lowest = Math.min(...multiTable(state.terms).chipSet);
  const players = others.length;
  const each = players === 0 ? 0 : Math.floor(stack / players / lowest) * lowest;
  const shared = { table, players, each: chips(each), toPot: chips(stack - each * players) };
  return { chipsRemoved: chips(0), shared };
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
