import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Card, parseCards } from '../../domain/cards/card.ts';
import { CATEGORIES, type Category, categoryOf } from '../../domain/cards/categories.ts';
import { strengthOf } from '../../domain/cards/strength.ts';
import { CompareCase, compareHands } from '../../infra/cases/compareCase.ts';

const LAST_CLASS = 7462;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const rowsOf = <Row>(file: string) =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

describe('Strength of hands [R40-93] [R132-19]', () => {
  it('is right for each of the 7,462 classes, and their categories [R40-6]', () => {
    const rows = rowsOf<{ rank: number; cat: Category; hand: string }>('hand-classes.jsonl');
    expect(rows).toHaveLength(LAST_CLASS);
    const found = rows.map(({ hand }) => strengthOf(parseCards(hand)));
    expect(found).toEqual(rows.map(({ rank }) => rank));
    expect(found.map(categoryOf)).toEqual(rows.map(({ cat }) => cat));
  });

  it('does not depend on the order of the cards', () => {
    for (const { rank, hand } of rowsOf<{ rank: number; hand: string }>('hand-classes.jsonl'))
      expect(strengthOf(parseCards(hand).reverse())).toBe(rank);
  });

  it('decides each of 5,000 comparisons of seven cards [R40-92]', () => {
    type Right = { cmp: number; rankA: number; rankB: number };
    const rows = rowsOf<CompareCase & Right>('hand-compare.jsonl');
    expect(rows).toHaveLength(5000);
    for (const { cmp, rankA, rankB, ...given } of rows)
      expect(compareHands(CompareCase.parse(given))).toEqual({ cmp, rankA, rankB });
  });

  it('counts all 2,598,960 hands of five cards right by category and class', () => {
    const { fiveCard } = JSON.parse(read('hand-counts.json')) as {
      fiveCard: {
        counts: Record<Category, number>;
        classesPerCategory: Record<Category, number>;
      };
    };
    const handsOf = countFives();
    for (const category of CATEGORIES) {
      const counts = [...handsOf.entries()].filter(
        ([handClass, count]) => count > 0 && categoryOf(handClass) === category,
      );
      expect(counts.length).toBe(fiveCard.classesPerCategory[category]);
      const hands = counts.reduce((total, [, count]) => total + count, 0);
      expect(hands).toBe(fiveCard.counts[category]);
    }
  });
});

/** By class, how many of all the hands of five cards have it. */
const countFives = (): Int32Array => {
  const counts = new Int32Array(LAST_CLASS + 1);
  const hand = [0, 0, 0, 0, 0] as Card[];
  const deal = (place: number, from: number): void => {
    for (let card = from; card < 52; card += 1) {
      hand[place] = card as Card;
      if (place === 4) counts[strengthOf(hand)]! += 1;
      else deal(place + 1, card + 1);
    }
  };
  deal(0, 0);
  return counts;
};
