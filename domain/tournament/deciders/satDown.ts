import { Rejection } from '../../errors.ts';
import { levelsOf } from '../clock.ts';
import type { FactOf } from '../facts.ts';
import { requireEntry, requirePaid } from '../guards.ts';
import type { AnnouncedTournament } from '../state.ts';

/**
 * A stack whose player never came loses nothing but forced bets: it busts only when no more than those
 * of one hand were left. Else it leaves as absent, or, of who was barred, the price goes back.
 *
 * @see R123-I-27.b2, R123-I-38, R123-I-39, R123-I-57
 * @throws {Rejection} `tournament.seat-not-taken`
 */
export const assertSatDown = (
  { out }: FactOf<'EntriesEliminated'>,
  state: AnnouncedTournament,
): void => {
  const { bigBlind, ante } = levelsOf(state).find(({ level }) => level === state.level) ?? NO_BETS;
  for (const { entryId, chipsAtStart } of out) {
    const entry = requirePaid(requireEntry(state, entryId));
    if (entry.seating) continue;
    const mayBePosted = entry.seat !== null && entry.barred === null;
    if (!mayBePosted || chipsAtStart > bigBlind + ante)
      throw new Rejection('tournament.seat-not-taken', 'R123-I-57', {
        entryNumber: entry.sale.entryNumber,
      });
  }
};

const NO_BETS = { bigBlind: 0, ante: 0 };
