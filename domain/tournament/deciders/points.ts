import { Rejection } from '../../errors.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { NormId } from '../../regulation/norms.ts';
import { type PurchasePlace, splitPurchase } from '../../settlement/splitPurchase.ts';
import type { Characteristics, PrizeShare } from '../commands.ts';
import type { StaffMember } from '../facts.ts';
import type { Level, PurchaseTerms, Terms } from '../terms.ts';

/** What the announcements of every modality ask for, point by point. */

/** A member that an article asks for, and where the announcement says it, as a JSON pointer. */
type Point = { readonly point: NormId; readonly at: string; readonly missing: boolean };

export const blank = (text: string): boolean => text.trim() === '';

/**
 * @see R123-I-1
 * @throws {Rejection} `tournament.announcement-incomplete`, naming every point and member that is missing
 */
export const assertPoints = (announced: Characteristics, ofModality: readonly Point[]): void => {
  const { name, eventNumber, venue, price, startingStack, scales, levels } = announced;
  const points: Point[] = [
    { point: 'R123-I-1', at: '/name', missing: blank(name) },
    { point: 'R123-I-1', at: '/eventNumber', missing: blank(eventNumber) },
    { point: 'R123-I-1', at: '/venue', missing: blank(venue) },
    ...ofModality,
    { point: 'R123-I-1.5', at: '/price', missing: !(price > 0) },
    { point: 'R123-I-1.5', at: '/startingStack', missing: !(startingStack > 0) },
    { point: 'R123-I-1.10', at: '/scales', missing: scales.length === 0 },
    { point: 'R123-I-1.11', at: '/levels', missing: levels.length === 0 },
  ];
  const missing = points.filter((one) => one.missing);
  const [first] = missing;
  if (first)
    throw new Rejection('tournament.announcement-incomplete', first.point, {
      points: [...new Set(missing.map(({ point }) => point))].join(', '),
      pointer: missing.map(({ at }) => at).join(', '),
    });
};

/** @throws {Rejection} `tournament.director-missing` */
export const assertDirector = ({ role, legajo, name }: StaffMember): void => {
  if (role !== 'director' || blank(legajo) || blank(name))
    throw new Rejection('tournament.director-missing', 'R123-III-1');
};

/**
 * What a purchase is made of, its price split into benefit and prize part.
 *
 * @throws {Rejection} `settlement.share-out-of-range`, `settlement.prize-below-floor`
 */
export const split = (
  { price, prize }: { readonly price: Centavos; readonly prize: PrizeShare },
  place?: PurchasePlace,
): PurchaseTerms => ({
  price,
  ...splitPurchase(
    'bps' in prize ? { price, prizeBps: prize.bps } : { price, benefit: prize.benefit },
    place,
  ),
  prizeBps: 'bps' in prize ? prize.bps : null,
});

/**
 * Blinds rise or stay. What the Direction changes for the good of the tournament may fall (R123-II-47).
 *
 * @see R123-I-1.11
 * @throws {Rejection} `tournament.level-invalid`
 */
export const assertRising = (levels: readonly Level[]): void => {
  const wrong = levels.findIndex(({ smallBlind, bigBlind }, index) => {
    const before = levels[index - 1];
    return before && (smallBlind < before.smallBlind || bigBlind < before.bigBlind);
  });
  if (wrong >= 0)
    throw new Rejection('tournament.level-invalid', 'R123-I-1.11', {
      ...{ level: wrong + 1, pointer: `/levels/${wrong}` },
    });
};

/** @throws {Rejection} `tournament.level-invalid` */
export const assertLevels = (levels: readonly Level[]): void => {
  const wrong = levels.findIndex(
    ({ level, smallBlind, bigBlind, ante, minutes }, index) =>
      level !== index + 1 ||
      smallBlind < 1 ||
      smallBlind > bigBlind ||
      ante < 0 ||
      !Number.isSafeInteger(minutes) ||
      minutes < 1,
  );
  if (wrong >= 0)
    throw new Rejection('tournament.level-invalid', 'R123-I-1.11', { level: wrong + 1 });
};

/**
 * @throws {Rejection} in this order: `tournament.entry-cap-invalid`,
 *   `tournament.prize-unit-invalid`
 */
export const assertLimits = ({ entriesPerPersonMax, prizeUnit }: Terms): void => {
  if (entriesPerPersonMax !== null && !(entriesPerPersonMax >= 1))
    throw new Rejection('tournament.entry-cap-invalid', 'R123-I-32', {
      entriesMax: entriesPerPersonMax,
    });
  if (!(prizeUnit >= 1))
    throw new Rejection('tournament.prize-unit-invalid', 'R123-I-65', { prizeUnit });
};
