import { invariant } from '../errors.ts';
import { type Card, rankOf } from './card.ts';
import { categoryOf } from './categories.ts';
import { strengthOf } from './strength.ts';

/**
 * The five cards that make the hand, the ones that decide first in front: `KKKAA` for a full,
 * `5432A` for the lowest straight. Of cards that would do as well, those given first.
 *
 * @see R40-92 @see R132-31
 */
export const bestFive = (cards: readonly Card[]): Card[] => {
  const best = strengthOf(cards);
  const five = fivesOf(cards).find((some) => strengthOf(some) === best);
  invariant(five !== undefined, 'the best hand is one of its fives');
  return inOrder(five);
};

/** Every five of the cards, in the order given. */
const fivesOf = (cards: readonly Card[]): Card[][] => {
  const choose = (from: readonly Card[], count: number): Card[][] => {
    if (count === 0) return [[]];
    return from.flatMap((card, place) =>
      choose(from.slice(place + 1), count - 1).map((others) => [card, ...others]),
    );
  };
  return choose(cards, 5);
};

const ACE = 12;

const inOrder = (five: readonly Card[]): Card[] => {
  const times = (card: Card): number =>
    five.filter((other) => rankOf(other) === rankOf(card)).length;
  const sorted = five.toSorted(
    (one, other) => times(other) - times(one) || rankOf(other) - rankOf(one),
  );
  const isStraight = ['straight', 'straight-flush'].includes(categoryOf(strengthOf(five)));
  const [first, second] = sorted as [Card, Card];
  const aceIsLow = isStraight && rankOf(first) === ACE && rankOf(second) !== ACE - 1;
  return aceIsLow ? [...sorted.slice(1), first] : sorted;
};
