import { FIRST_CLASS, type HandClass } from './categories.ts';

/** A set of ranks, bit 0 a 2 and bit 12 an ace. */
export type RankSet = number;

const ACE = 12;
const NO_STRAIGHT = -1;

/**
 * For each set of five ranks its place among the 1,277 that are no straight, best first: the
 * highest rank decides, then the next (decision H5).
 */
const FIVE_RANKS_PLACE = new Uint16Array(1 << 13);

/**
 * The place of the best straight in a set, 0 with the ace on top to 9 with the five: ace to five
 * is the only one in which the ace is low (H5).
 */
const straightPlace = (set: RankSet): number => {
  const withLowAce = (set << 1) | (set >> ACE);
  const lowest =
    withLowAce & (withLowAce >> 1) & (withLowAce >> 2) & (withLowAce >> 3) & (withLowAce >> 4);
  return lowest === 0 ? NO_STRAIGHT : 9 - highest(lowest);
};

const highest = (set: RankSet): number => 31 - Math.clz32(set);

const fillPlaces = (): void => {
  let place = 0;
  const add = (set: RankSet, below: number, left: number): void => {
    if (left > 0) {
      for (let rank = below - 1; rank >= left - 1; rank -= 1)
        add(set | (1 << rank), rank, left - 1);
    } else if (straightPlace(set) === NO_STRAIGHT) {
      FIVE_RANKS_PLACE[set] = place;
      place += 1;
    }
  };
  add(0, ACE + 1, 5);
};
fillPlaces();

/** The place of the five highest of five or more ranks. */
const fiveRanksPlace = (set: RankSet): number => {
  let five = set;
  let surplus = -5;
  for (let left = set; left !== 0; left &= left - 1) surplus += 1;
  for (; surplus > 0; surplus -= 1) five &= five - 1;
  return FIVE_RANKS_PLACE[five]!;
};

/** The class of five or more ranks of one suit. @see R40-93.b1 @see R40-93.b4 @see R132-19.3 */
export const classOfSuit = (ranks: RankSet): HandClass => {
  const straight = straightPlace(ranks);
  if (straight !== NO_STRAIGHT) return FIRST_CLASS['royal-flush'] + straight;
  return FIRST_CLASS.flush + fiveRanksPlace(ranks);
};

/** The ranks that a hand has once or more, twice or more, three times or more, four times. */
export type RankCounts = {
  readonly once: RankSet;
  readonly twice: RankSet;
  readonly thrice: RankSet;
  readonly four: RankSet;
};

/**
 * The class of five to seven cards when no five are of one suit. Each category counts its classes
 * from its best: first by the rank that makes it, then by the ranks beside it, highest first.
 *
 * @see R40-93 @see R132-19
 */
export const classOfRanks = ({ once, twice, thrice, four }: RankCounts): HandClass => {
  if (four !== 0) {
    const quad = highest(four);
    const beside = placeWithout(highest(once & ~(1 << quad)), quad);
    return FIRST_CLASS.quads + (ACE - quad) * 12 + beside;
  }
  if (thrice !== 0) {
    const trio = highest(thrice);
    const pairs = twice & ~(1 << trio);
    if (pairs !== 0)
      return FIRST_CLASS['full-house'] + (ACE - trio) * 12 + placeWithout(highest(pairs), trio);
  }
  const straight = straightPlace(once);
  if (straight !== NO_STRAIGHT) return FIRST_CLASS.straight + straight;
  if (thrice !== 0) return classOfTrio(once, highest(thrice));
  if (twice === 0) return FIRST_CLASS['high-card'] + fiveRanksPlace(once);
  const pair = highest(twice);
  const others = twice & ~(1 << pair);
  return others === 0 ? classOfPair(once, pair) : classOfTwoPair(once, pair, highest(others));
};

/** @see R40-93.b6 @see R132-19.5 */
const classOfTrio = (once: RankSet, trio: number): HandClass => {
  const others = once & ~(1 << trio);
  const fourth = highest(others);
  const fifth = highest(others & ~(1 << fourth));
  const beside = placeOfTwo(placeWithout(fourth, trio), placeWithout(fifth, trio), 12);
  return FIRST_CLASS.trips + (ACE - trio) * 66 + beside;
};

/** @see R40-93.b7 @see R132-19.6 */
const classOfTwoPair = (once: RankSet, high: number, low: number): HandClass => {
  const fifth = highest(once & ~(1 << high) & ~(1 << low));
  const beside = ACE - fifth - Number(high > fifth) - Number(low > fifth);
  return FIRST_CLASS['two-pair'] + placeOfTwo(ACE - high, ACE - low, 13) * 11 + beside;
};

/** @see R40-93.b8 @see R132-19.7 */
const classOfPair = (once: RankSet, pair: number): HandClass => {
  const others = once & ~(1 << pair);
  const third = highest(others);
  const fourth = highest(others & ~(1 << third));
  const fifth = highest(others & ~(1 << third) & ~(1 << fourth));
  const first = placeWithout(third, pair);
  const before = 220 - chooseThree(12 - first);
  const nextTwo = placeOfTwo(
    placeWithout(fourth, pair) - first - 1,
    placeWithout(fifth, pair) - first - 1,
    11 - first,
  );
  return FIRST_CLASS.pair + (ACE - pair) * 220 + before + nextTwo;
};

/** The place of a rank, 0 the best, among the twelve that are not `other`. */
const placeWithout = (rank: number, other: number): number => ACE - rank - Number(other > rank);

/** The place of the pair of places `first` < `second` among all pairs of `count`, best first. */
const placeOfTwo = (first: number, second: number, count: number): number =>
  (first * (2 * count - first - 1)) / 2 + (second - first - 1);

const chooseThree = (count: number): number => (count * (count - 1) * (count - 2)) / 6;
