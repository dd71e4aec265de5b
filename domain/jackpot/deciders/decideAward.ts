import { Rejection } from '../../errors.ts';
import { centavos } from '../../money/centavos.ts';
import type { JackpotCommandOf } from '../commands.ts';
import type { JackpotFact } from '../facts.ts';
import { assertReason } from '../guards.ts';
import { deductionsOf } from '../prizes.ts';
import { type AnnouncedJackpot, meterValue } from '../state.ts';

/**
 * Operations management, jointly with the LNSE, decides an award that was held: one of the amounts
 * that could be. Their decision is final.
 *
 * @see R132-73
 * @throws {Rejection} in this order: `jackpot.award-unknown`, `jackpot.award-not-held`,
 *   `jackpot.award-decided-otherwise`, `jackpot.inspector-missing`, `jackpot.reason-missing`,
 *   `jackpot.decision-not-proposed`, `jackpot.meter-too-low`
 */
export const decideAward = (
  command: JackpotCommandOf<'DecideAward'>,
  jackpot: AnnouncedJackpot,
): JackpotFact[] => {
  const { type: _, awardId, amount, inspector, text, ...circumstance } = command;
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
  const taken = centavos(amount - (award.amount ?? 0));
  const value = meterValue(jackpot);
  if (taken > value) throw new Rejection('jackpot.meter-too-low', 'R132-53', { taken, value });
  const deductions = deductionsOf(jackpot.tables, taken);
  return [{ type: 'AwardDecided', ...circumstance, awardId, amount, deductions, inspector, text }];
};
