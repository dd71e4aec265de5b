import { Rejection } from '../errors.ts';
import type { RoundFact, SettledBox } from '../madero/facts.ts';
import { type Centavos, sum } from '../money/centavos.ts';
import type { StaffMember } from '../tournament/facts.ts';
import type { TableFact } from './facts.ts';
import { assertSigned, PAID } from './signatures.ts';
import type { TableTerms } from './terms.ts';

/** What one person pays alone at most, where the operator set it, and who pays with him. */
export type Paying = {
  readonly by: StaffMember;
  readonly soloPayoutMax?: Centavos;
  readonly second?: StaffMember;
};

/**
 * The facts of a round with who answers for what it pays: above the sum that the operator set, that
 * sum excluded, a second person signs for what one box gets beyond its bets, prizes of the bank and
 * of the meter together.
 *
 * @see R132-13, R132-14
 * @throws {Rejection} in this order: `table.second-person-missing`, those of `assertSigned`
 */
export const signedForPayments = (
  facts: readonly TableFact[],
  { by, second, soloPayoutMax }: Paying,
  terms: Pick<TableTerms, 'game' | 'sector'>,
): TableFact[] => {
  const settled = facts.find((fact) => fact.type === 'RoundSettled');
  if (!settled) return [...facts];
  const paid = Math.max(0, ...settled.boxes.map((box) => paidTo(box, facts)));
  if (second) assertSigned({ by, second }, PAID, terms);
  else if (soloPayoutMax !== undefined && paid > soloPayoutMax)
    throw new Rejection('table.second-person-missing', 'R132-13', { paid, max: soloPayoutMax });
  return facts.map((fact) => (fact === settled && second ? { ...settled, second } : fact));
};

/** Beyond its own bets; a box that loses gets nothing. */
const paidTo = (
  { box, bets, returned, jackpot, specialAward }: SettledBox,
  facts: readonly TableFact[],
): number => {
  const won = sum(Object.values(returned)) - sum(Object.values(bets));
  const ofMeter = facts.filter(
    (fact): fact is Extract<RoundFact, { type: 'MeterPrizeRecorded' }> =>
      fact.type === 'MeterPrizeRecorded' && fact.box === box,
  );
  return Math.max(0, won) + jackpot.award + specialAward + sum(ofMeter.map(({ amount }) => amount));
};
