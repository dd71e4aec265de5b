/**
 * Strength of five to seven cards.
 * `strengthOf(cards: readonly Card[]): HandClass`, 1 = royal flush … 7462;
 * `strengthOfSeven(a, b, c, d, e, f, g): HandClass`, the same for seven, without an array.
 * Cards are taken as distinct: `parseCards` and `assertDistinct` see to that.
 */
import { invariant } from '../errors.ts';
import type { Card } from './card.ts';
import type { HandClass } from './categories.ts';
import { classOfRanks, classOfSuit, type RankSet } from './classOfRanks.ts';
import { HIGH_ROW, LOW_BITS, LOW_COLUMN, RANK_KEY, RANK_MULTISETS } from './sevenCardRanks.ts';

/** Four bits for each suit, counted from 3, so that the fifth card of a suit sets the top bit. */
const SUITS_EMPTY = 0x3333;
const FIVE_OF_A_SUIT = 0x8888;
const LOW_MASK = (1 << LOW_BITS) - 1;

/** The classes of seven ranks met so far, 0 when not met: so that loading fills no large table. */
const CLASS_OF_SEVEN = new Uint16Array(RANK_MULTISETS);

/**
 * The best five of five, six or seven cards.
 *
 * @see R40-2 @see R40-92 @see R132-31 @see CLUB-S1 @see CLUB-J10
 */
export const strengthOf = (cards: readonly Card[]): HandClass => {
  if (cards.length === 7) {
    const [a, b, c, d, e, f, g] = cards;
    return strengthOfSeven(a!, b!, c!, d!, e!, f!, g!);
  }
  invariant(cards.length === 5 || cards.length === 6, 'a hand is five to seven cards');
  return classOfCards(cards);
};

/** As `strengthOf`, with additions and a look-up in place of counting: for many hands. */
export const strengthOfSeven = (
  a: Card,
  b: Card,
  c: Card,
  d: Card,
  e: Card,
  f: Card,
  g: Card,
): HandClass => {
  const suits =
    SUITS_EMPTY +
    (1 << ((a & 3) << 2)) +
    (1 << ((b & 3) << 2)) +
    (1 << ((c & 3) << 2)) +
    (1 << ((d & 3) << 2)) +
    (1 << ((e & 3) << 2)) +
    (1 << ((f & 3) << 2)) +
    (1 << ((g & 3) << 2));
  if ((suits & FIVE_OF_A_SUIT) !== 0) return classOfCards([a, b, c, d, e, f, g]);
  const key =
    RANK_KEY[a]! +
    RANK_KEY[b]! +
    RANK_KEY[c]! +
    RANK_KEY[d]! +
    RANK_KEY[e]! +
    RANK_KEY[f]! +
    RANK_KEY[g]!;
  const place = HIGH_ROW[key >> LOW_BITS]! + LOW_COLUMN[key & LOW_MASK]!;
  const known = CLASS_OF_SEVEN[place]!;
  if (known !== 0) return known;
  const found = classOfCards([a, b, c, d, e, f, g]);
  CLASS_OF_SEVEN[place] = found;
  return found;
};

/** Counts the cards of each suit, and the ranks there once or more, twice or more … */
const classOfCards = (cards: readonly Card[]): HandClass => {
  let suits = SUITS_EMPTY;
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  for (const card of cards) {
    const bit = 1 << (card >> 2);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    suits += 1 << ((card & 3) << 2);
  }
  const suited = suits & FIVE_OF_A_SUIT;
  if (suited !== 0) return classOfSuit(ranksOfSuit(cards, suitThatFills(suited)));
  return classOfRanks({ once, twice, thrice, four });
};

/** The suit whose top bit is set: seven cards fill one at most. */
const suitThatFills = (suited: number): number => (31 - Math.clz32(suited)) >> 2;

const ranksOfSuit = (cards: readonly Card[], suit: number): RankSet => {
  let ranks = 0;
  for (const card of cards) if ((card & 3) === suit) ranks |= 1 << (card >> 2);
  return ranks;
};
