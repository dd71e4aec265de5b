import { Rejection } from '../../errors.ts';
import { unusedCoupons } from '../coupons.ts';
import { liveEntries } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertReason, assertUnderWay } from '../guards.ts';
import { assertLevelOver, reasonOf } from '../levelTime.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import type { TableCode } from '../moneyFacts.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';
import { assertOwesNothing, offerOf } from '../tablePurchases.ts';

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
    throw new Rejection('tournament.purchase-out-of-period', 'R123-I-49', {
      code: 'AD',
      level,
      through: 'afterLevel' in offer ? offer.afterLevel : 0,
    });
  assertLevelOver(command, state);
  return [{ type: 'AddOnsOpened', ...reasonOf(command), by, occurredAt, jornada }];
};

/**
 * Ends rebuys or add-ons. The coupons that nobody used are withdrawn and marked by the Director
 * beside LNSE; nobody may owe what can no longer be bought. The period that was published may not be
 * cut short; one that play left behind, as nobody opened it or the event ended before, is closed too.
 *
 * @see R123-IV-4.p7, R123-IV-5.p5, R123-I-48, R123-I-51
 * @throws {Rejection} in this order: `tournament.already-recorded`,
 *   `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, `tournament.purchase-not-offered`, `tournament.reason-missing`,
 *   `tournament.purchase-out-of-period` before the period is over, `tournament.purchase-owed`
 */
export const closePurchases = (
  command: MoneyCommandOf<'ClosePurchases'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { code, witness, by, occurredAt, jornada } = command;
  const known = state.purchaseClosings.find((one) => one.code === code);
  if (known) {
    const told = { code, withdrawn: known.withdrawn };
    const isSame = known.witness === witness;
    return repeated(command, known, { norm: 'R123-IV-4.p7', isSame, told });
  }
  if (state.closedPurchases.includes(code)) return []; // of the final, where nothing is bought
  assertRole(command);
  assertUnderWay(state);
  const offer = offerOf(state, code);
  assertReason(witness, 'R123-IV-4.p7');
  assertPeriodOver(state, code, offer);
  for (const entry of liveEntries(state))
    if (entry.owes?.codes.includes(code)) assertOwesNothing(entry);
  const withdrawn = unusedCoupons(state, code).length;
  return [{ type: 'PurchasesClosed', code, withdrawn, witness, by, occurredAt, jornada }];
};

/** A rebuy is sold through its last level; an add-on from its opening, which play may have passed. */
const assertPeriodOver = (
  { level, status, addOnsOpen }: AnnouncedTournament,
  code: TableCode,
  offer: ReturnType<typeof offerOf>,
): void => {
  if (status === 'finished') return;
  const isAddOn = 'afterLevel' in offer;
  const through = isAddOn ? offer.afterLevel : offer.throughLevel;
  if (isAddOn ? addOnsOpen || level > through : level >= through) return;
  const norm = isAddOn ? 'R123-IV-5.p5' : 'R123-IV-4.p7';
  throw new Rejection('tournament.purchase-out-of-period', norm, { code, level, through });
};
