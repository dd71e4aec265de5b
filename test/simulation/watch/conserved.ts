import { chipsInPlay as cashChips, figuresOf } from '../../../domain/cash/figures.ts';
import type { CashTable } from '../../../domain/cash/state.ts';
import type { JackpotFact } from '../../../domain/jackpot/facts.ts';
import { movementsOf } from '../../../domain/jackpot/movements.ts';
import { type Jackpot, meterValue } from '../../../domain/jackpot/state.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import { allEntries, paidEntries } from '../../../domain/tournament/entries.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { fundOf, paymentsOf, poolOf } from '../../../domain/tournament/prizes.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import type { AnnouncedTournament, Tournament } from '../../../domain/tournament/state.ts';
import { standingPurchases } from '../../../domain/tournament/tablePurchases.ts';
import { kindOf } from './aggregates.ts';

type Fact = { readonly type: string };

/** Compares the money and the chips of a state with what the facts alone say. @throws {Error} */
export const conserved = (
  stream: string,
  after: unknown,
  before: unknown,
  facts: readonly Fact[],
): void => {
  const assert = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`${stream}: ${what} after ${facts.map((one) => one.type)}.`);
  };
  const kind = kindOf(stream);
  if (kind === 'tournament')
    inTournament(after as Tournament, before as Tournament, facts as TournamentFact[], assert);
  if (kind === 'cash') inCash(after as CashTable, assert);
  if (kind === 'jackpot')
    inJackpot(after as Jackpot, before as Jackpot, facts as JackpotFact[], assert);
};

type Assert = (holds: boolean, what: string) => void;

/** What a fact adds to the takings of an event, in centavos. */
const takenBy = (fact: TournamentFact): number => {
  switch (fact.type) {
    case 'EntryPaid':
    case 'PurchasePaid':
      return fact.price;
    case 'EntryRefunded':
    case 'SaleVoided':
    case 'PurchaseVoided':
      return -fact.amount;
    default:
      return 0;
  }
};

/** What a fact moves in the drawer of a desk: takings, less the prizes paid. */
export const movedBy = (fact: TournamentFact): number => {
  if (fact.type === 'PrizePaid') return (fact.withheld ?? 0) - fact.amount;
  return takenBy(fact);
};

const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

const takings = (state: Tournament): number =>
  state.status === 'unannounced'
    ? 0
    : totalOf(purchasesOf(state).flatMap(({ returned, price }) => (returned ? [] : [price])));

const inTournament = (
  after: Tournament,
  before: Tournament,
  facts: readonly TournamentFact[],
  assert: Assert,
): void => {
  if (after.status === 'unannounced') return;
  assert(
    takings(after) === takings(before) + totalOf(facts.map(takenBy)),
    'takings are not theirs',
  );
  const standing = purchasesOf(after).filter(({ returned }) => !returned);
  const split = standing.every((one) => one.benefit + one.prizePart === one.price);
  assert(split, 'benefit and prize part are not the price');
  assert(poolOf(after) === totalOf(standing.map((one) => one.prizePart)), 'the pool is not theirs');
  assert(chipsInPlay(after) === chipsIssued(after), 'chips in play are not those issued');
  const paid = allEntries(after).flatMap((entry) => paymentsOf(entry).map(({ amount }) => amount));
  const reversed = allEntries(after).flatMap(({ reversedPayments }) =>
    reversedPayments.map(({ amount }) => amount),
  );
  const fund = after.lock ? fundOf(after.lock) : 0;
  assert(totalOf(paid) - totalOf(reversed) <= fund, 'prizes paid are more than the fund');
};

/** Of the desks of the simulation nobody withdraws or colours up. */
const chipsIssued = (state: AnnouncedTournament): number =>
  totalOf(
    paidEntries(state).flatMap((entry) => [
      state.terms.startingStack,
      ...standingPurchases(entry).map(({ chips }) => chips),
    ]),
  );

const inCash = (after: CashTable, assert: Assert): void => {
  if (after.status === 'unannounced' || !after.session || !after.day) return;
  if (after.session.ended !== null || after.day.closing !== null) return;
  const { stacksAtEnd } = figuresOf(after.day);
  assert(cashChips(after.session) === stacksAtEnd, 'the chips are not what came in less what left');
};

const meterOf = (jackpot: Jackpot): number =>
  jackpot.status === 'unannounced' ? 0 : meterValue(jackpot);

const inJackpot = (
  after: Jackpot,
  before: Jackpot,
  facts: readonly JackpotFact[],
  assert: Assert,
): void => {
  if (after.status === 'unannounced') return;
  const moved = totalOf(facts.flatMap(movementsOf).map(({ amount }) => amount));
  assert(meterOf(after) === meterOf(before) + moved, 'the meter is not what moved it');
  assert(meterOf(after) === totalOf(Object.values(after.totals)), 'the totals are not the meter');
};
