import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardsText,
  cardText,
  DECK,
  parseCard,
  parseCards,
} from '../../../domain/cards/card.ts';

describe('A card', () => {
  it('is a whole number 0 to 51 and reads back from its text', () => {
    expect(DECK.map((card) => parseCard(cardText(card)))).toEqual([...Array(52).keys()]);
    expect(new Set(DECK.map(cardText)).size).toBe(52);
    expect([parseCard('2c'), parseCard('9c'), parseCard('As')]).toEqual([0, 28, 51]);
  });

  it.each(['', '9', 'c9', '9C', '1c', '10c', '9x', ' 9c', '9c9'])('is not "%s"', (text) =>
    expect(() => parseCard(text)).toThrow('cards.card-unknown'),
  );
});

describe('Cards written together', () => {
  it('keep their order', () => {
    expect(parseCards('AsKd9c')).toEqual([51, 45, 28]);
    expect(cardsText(parseCards('AsKd9c'))).toBe('AsKd9c');
    expect(parseCards('')).toEqual([] satisfies Card[]);
  });

  it('are refused when one is no card or comes twice, an unknown one first', () => {
    expect(() => parseCards('As9')).toThrow('cards.card-unknown');
    expect(() => parseCards('As9cAs')).toThrow('cards.card-repeated');
    expect(() => parseCards('AsAs1c')).toThrow('cards.card-unknown');
  });
});
