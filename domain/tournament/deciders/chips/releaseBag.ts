import { Rejection } from '../../../errors.ts';
import type { ChipCommandOf } from '../../chipCommands.ts';
import { absentStack, bagInKeeping } from '../../chips/stacks.ts';
import type { Bag } from '../../chips/state.ts';
import { barredNow } from '../../eligibility.ts';
import type { TournamentFact } from '../../facts.ts';
import { assertActIdFree, assertUnderWay, requireEntry, requireLive } from '../../guards.ts';
import type { PenaltyFact } from '../../penaltyFacts.ts';
import { assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { assertDirector, seatOf, unknownBag } from './bags.ts';
import { isSeatedFor } from './playDays.ts';

type ReleaseBag = ChipCommandOf<'ReleaseBag'>;

/**
 * Gives the chips of a bag to their player at the seat drawn for the new day, against the duplicate
 * of the receipt and the document, and asks again whether the person may play. Without the
 * duplicate the Director releases them, with a penalty: the right to play stands.
 *
 * @see R123-I-14, R123-I-15, R123-I-27.b2, R123-IV-7.3.2.p1, R123-IV-7.3.2.p6,
 *   R123-IV-7.3.2.p8, decision T7
 * @throws {Rejection} in this order: those of `requireEntry`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.not-started`, `tournament.closed`, those of
 *   `requireLive`, `tournament.bag-unknown`, `tournament.seat-not-drawn`,
 *   `tournament.voucher-not-taken`,
 *   `tournament.entry-not-transferable`, `tournament.document-mismatch`, those of
 *   `barredNow`, `tournament.bag-receipt-mismatch`, `tournament.count-mismatch`
 */
export const releaseBag = (command: ReleaseBag, state: AnnouncedTournament): TournamentFact[] => {
  const { releaseId, entryId, person, counted, by, occurredAt, jornada } = command;
  const known = requireEntry(state, entryId);
  if (state.chips.bags[entryId]?.released?.releaseId === releaseId) return [];
  assertActIdFree(state, releaseId);
  assertRole(command);
  assertUnderWay(state);
  const entry = requireLive(state, known);
  const { entryNumber } = entry.sale;
  const bag = bagInKeeping(state, entry);
  if (!bag) throw unknownBag(entryNumber);
  assertSeatDrawn(state, bag);
  if (!entry.seating)
    throw new Rejection('tournament.voucher-not-taken', 'R123-IV-3', { entryNumber });
  const { table, seat } = seatOf(entry);
  if (entry.personId !== person.personId)
    throw new Rejection('tournament.entry-not-transferable', 'R123-I-33', { entryId });
  if (!command.documentMatches) throw new Rejection('tournament.document-mismatch', 'R123-I-28');
  const bar = barredNow(command, entry);
  if (bar) return [bar];
  assertReceipt(command, bag);
  const total = absentStack(state, entry);
  if (counted !== total)
    throw new Rejection('tournament.count-mismatch', 'R123-IV-7.3.2.p1', {
      detail: total,
      declared: total,
      counted,
    });
  const { receipt } = bag;
  const presented = command.receipt !== null;
  const what = { releaseId, entryId, receipt, presented, total, table, seat };
  const circumstance = { by, occurredAt, jornada };
  const released = { type: 'BagReleased', ...what, ...circumstance } as const;
  return presented ? [released] : [released, warning(command, table, state)];
};

const assertSeatDrawn = (state: AnnouncedTournament, { jornada }: Bag): void => {
  const { night, opened } = state.chips;
  const drawn = night ? isSeatedFor(state, night) : opened !== null && opened > jornada;
  if (!drawn) throw new Rejection('tournament.seat-not-drawn', 'R123-I-15');
};

/** The duplicate belongs to this bag; nobody but the Director does without it. */
const assertReceipt = (command: ReleaseBag, bag: Bag): void => {
  if (command.receipt === null) {
    assertDirector(command);
    return;
  }
  if (command.receipt !== bag.receipt)
    throw new Rejection('tournament.bag-receipt-mismatch', 'R123-IV-7.3.2.p8', {
      receipt: command.receipt,
    });
};

/** The first violation without a penalty of its own is a verbal warning (R123-II-41.b1). */
const warning = (
  { releaseId, entryId, by, occurredAt, jornada }: ReleaseBag,
  table: number,
  { level }: AnnouncedTournament,
): Extract<PenaltyFact, { type: 'PenaltyImposed' }> => ({
  type: 'PenaltyImposed',
  penaltyId: releaseId,
  entryId,
  hand: null,
  level,
  table,
  codes: [],
  infractions: ['R123-I-14'],
  others: [],
  round: null,
  players: 1,
  description: 'Comprobante no presentado',
  hands: 0,
  by,
  occurredAt,
  jornada,
});
