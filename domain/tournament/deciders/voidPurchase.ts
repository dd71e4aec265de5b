import { Rejection } from '../../errors.ts';
import { sum } from '../../money/centavos.ts';
import type { TournamentFact } from '../facts.ts';
import {
  assertActIdFree,
  assertNothingPaid,
  assertReason,
  assertTakingsOpen,
  assertUnderWay,
  requireEntry,
  requireLive,
} from '../guards.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { shiftOf } from '../shiftAtDesk.ts';
import type { AnnouncedTournament, TablePurchase } from '../state.ts';

/**
 * Takes back a purchase typed by mistake, on the word of the Direction: its coupons are void and
 * their chips were never given.
 *
 * @see R123-IV-4, R123-IV-5
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.already-recorded`,
 *   `tournament.act-id-reused`, `tournament.role-not-allowed`, `tournament.reason-missing`,
 *   `tournament.purchase-unknown`, `tournament.closed`, `tournament.takings-settled`,
 *   `tournament.entry-not-live`, `tournament.prize-already-paid`
 */
export const voidPurchase = (
  command: MoneyCommandOf<'VoidPurchase'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, purchaseId, voidId, reason, desk, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  const lines = entry.purchases.filter((one) => one.purchaseId === purchaseId);
  const [first] = lines;
  if (first?.voided) return voidedAgain(command, first.voided);
  assertActIdFree(state, voidId);
  assertRole(command);
  assertReason(reason, 'R123-IV-4');
  if (!first) throw new Rejection('tournament.purchase-unknown', undefined, { purchaseId });
  assertUnderWay(state);
  for (const day of [jornada, first.jornada]) assertTakingsOpen(state, day);
  requireLive(state, entry);
  assertNothingPaid(state);
  const amount = sum(lines.map(({ price }) => price));
  const voided = { entryId, purchaseId, voidId, amount, reason, desk, ...shiftOf(command) };
  return [{ type: 'PurchaseVoided', ...voided, by, occurredAt, jornada }];
};

const voidedAgain = (
  command: MoneyCommandOf<'VoidPurchase'>,
  { at: occurredAt, legajo, reason, desk }: NonNullable<TablePurchase['voided']>,
): [] => {
  const isSame = reason === command.reason && desk === command.desk;
  const known = { occurredAt, by: { legajo } };
  return repeated(command, known, { norm: 'R123-IV-4', isSame, told: { desk } });
};
