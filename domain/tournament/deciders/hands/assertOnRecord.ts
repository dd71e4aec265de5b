import { Rejection } from '../../../errors.ts';
import { entryOf, type PaidEntry } from '../../entries.ts';
import type { FactOf } from '../../facts.ts';
import { requireEntry, requirePaid } from '../../guards.ts';
import { isContinued } from '../../hands/dueButton.ts';
import { stackInHand } from '../../hands/knownStacks.ts';
import type { AnnouncedTournament } from '../../state.ts';

/**
 * Where a table records its hands, who goes out had at the start of the hand what the record says,
 * and lost it there when the hand is on record. Hands that are missing leave the word to the floor.
 *
 * @see R123-I-68, R123-I-70, R123-IV-7.1
 * @throws {Rejection} `tournament.stacks-differ`
 */
export const assertOnRecord = (
  { hand, out, simultaneous, reportedLate }: FactOf<'EntriesEliminated'>,
  state: AnnouncedTournament,
): void => {
  if (simultaneous || reportedLate !== null) return;
  for (const [index, { entryId, chipsAtStart: counted }] of out.entries()) {
    const known = onRecord(requirePaid(requireEntry(state, entryId)), hand, state);
    if (known === null || (known.wasLost && known.stack === counted)) continue;
    throw new Rejection('tournament.stacks-differ', 'R123-IV-7.1', {
      pointer: `/out/${index}/chipsAtStart`,
      seat: entryOf(state, entryId)?.seat ?? 0,
      counted,
      known: known.stack,
    });
  }
};

type OnRecord = { readonly stack: number; readonly wasLost: boolean };

/** What he had when the hand began, or kept in it; null where the record does not say. */
const onRecord = (entry: PaidEntry, hand: number, state: AnnouncedTournament): OnRecord | null => {
  const { table } = entry;
  const last = table === null ? undefined : state.playedHands.last[table];
  if (table === null || !last) return null;
  const isToCome = isContinued(state, table, hand) || (last.hand === hand && last.voidId !== null);
  if (isToCome) return { stack: stackInHand(state, entry, table, hand), wasLost: true };
  if (last.hand !== hand) return null;
  const played = last.seats.find(({ entryNumber }) => entryNumber === entry.sale.entryNumber);
  if (!played) return null;
  const kept = played.stack + played.change;
  return kept === 0 ? { stack: played.stack, wasLost: true } : { stack: kept, wasLost: false };
};
