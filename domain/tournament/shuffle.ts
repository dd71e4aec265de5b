import { invariant } from '../errors.ts';

const WORD_VALUES = 2 ** 32;

/**
 * Every order is equally likely: Fisher-Yates over numbers of 32 bits. A number from the
 * incomplete last stretch of a bound is skipped, since it would favour the low remainders.
 *
 * @see R123-I-11, R123-IV-8.1
 */
export const shuffle = <Item>(items: readonly Item[], words: readonly number[]): Item[] =>
  shuffler(words)(items);

/** Shuffles that go on with the numbers that the ones before left. */
export const shuffler = (words: readonly number[]): (<Item>(items: readonly Item[]) => Item[]) => {
  let next = 0;
  const below = (bound: number): number => {
    const limit = WORD_VALUES - (WORD_VALUES % bound);
    for (;;) {
      const word = words[next];
      next += 1;
      invariant(word !== undefined, 'the seed gave too few numbers for the draw');
      if (word < limit) return word % bound;
    }
  };
  return (items) => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const chosen = below(last + 1);
      [shuffled[last], shuffled[chosen]] = [shuffled[chosen]!, shuffled[last]!];
    }
    return shuffled;
  };
};
