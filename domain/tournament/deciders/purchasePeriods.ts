import { Rejection } from '../../errors.ts';
import { unusedCoupons } from '../coupons.ts';
import { liveEntries } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertReason, assertUnderWay } from '../guards.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';
import { assertOwesNothing, offerOf } from '../tablePurchases.ts';

/**
 * Opens the add-on in the pause after the level published.
 *
 * @see R123-I-49, R123-I-1.7
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, `tournament.purchase-not-offered`, `tournament.purchase-out-of-period`
 */
export const openAddOns = (
  command: MoneyCommandOf<'OpenAddOns'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { by, occurredAt, jornada } = command;
  if (state.addOnsOpen) return [];
  assertRole(command);
  assertUnderWay(state);
  const offer = offerOf(state, 'AD');
  const { level, closedPurchases } = state;
  if (closedPurchases.includes('AD') || ('afterLevel' in offer && level !== offer.afterLevel))
    throw new Rejection('tournament.purchase-out-of-period', 'R123-I-49', {
      code: 'AD',
      level,
      through: 'afterLevel' in offer ? offer.afterLevel : 0,
    });
  return [{ type: 'AddOnsOpened', by, occurredAt, jornada }];
};

/**
 * Ends rebuys or add-ons. The coupons that nobody used are withdrawn and marked by the Director
 * beside LNSE; nobody may owe what can no longer be bought.
 *
 * @see R123-IV-4.p7, R123-IV-5.p5, R123-I-51
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, `tournament.purchase-not-offered`, `tournament.reason-missing`,
 *   `tournament.purchase-out-of-period` while add-ons were never opened,
 *   `tournament.purchase-owed`
 */
export const closePurchases = (
  command: MoneyCommandOf<'ClosePurchases'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { code, witness, by, occurredAt, jornada } = command;
  if (state.closedPurchases.includes(code)) return [];
  assertRole(command);
  assertUnderWay(state);
  const offer = offerOf(state, code);
  assertReason(witness, 'R123-IV-4.p7');
  if ('afterLevel' in offer && !state.addOnsOpen)
    throw new Rejection('tournament.purchase-out-of-period', 'R123-IV-5.p5', {
      code,
      level: state.level,
      through: offer.afterLevel,
    });
  for (const entry of liveEntries(state))
    if (entry.owes?.codes.includes(code)) assertOwesNothing(entry);
  const withdrawn = unusedCoupons(state, code).length;
  return [{ type: 'PurchasesClosed', code, withdrawn, witness, by, occurredAt, jornada }];
};
