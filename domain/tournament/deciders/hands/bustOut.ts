import { type Chips, chips } from '../../../money/chips.ts';
import { entryIdsByNumber, type PaidEntry } from '../../entries.ts';
import { isInRounds } from '../../evolveRounds.ts';
import type { TournamentFact } from '../../facts.ts';
import { requireEntry, requirePaid } from '../../guards.ts';
import type { PlayedHandFactOf } from '../../handFacts.ts';
import { knownStack } from '../../hands/knownStacks.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { mayStillBuy } from '../../tablePurchases.ts';
import { eliminate } from '../eliminate.ts';

export type Bust = { readonly entryId: string; readonly chipsAtStart: Chips };

/** The entries that a hand left without chips, with those at its start. */
export const bustIn = (
  { seats }: Pick<PlayedHandFactOf<'HandPlayed'>, 'seats'>,
  state: AnnouncedTournament,
): Bust[] => {
  const ids = entryIdsByNumber(state);
  return seats.flatMap(({ entryNumber, stack, change }) => {
    const entryId = entryNumber === null ? undefined : ids.get(entryNumber);
    return entryId === undefined || stack + change > 0
      ? []
      : [{ entryId, chipsAtStart: chips(stack) }];
  });
};

/**
 * Who lost the last chips is out, under the id of the hand. Who may still buy chips is not, and the
 * exits of a round of hand-for-hand are reported together once all its tables have played.
 *
 * @see R123-I-53, R123-I-54, R123-I-56, R123-I-57, R123-I-68, R123-I-70, R123-I-71
 */
export const bustOut = (
  fact: PlayedHandFactOf<'HandPlayed'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { handId: exitId, hand, by, occurredAt, jornada } = fact;
  if (isInRounds(state.rounds, occurredAt)) return [];
  const out = bustIn(fact, state).filter(
    ({ entryId }) => !staysIn(state, requirePaid(requireEntry(state, entryId))),
  );
  if (out.length === 0) return [];
  const circumstance = { by, occurredAt, jornada };
  return eliminate(
    { type: 'EliminateEntries', exitId, hand, out, reportedLate: null, ...circumstance },
    state,
  );
};
/** Chips bought in that hand play from the next one (R123-I-53). */
const staysIn = (state: AnnouncedTournament, entry: PaidEntry): boolean =>
  entry.owes !== null || knownStack(state, entry) > 0 || mayStillBuy(state, entry);
