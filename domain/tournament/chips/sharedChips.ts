import { derived } from '../../derived.ts';
import type { Instant } from '../../time/jornada.ts';
import type { SharedChips } from '../clubFacts.ts';
import type { AnnouncedTournament, ExitFact } from '../state.ts';

type Exits = AnnouncedTournament['exits'];
type Left = SharedChips & { readonly hand: number; readonly at: Instant };

/** What those who left a table of the club left to the others there, in the order they left. */
const leftBehind = derived((exits: Exits): readonly Left[] =>
  exits.flatMap((exit) =>
    sharesOf(exit).map((shared) => ({ ...shared, hand: exit.hand, at: exit.occurredAt })),
  ),
);

const sharesOf = (exit: ExitFact): readonly SharedChips[] => {
  if (exit.type === 'EntryWithdrawn') return exit.shared ? [exit.shared] : [];
  if (exit.type !== 'EntriesDisqualified') return [];
  return exit.out.flatMap(({ shared }) => (shared ? [shared] : []));
};

/**
 * The chips that an entry has from those who left its table, since an instant or since the start.
 *
 * @see CLUB-G1, CLUB-O5
 */
export const sharedWith = (
  { exits }: { readonly exits: Exits },
  entryId: string,
  since?: Instant,
) =>
  leftBehind(exits)
    .filter(({ to, at }) => to?.includes(entryId) && (since === undefined || at > since))
    .reduce((total, { each }) => total + each, 0);

/**
 * What could not be divided among those who stayed: it waits for the winner of the next hand.
 *
 * @see CLUB-G1, CLUB-O5
 */
export const leftToPot = ({ exits }: { readonly exits: Exits }, table: number, hand: number) =>
  leftBehind(exits)
    .filter((left) => left.table === table && left.hand + 1 === hand)
    .reduce((total, { toPot }) => total + toPot, 0);
