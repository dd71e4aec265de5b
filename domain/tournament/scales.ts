import { Rejection } from '../errors.ts';
import { centavos } from '../money/centavos.ts';
import type { NormId } from '../regulation/norms.ts';
import { assertScale, placePrizes } from '../settlement/placePrizes.ts';
import type { PaidPlaces, PrizeScale, Terms } from './terms.ts';

/** With 10 entries the first three are paid, with up to 9 the first two (R123-I-26). */
const THREE_PLACES_FROM = 10;

export const placesFor = (entries: number): number => (entries >= THREE_PLACES_FROM ? 3 : 2);

/** The published scale for a number of entries (R123-I-65). */
export const scaleFor = ({ scales }: Terms, entries: number): PrizeScale | undefined =>
  scales.find(({ entriesMin, entriesMax }) => entries >= entriesMin && entries <= entriesMax);

/** For how many entries an event needs a scale. */
type Range = { readonly from: number; readonly to: number };

/**
 * Refuses scales that pay another number of places than the text, that leave a number of entries
 * of the range without one, or that give it two.
 *
 * @see R123-I-26, R123-I-1.10, R123-I-65
 * @throws {Rejection} in this order: for each scale `tournament.scale-places-wrong`,
 *   `settlement.scale-not-whole`, `settlement.scale-increases`; then for each number of entries
 *   `tournament.scale-missing`, `tournament.scale-overlaps`
 */
export const assertScales = (scales: readonly PrizeScale[], range: Range): void => {
  for (const scale of scales) {
    assertPlaces(scale);
    assertScale(scale.sharesBps);
  }
  assertCovered(scales, range);
};

/**
 * The scales of an event of several tables: no more places than entries, each of them paid.
 *
 * @see R123-I-1.10, R123-I-65, CLUB-D8
 * @throws {Rejection} as `assertScales`
 */
export const assertScalesCover = (
  scales: readonly PrizeScale[],
  range: Range,
  norm: NormId,
): void => {
  for (const scale of scales) {
    const { entriesMin, entriesMax, sharesBps } = scale;
    const places = sharesBps.length;
    const all = sharesBps.every((bps) => bps > 0);
    if (entriesMin > entriesMax || places > entriesMin || !all)
      throw new Rejection('tournament.scale-places-wrong', norm, {
        entriesMin,
        entriesMax,
        places,
      });
    assertScale(sharesBps, norm);
  }
  assertCovered(scales, range);
};

const BPS_WHOLE = 10_000;

/**
 * How many places a share of the entries pays; at least one.
 *
 * @see R123-I-1.10
 */
export const placesPaid = ({ bps, rounding }: PaidPlaces, entries: number): number => {
  const whole = Math.floor((entries * bps) / BPS_WHOLE);
  const rest = (entries * bps) % BPS_WHOLE;
  const up = rounding === 'up' ? rest > 0 : rounding === 'nearest' && rest * 2 >= BPS_WHOLE;
  return Math.max(1, up ? whole + 1 : whole);
};

/**
 * The scales pay as many places as the share that was published, rounded as published.
 *
 * @see R123-I-1.10, R123-I-65
 * @throws {Rejection} `tournament.paid-places-invalid`, then `tournament.scale-places-wrong`
 */
export const assertPaidPlaces = (
  paidPlaces: PaidPlaces,
  scales: readonly PrizeScale[],
  { from, to }: Range,
): void => {
  const { bps } = paidPlaces;
  if (!Number.isSafeInteger(bps) || bps < 1 || bps > BPS_WHOLE)
    throw new Rejection('tournament.paid-places-invalid', 'R123-I-1.10', { bps });
  for (let entries = from; entries <= to; entries += 1) {
    const scale = scales.find((one) => entries >= one.entriesMin && entries <= one.entriesMax);
    const places = scale?.sharesBps.length ?? 0;
    if (places !== placesPaid(paidPlaces, entries))
      throw new Rejection('tournament.scale-places-wrong', 'R123-I-1.10', {
        entriesMin: entries,
        entriesMax: entries,
        places,
      });
  }
};

const assertCovered = (scales: readonly PrizeScale[], { from, to }: Range): void => {
  for (let entries = from; entries <= to; entries += 1) {
    const matching = scales.filter(
      ({ entriesMin, entriesMax }) => entries >= entriesMin && entries <= entriesMax,
    );
    if (matching.length === 0)
      throw new Rejection('tournament.scale-missing', 'R123-I-1.10', { entries });
    if (matching.length > 1)
      throw new Rejection('tournament.scale-overlaps', 'R123-I-65', { entries });
  }
};

/** A place with a share of zero is not paid, so it does not count as one. */
const assertPlaces = ({ entriesMin, entriesMax, sharesBps }: PrizeScale): void => {
  const paid = sharesBps.filter((bps) => bps > 0).length;
  const places = placesFor(entriesMin);
  const oneNumber = placesFor(entriesMax) === places;
  if (entriesMin > entriesMax || !oneNumber || paid !== places || sharesBps.length !== places)
    throw new Rejection('tournament.scale-places-wrong', 'R123-I-26', {
      entriesMin,
      entriesMax,
      places: sharesBps.length,
    });
};

/**
 * Whether rounding leaves nothing for a place of the scale when the fewest entries play for it.
 *
 * @see R123-I-26, R123-I-65
 */
export const hasUnpaidPlace = (
  { entriesMin, sharesBps }: PrizeScale,
  { prizePart, prizeUnit }: Pick<Terms, 'prizePart' | 'prizeUnit'>,
  fewest: number,
): boolean => {
  const pool = centavos(Math.max(entriesMin, fewest) * prizePart);
  return placePrizes(pool, sharesBps, prizeUnit).some((prize) => prize === 0);
};
