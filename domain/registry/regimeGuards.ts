import { Rejection } from '../errors.ts';
import { BASIS_POINTS_WHOLE } from '../money/centavos.ts';
import { LEGAL_REGIMES } from '../settlement/regimes.ts';
import { isWholeLaw } from '../settlement/splitBenefit.ts';
import type { Regime } from '../settlement/types.ts';
import { overlap } from '../time/jornada.ts';
import type { OwnRegime } from './commands.ts';
import { assertCitation, assertPeriod, assertTexts } from './guards.ts';

/**
 * A regime of the operator's own: cited, adding up to the whole benefit, in days that no other of
 * its regimes covers and for which the law does not say every share. An incomplete one says what it lacks and is confirmed expressly, which every
 * paper that uses it prints (decision M3).
 *
 * @see R123-I-63
 * @throws {Rejection} in this order: `registry.text-missing`, `registry.regime-of-the-law`,
 *   `registry.period-inverted`, `registry.regime-of-the-law` again where the law is complete,
 *   `registry.citation-missing`, `registry.shares-not-whole`,
 *   `registry.beneficiary-repeated`, `registry.confirmation-missing`, `registry.period-overlaps`
 */
export const assertRegime = (regime: OwnRegime, others: readonly Regime[]): void => {
  const { id, citation } = regime;
  assertTexts({ id }, 'R123-I-63');
  if (LEGAL_REGIMES.some((legal) => legal.id === id))
    throw new Rejection('registry.regime-of-the-law', 'R123-I-63', { id });
  assertPeriod(regime, 'R123-I-63');
  const law = LEGAL_REGIMES.find((legal) => isWholeLaw(legal) && overlap(legal, regime));
  if (law) throw new Rejection('registry.regime-of-the-law', 'R123-I-63', { id: law.id });
  assertCitation(citation, 'R123-I-63');
  assertShares(regime);
  assertConfirmed(regime);
  const other = others.find((one) => one.id !== id && overlap(one, regime));
  if (other) throw new Rejection('registry.period-overlaps', 'R123-I-63', { with: other.id });
};

const assertShares = ({ shares, balance }: OwnRegime): void => {
  const all = [...shares, balance];
  const total = all.reduce((whole, { bps }) => whole + bps, 0);
  const whole = all.every(({ bps }) => Number.isSafeInteger(bps) && bps >= 0);
  if (!whole || total !== BASIS_POINTS_WHOLE)
    throw new Rejection('registry.shares-not-whole', 'R123-I-63', { total });
  for (const { beneficiary, name } of all) assertTexts({ beneficiary, name }, 'R123-I-63');
  const repeated = all.find(
    ({ beneficiary }, place) => all.findIndex((one) => one.beneficiary === beneficiary) < place,
  );
  if (repeated)
    throw new Rejection('registry.beneficiary-repeated', 'R123-I-63', {
      beneficiary: repeated.beneficiary,
    });
};

const assertConfirmed = ({ complete, missing, confirmed }: OwnRegime): void => {
  if (!complete && (!missing?.trim() || confirmed !== true))
    throw new Rejection('registry.confirmation-missing', 'R123-I-63');
};
