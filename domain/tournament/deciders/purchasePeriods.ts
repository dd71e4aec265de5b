import { unusedCoupons } from '../coupons.ts';
import { liveEntries } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertReason, assertUnderWay } from '../guards.ts';
import { assertLevelOver, reasonOf } from '../levelTime.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';
import { assertOwesNothing, type Offer, offerOf, outOfPeriod } from '../tablePurchases.ts';

/**
 * Opens the add-on in the pause after the level published: while time of that level is left, the
 * Direction says why it ends sooner.
 *
 * @see R123-I-49, R123-I-1.7, R123-II-47
 * @throws {Rejection} in this order: `tournament.already-recorded`,
 *   `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, `tournament.purchase-not-offered`, `tournament.purchase-out-of-period`,
 *   those of `assertLevelOver`
 */
export const openAddOns = (
  command: MoneyCommandOf<'OpenAddOns'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { by, occurredAt, jornada } = command;
  const known = state.addOnsOpening;
  const isSame = known?.reason === command.reason;
  if (known) return repeated(command, known, { norm: 'R123-I-49', isSame });
  assertRole(command);
  assertUnderWay(state);
  const offer = offerOf(state, 'AD');
  const { level, closedPurchases } = state;
  if (closedPurchases.includes('AD') || ('afterLevel' in offer && level !== offer.afterLevel))
    throw outOfPeriod(state, 'AD', offer, 'R123-I-49');
  assertLevelOver(command, state);
  return [{ type: 'AddOnsOpened', ...reasonOf(command), by, occurredAt, jornada }];
};

/**
 * Ends rebuys or add-ons. The coupons that nobody used are withdrawn and marked by the Director
 * beside LNSE; nobody may owe what can no longer be bought. The period that was published is not
 * cut short, but by the rest of its last level with a reason; one that play left behind, as nobody opened it or the event ended before, is closed too.
 *
 * @see R123-IV-4.p7, R123-IV-5.p5, R123-I-48, R123-I-51, R123-II-47
 * @throws {Rejection} in this order: `tournament.already-recorded`,
 *   `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, `tournament.purchase-not-offered`, `tournament.reason-missing`,
 *   `tournament.purchase-out-of-period` before the last level of the period, `tournament.level-early`
 *   while it has time, `tournament.purchase-owed`
 */
export const closePurchases = (
  command: MoneyCommandOf<'ClosePurchases'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { code, witness, reason, by, occurredAt, jornada } = command;
  const known = state.purchaseClosings.find((one) => one.code === code);
  if (known) {
    const told = { code, withdrawn: known.withdrawn };
    const isSame = known.witness === witness && known.reason === reason;
    return repeated(command, known, { norm: 'R123-IV-4.p7', isSame, told });
  }
  if (state.closedPurchases.includes(code)) return []; // of the final, where nothing is bought
  assertRole(command);
  assertUnderWay(state);
  const offer = offerOf(state, code);
  assertReason(witness, 'R123-IV-4.p7');
  assertPeriodOver(command, state, offer);
  for (const entry of liveEntries(state))
    if (entry.owes?.codes.includes(code)) assertOwesNothing(entry);
  const withdrawn = unusedCoupons(state, code).length;
  const why = reasonOf(command);
  return [{ type: 'PurchasesClosed', code, withdrawn, witness, ...why, by, occurredAt, jornada }];
};

/**
 * A rebuy is sold through its last level: while time of it is left, the Director says why it ends
 * sooner. An add-on is sold from its opening, which play may have passed, and he ends it.
 */
const assertPeriodOver = (
  command: MoneyCommandOf<'ClosePurchases'>,
  state: AnnouncedTournament,
  offer: Offer,
): void => {
  const { level, status, addOnsOpen } = state;
  const isAddOn = 'afterLevel' in offer;
  const norm = isAddOn ? 'R123-IV-5.p5' : 'R123-IV-4.p7';
  if (command.reason !== undefined) assertReason(command.reason, norm);
  if (status === 'finished' || (isAddOn && addOnsOpen)) return;
  const through = isAddOn ? offer.afterLevel : offer.throughLevel;
  if (level > through) return;
  if (isAddOn || level < through)
    throw outOfPeriod(state, command.code, offer, norm, 'its period is not over');
  if (!addOnsOpen) assertLevelOver(command, state, norm); // whose pause ends the level
};
