import type { Card } from '../../domain/cards/card.ts';
import { FIRST_CLASS } from '../../domain/cards/categories.ts';
import { strengthOfSeven } from '../../domain/cards/strength.ts';

/** Every two of 52 cards have a number: `PAIRS[n]` are the cards, `pairOf` the number. */
export const PAIRS: readonly (readonly [low: Card, high: Card])[] = (() => {
  const pairs: [Card, Card][] = [];
  for (let high = 1; high < 52; high += 1)
    for (let low = 0; low < high; low += 1) pairs.push([low as Card, high as Card]);
  return pairs;
})();

export const pairOf = (one: number, other: number): number => {
  const high = Math.max(one, other);
  return (high * (high - 1)) / 2 + Math.min(one, other);
};

/** For every hand of two cards, over the boards counted: hands of the bank beaten, and so on. */
export type Tally = {
  /** Won minus lost. */
  readonly edge: Int32Array;
  readonly won: Int32Array;
  readonly tied: Int32Array;
  readonly wonWithFlush: Int32Array;
};

export const emptyTally = (): Tally => ({
  edge: new Int32Array(PAIRS.length),
  won: new Int32Array(PAIRS.length),
  tied: new Int32Array(PAIRS.length),
  wonWithFlush: new Int32Array(PAIRS.length),
});

const HANDS = 1_081; // two of the 47 cards that a board leaves
const BANKS = 990; // two of the 45 that board and player leave
const FLUSH_OR_BETTER = FIRST_CLASS.straight;

const keys = new Int32Array(HANDS);
const better = new Int32Array(52);
const equal = new Int32Array(52);

/**
 * Compares every hand of two cards with every hand of the bank on one board. Sorted by strength,
 * a hand is beaten by all before its group but those that share a card with it.
 */
export const countBoard = (board: readonly Card[], tally: Tally): void => {
  const [a, b, c, d, e] = board as [Card, Card, Card, Card, Card];
  let hands = 0;
  for (let high = 1; high < 52; high += 1) {
    if (high === a || high === b || high === c || high === d || high === e) continue;
    for (let low = 0; low < high; low += 1) {
      if (low === a || low === b || low === c || low === d || low === e) continue;
      const strength = strengthOfSeven(a, b, c, d, e, low as Card, high as Card);
      keys[hands] = (strength << 11) | ((high * (high - 1)) / 2 + low);
      hands += 1;
    }
  }
  keys.sort();
  better.fill(0);
  for (let from = 0; from < HANDS; ) from = countGroup(from, tally);
};

/** The hands of one strength, from a place of `keys` on; returns where the next strength begins. */
const countGroup = (from: number, { edge, won, tied, wonWithFlush }: Tally): number => {
  const strength = keys[from]! >> 11;
  let to = from;
  equal.fill(0);
  for (; to < HANDS && keys[to]! >> 11 === strength; to += 1) {
    const [low, high] = PAIRS[keys[to]! & 2047]!;
    equal[low]! += 1;
    equal[high]! += 1;
  }
  for (let place = from; place < to; place += 1) {
    const hand = keys[place]! & 2047;
    const [low, high] = PAIRS[hand]!;
    const lost = from - better[low]! - better[high]!;
    const ties = to - from - equal[low]! - equal[high]! + 1;
    const wins = BANKS - lost - ties;
    edge[hand]! += wins - lost;
    won[hand]! += wins;
    tied[hand]! += ties;
    if (strength < FLUSH_OR_BETTER) wonWithFlush[hand]! += wins;
  }
  for (let card = 0; card < 52; card += 1) better[card]! += equal[card]!;
  return to;
};
