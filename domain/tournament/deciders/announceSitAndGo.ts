import { Rejection } from '../../errors.ts';
import type { PriceBand, SitAndGoCharacteristics } from '../commands.ts';
import { QUOTA } from '../quota.ts';
import { assertScales, hasUnpaidPlace } from '../scales.ts';
import type { SitAndGoTerms } from '../terms.ts';
import {
  assertDirector,
  assertLevels,
  assertLimits,
  assertPoints,
  assertRising,
  blank,
  split,
} from './points.ts';

/**
 * Being a Sit & Go answers points 1.3, 1.4, 1.6 and 1.7: one stage at one table, registration
 * until the start, neither rebuys nor add-on.
 *
 * @see R123-I-1, R123-I-23, R123-I-26, R123-I-62, R123-III-1, R123-IV-11
 * @throws {Rejection} in this order: `tournament.announcement-incomplete`,
 *   `tournament.director-missing`, `tournament.authorisation-missing`,
 *   `tournament.quota-out-of-range`, `tournament.price-band-missing`,
 *   `tournament.price-outside-band`, `settlement.share-out-of-range`,
 *   `settlement.prize-below-floor`, `tournament.level-invalid`, those of `assertScales`,
 *   `tournament.entry-cap-invalid`, `tournament.prize-unit-invalid`
 */
export const sitAndGoTerms = (
  announced: SitAndGoCharacteristics,
  band: PriceBand | null,
): SitAndGoTerms => {
  const { jornada, startsAt } = announced;
  assertPoints(announced, [
    { point: 'R123-I-1', at: '/table', missing: !(announced.table > 0) },
    { point: 'R123-I-1.2', at: '/jornada', missing: blank(jornada) },
    { point: 'R123-I-1.2', at: '/startsAt', missing: blank(startsAt) },
  ]);
  assertDirector(announced.director);
  assertAuthorisation(announced);
  assertQuota(announced.quota);
  assertBand(announced, band);
  const { prize, director, ...rest } = announced;
  const { legajo, name } = director;
  const terms = { ...rest, director: { legajo, name }, ...split({ price: rest.price, prize }) };
  assertLevels(terms.levels);
  assertRising(terms.levels);
  assertScales(terms.scales, { from: QUOTA.min, to: terms.quota });
  assertLimits(terms);
  if (terms.scales.some((scale) => hasUnpaidPlace(scale, terms, QUOTA.min)))
    throw new Rejection('tournament.prize-unit-invalid', 'R123-I-26', {
      prizeUnit: terms.prizeUnit,
    });
  return terms;
};

const assertAuthorisation = ({ authorisation }: SitAndGoCharacteristics): void => {
  if (authorisation.kind === 'within-event')
    if (blank(authorisation.event) || blank(authorisation.reference))
      throw new Rejection('tournament.authorisation-missing', 'R123-IV-11');
};

const assertQuota = (quota: number): void => {
  const whole = Number.isSafeInteger(quota);
  if (!whole || quota < QUOTA.min || quota > QUOTA.max)
    throw new Rejection('tournament.quota-out-of-range', 'R123-IV-11.p3', { quota, ...QUOTA });
};

const assertBand = ({ price }: SitAndGoCharacteristics, band: PriceBand | null): void => {
  if (!band) throw new Rejection('tournament.price-band-missing', 'R123-IV-11.p2');
  const { min, max, reference } = band;
  if (price < min || price > max)
    throw new Rejection('tournament.price-outside-band', 'R123-IV-11.p2', {
      price,
      min,
      max,
      reference,
    });
};
