import type { Card } from './card.ts';

/** A bit for each of the first 32 cards, and of the other 20: quicker than a set of cards. */
export type CardSet = { readonly low: number; readonly high: number };

export const NO_CARDS: CardSet = { low: 0, high: 0 };

/** Without a branch, as a card is of either part as often; a shift by 31 spreads the sign. */
const lowBit = (card: Card): number => (1 << card) & ((card - 32) >> 31);

const highBit = (card: Card): number => (1 << card) & ((31 - card) >> 31);

export const withCards = (set: CardSet, cards: readonly Card[]): CardSet => {
  let { low, high } = set;
  for (let place = 0; place < cards.length; place += 1) {
    low |= lowBit(cards[place]!);
    high |= highBit(cards[place]!);
  }
  return { low, high };
};

/** Whether none of some cards, from a place on, is in the set or among them twice. */
export const areNew = (set: CardSet, cards: readonly Card[], from = 0): boolean => {
  let { low, high } = set;
  for (let place = from; place < cards.length; place += 1) {
    const card = cards[place]!;
    const [itsLow, itsHigh] = [lowBit(card), highBit(card)];
    if (((low & itsLow) | (high & itsHigh)) !== 0) return false;
    low |= itsLow;
    high |= itsHigh;
  }
  return true;
};
