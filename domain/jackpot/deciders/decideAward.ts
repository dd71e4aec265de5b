import { Rejection } from '../../errors.ts';
import { centavos } from '../../money/centavos.ts';
import type { JackpotCommandOf } from '../commands.ts';
import type { JackpotFact } from '../facts.ts';
import { assertControls, assertReason } from '../guards.ts';
import { deductionsOf } from '../prizes.ts';
import { type AnnouncedJackpot, meterValue } from '../state.ts';

/**
 * Operations management, jointly with the LNSE, decides an award that was held: one of the amounts
 * that could be. Their decision is final. Above what one person pays alone a second one of the staff
 * answers too.
 *
 * @see R132-73
 * @throws {Rejection} in this order: `jackpot.award-unknown`, `jackpot.award-not-held`,
 *   `jackpot.award-decided-otherwise`, `jackpot.inspector-missing`, `jackpot.reason-missing`,
 *   `jackpot.decision-not-proposed`, `jackpot.second-person-missing`, `jackpot.signature-repeated`,
 *   `jackpot.role-not-allowed`, `jackpot.meter-too-low`
 */
export const decideAward = (
  command: JackpotCommandOf<'DecideAward'>,
  jackpot: AnnouncedJackpot,
): JackpotFact[] => {
  const { type: _, awardId, amount, inspector, text, ...rest } = command;
  const { soloPayoutMax: __, second, ...circumstance } = rest;
  const award = jackpot.awards.find((one) => one.awardId === awardId);
  if (!award) throw new Rejection('jackpot.award-unknown', undefined, { awardId });
  if (award.hold === null) throw new Rejection('jackpot.award-not-held', 'R132-73', { awardId });
  if (award.decided !== null) {
    if (award.amount === amount) return [];
    throw new Rejection('jackpot.award-decided-otherwise', 'R132-73', { awardId });
  }
  if (inspector.trim() === '') throw new Rejection('jackpot.inspector-missing', 'R132-73');
  assertReason(text, 'R132-73');
  const { proposals } = award.hold;
  if (!proposals.includes(amount))
    throw new Rejection('jackpot.decision-not-proposed', award.hold.norm, {
      amount,
      proposals: proposals.join(', '),
    });
  assertPaidByTwo(command);
  const taken = centavos(amount - (award.amount ?? 0));
  const value = meterValue(jackpot);
  if (taken > value) throw new Rejection('jackpot.meter-too-low', 'R132-53', { taken, value });
  const deductions = deductionsOf(jackpot.tables, taken);
  const decided = { awardId, amount, deductions, inspector, text };
  return [{ type: 'AwardDecided', ...circumstance, ...decided, ...(second && { second }) }];
};

/** Up to the sum that the operator set, that sum included, the award is decided by one person. */
const assertPaidByTwo = ({
  by,
  second,
  amount,
  soloPayoutMax,
}: JackpotCommandOf<'DecideAward'>): void => {
  if (second === undefined) {
    if (soloPayoutMax === undefined || amount <= soloPayoutMax) return;
    throw new Rejection('jackpot.second-person-missing', 'R132-73', { amount, max: soloPayoutMax });
  }
  if (second.legajo === by.legajo)
    throw new Rejection('jackpot.signature-repeated', 'R132-73', { legajo: by.legajo });
  assertControls(second);
};
