import type { Card } from './card.ts';

/** A bit for each of the first 32 cards, and of the other 20: quicker than a set of cards. */
export type CardSet = { readonly low: number; readonly high: number };

/** One of its own, to be written on. */
export type OwnCardSet = { low: number; high: number };

export const noCards = (): OwnCardSet => ({ low: 0, high: 0 });

/** Without a branch, as a card is of either part as often; a shift by 31 spreads the sign. */
const lowBit = (card: Card): number => (1 << card) & ((card - 32) >> 31);

const highBit = (card: Card): number => (1 << card) & ((31 - card) >> 31);

export const addCards = (set: OwnCardSet, cards: readonly Card[]): void => {
  for (let place = 0; place < cards.length; place += 1) {
    set.low |= lowBit(cards[place]!);
    set.high |= highBit(cards[place]!);
  }
};

/** Whether none of some cards, from a place on, is in the set or among them twice. */
export const areNew = (set: CardSet, cards: readonly Card[], from = 0): boolean => {
  let { low, high } = set;
  for (let place = from; place < cards.length; place += 1) {
    const card = cards[place]!;
    const itsLow = lowBit(card);
    const itsHigh = highBit(card);
    if (((low & itsLow) | (high & itsHigh)) !== 0) return false;
    low |= itsLow;
    high |= itsHigh;
  }
  return true;
};
