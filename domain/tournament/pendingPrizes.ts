import type { Centavos } from '../money/centavos.ts';
import type { Instant } from '../time/jornada.ts';
import { entryIdOf, entryOf } from './entries.ts';
import { outOf } from './exits.ts';
import { currentConfirmation, standingsOf } from './prizes.ts';
import type { AnnouncedTournament } from './state.ts';

/** A prize that nobody has collected yet, and since when it is owed. */
export type PendingPrize = {
  readonly entryId: string;
  readonly entryNumber: number;
  readonly position: number;
  readonly prize: Centavos;
  readonly confirmed: boolean;
  /** When the entry left; of the winner, when the last other one did or it ended. */
  readonly owedSince: Instant;
};

/**
 * The prizes owed, the oldest first.
 *
 * @see R123-I-66, R123-I-68
 */
export const pendingPrizesOf = (state: AnnouncedTournament): PendingPrize[] => {
  const exits = state.exits.map(({ occurredAt }) => occurredAt);
  const last = state.ended?.occurredAt ?? exits.reduce(later, '' as Instant);
  return standingsOf(state)
    .flatMap(({ entry: entryNumber, position, prize }): PendingPrize[] => {
      const entryId = entryIdOf(state, entryNumber);
      const entry = entryOf(state, entryId);
      if (!entry || entry.payment || prize <= 0) return [];
      const exit = state.exits.find((one) => outOf(one).includes(entryId));
      const confirmed = currentConfirmation(state, entry) !== null;
      const owedSince = exit?.occurredAt ?? last;
      return [{ entryId, entryNumber, position, prize, confirmed, owedSince }];
    })
    .sort((one, other) => (one.owedSince < other.owedSince ? -1 : 1));
};

const later = (one: Instant, other: Instant): Instant => (one > other ? one : other);
