import { Rejection } from '../errors.ts';

/** A card of the French deck as a whole number 0 to 51: rank x 4 + suit, so `2c` is 0 and `As` 51. */
export type Card = number & { readonly __unit: 'card' };

/** From lowest to highest; the ace is low only in A-2-3-4-5. @see R40-1 @see R132-5 */
export const RANKS = '23456789TJQKA';

/** Trébol, diamante, corazón, pica: none is higher than another in play. @see R123-II-23 */
export const SUITS = 'cdhs';

/** 52 cards, none of them a joker. */
export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, code) => code as Card);

/** 0 for a 2, 12 for an ace. */
export const rankOf = (card: Card): number => card >> 2;

/** 0 to 3 in the order of `SUITS`. */
export const suitOf = (card: Card): number => card & 3;

/** `9c`: rank and suit, as `parseCard` reads it. */
export const cardText = (card: Card): string => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;

/** `AsKd9c`. */
export const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join('');

/** @throws {Rejection} `cards.card-unknown` when `text` is no card, such as `10c`, `9C` or `1c` */
export const parseCard = (text: string): Card => {
  const card = CODES.get(text);
  if (card === undefined) throw new Rejection('cards.card-unknown', undefined, { card: text });
  return card;
};

const CODES: ReadonlyMap<string, Card> = new Map(DECK.map((card) => [cardText(card), card]));

/**
 * Reads cards written one after another, `AsKd9c`, in their order.
 *
 * @throws {Rejection} in this order: `cards.card-unknown`, `cards.card-repeated`
 */
export const parseCards = (text: string): Card[] => {
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 2) cards.push(parseCard(text.slice(at, at + 2)));
  assertDistinct(cards);
  return cards;
};

/**
 * A deck has each card once: what is dealt to hands and board together never repeats one.
 *
 * @throws {Rejection} `cards.card-repeated`
 */
export const assertDistinct = (cards: readonly Card[]): void => {
  const seen = new Set<Card>();
  for (const card of cards) {
    if (seen.has(card))
      throw new Rejection('cards.card-repeated', undefined, { card: cardText(card) });
    seen.add(card);
  }
};
