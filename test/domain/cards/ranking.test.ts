import { describe, expect, it } from 'vitest';
import { bestFive } from '../../../domain/cards/bestFive.ts';
import { cardsText, parseCards } from '../../../domain/cards/card.ts';
import {
  CATEGORIES,
  CATEGORY_NAMES,
  type Category,
  categoryOf,
  categoryRank,
  compareClasses,
} from '../../../domain/cards/categories.ts';
import { strengthOf } from '../../../domain/cards/strength.ts';

const categoryOfText = (text: string) => categoryOf(strengthOf(parseCards(text)));
const best = (text: string) => cardsText(bestFive(parseCards(text)));
const compare = (one: string, other: string) =>
  compareClasses(strengthOf(parseCards(one)), strengthOf(parseCards(other)));

describe('Ten combinations, from highest to lowest [R40-6] [R132-17] [CLUB-S14]', () => {
  it.each<[string, Category, number, string]>([
    ['royal flush of spades [R40-6.1] [R132-17.1]', 'royal-flush', 10, 'AsKsQsJsTs2d3c'],
    ['straight flush to the 9 [R40-6.2]', 'straight-flush', 9, '9s8s7s6s5s'],
    ['straight flush of clubs [R132-17.2]', 'straight-flush', 9, '9c8c7c6c5c'],
    ['straight flush with the ace low [R132-17.2]', 'straight-flush', 9, 'Ac2c3c4c5c'],
    ['poker of 9, kicker K [R40-6.3]', 'quads', 8, '9c9d9h9sKd'],
    ['poker of 8 [R132-17.3]', 'quads', 8, '8c8d8h8sKd'],
    ['full of K with 4 [R40-6.4]', 'full-house', 7, 'KcKdKh4s4d'],
    ['full of 9 [R132-17.4]', 'full-house', 7, '9c9d9hJsJd'],
    ['flush to the ace [R40-6.5]', 'flush', 6, 'AhTh7h4h2h'],
    ['flush of hearts [R132-17.5]', 'flush', 6, 'AhTh7h4h2h'],
    ['straight to the 10 [R40-6.6]', 'straight', 5, 'Tc9d8h7s6c'],
    ['straight to the 5 [R40-6.6] [R132-5]', 'straight', 5, 'Ac2d3h4s5c'],
    ['straight to the 6 [R132-17.6]', 'straight', 5, '6c5d4h3s2c'],
    ['trio of 7 [R40-6.7]', 'trips', 4, '7c7d7hKs4d'],
    ['trio of 5 [R132-17.7]', 'trips', 4, '5c5d5hKs2d'],
    ['two pair 9 and 5 [R132-17.8]', 'two-pair', 3, '9c9d5h5sAd'],
    ['pair of 8 [R40-6.9]', 'pair', 2, '8c8dAhKs5d'],
    ['pair of Q [R132-17.9]', 'pair', 2, 'QcQd9h6s3d'],
    ['no combination [R40-6.10] [R132-17.10]', 'high-card', 1, 'AcKd9h7s3d'],
    ['no straight around the ace [R40-6.6]', 'high-card', 1, 'QcKdAh2s3c'],
  ])('%s is a %s, %i of 10', (_, category, rank, text) => {
    expect(categoryOfText(text)).toBe(category);
    expect(categoryRank(category)).toBe(rank);
  });

  it('flush beats straight and full beats flush', () => {
    expect(compare('AhTh7h4h2h', 'AcKdQhJsTc')).toBe(1);
    expect(compare('2c2d2h3s3d', 'AhKhQhJh9h')).toBe(1);
  });

  it('each has its name on paper', () =>
    expect(CATEGORIES.map((category) => CATEGORY_NAMES[category])).toEqual([
      'Escalera real',
      'Escalera de color',
      'Póker',
      'Full',
      'Color',
      'Escalera',
      'Trío',
      'Par doble',
      'Par simple',
      'Carta más alta',
    ]));
});

describe('The best five of seven cards, with none, one or two own [R40-2] [R40-92]', () => {
  it.each([
    ['two trios are a full, KKK444 + 2 [R40-6.4]', 'KcKdKh4s4d4c2h', 'KcKdKh4s4d'],
    ['of three pairs the two highest [R40-6.8]', 'KcKdQhQs5c5dAh', 'KcKdQhQsAh'],
    ['own 2-3, all play the board with A [R40-92]', '2c3dAhAsKcKdQh', 'AhAsKcKdQh'],
    ['own K-4, one is used [CLUB-S1]', 'Kc4d9c9d9hQs2h', '9c9d9hKcQs'],
    ['own 2-3, none is used [CLUB-J10]', '2c3dTcJdQhKsAc', 'AcKsQhJdTc'],
    ['the bank A-5 with A 9 9 K 2 [R132-31]', 'Ac5dAh9c9dKs2h', 'AcAh9c9dKs'],
    ['the highest straight, not the longest run of own cards', '5c6d2h3s4c7dKh', '7d6d5c4c3s'],
    ['the lowest straight ends with its ace', 'Ac2d3h4s5cKdKh', '5c4s3h2dAc'],
    ['five cards of the six of one suit', 'Ah9h7h5h3h2hKd', 'Ah9h7h5h3h'],
    ['of six cards too', 'Ac5dAh9c9dKs', 'AcAh9c9dKs'],
  ])('%s', (_, seven, five) => expect(best(seven)).toBe(five));

  it('a royal flush on the board is everybody’s [R40-2]', () =>
    expect(compare('2c2dAsKsQsJsTs', '3c3dAsKsQsJsTs')).toBe(0));
});

describe('Equal combinations are decided by their cards [R40-93] [R132-19]', () => {
  it.each([
    ['pair of 8 with A K 5 twice [R40-93]', '8c8dAhKs5d', '8h8sAcKd5c', 0],
    [
      'pair of Q on the board and the same kickers [R132-19]',
      'QcQdAhKsTd4c2h',
      'QcQdAhKsTd3c2s',
      0,
    ],
    ['straight flush to the 10 over 9 [R40-93.b1]', 'Th9h8h7h6h', '9c8c7c6c5c', 1],
    ['straight flush ace to five under six [R40-93.b1]', 'Ac2c3c4c5c', '6h5h4h3h2h', -1],
    ['four on the board: A over K [R40-93.b2] [R132-19.1]', '9c9d9h9s2cAh3d', '9c9d9h9s2cKh3d', 1],
    ['the higher four [R40-93.b2]', 'TcTdThTs2c', '9c9d9h9sAc', 1],
    ['K K K 4 4 over Q Q Q A A [R40-93.b3] [R132-19.2]', 'KcKdKh4s4d', 'QcQdQhAsAd', 1],
    ['the same trio, higher pair [R40-93.b3] [R132-19.2]', 'KcKdKh5s5d', 'KcKdKh4s4d', 1],
    ['flush A 10 7 4 2 over A 9 8 7 3 [R40-93.b4]', 'AhTh7h4h2h', 'Ac9c8c7c3c', 1],
    ['flush A Q 8 5 2 over A J 10 9 3 [R132-19.3]', 'AhQh8h5h2h', 'AcJcTc9c3c', 1],
    ['flush A K 7 5 2 over A Q J 9 8 [CLUB-I10]', 'AhKh7h5h2h', 'AcQcJc9c8c', 1],
    ['a flush decided by its fifth card [R40-93.b4]', 'AhKh7h5h3h', 'AcKc7c5c2c', 1],
    ['straight to the 10 over 9 [R40-93.b5]', 'Tc9d8h7s6c', '9c8d7h6s5c', 1],
    ['straight A-5 under 2-6 [R40-93.b5] [R132-5]', 'Ac2d3h4s5c', '2c3d4h5s6c', -1],
    ['straight to the 9 over 8 [R132-19.4]', '9c8d7h6s5c', '8c7d6h5s4c', 1],
    ['two straights to the 9 [CLUB-I11]', '9c8d7h6s5c', '9d8h7s6c5d', 0],
    ['trio 7 with A K over A Q [R40-93.b6] [R132-19.5]', '7c7d7hAsKd', '7c7d7sAhQd', 1],
    ['K K Q Q 5 over K K J J A [R40-93.b7] [R132-19.6]', 'KcKdQhQs5d', 'KhKsJcJdAd', 1],
    ['two pair by the fifth card [R40-93.b7]', 'KcKdQhQsAd', 'KhKsQcQdJd', 1],
    ['KK QQ with own A over own J [CLUB-I12]', 'AdJsKcKdQhQs2c', 'Jd9sKcKdQhQs2c', 1],
    ['KK QQ with A on the board [CLUB-I12]', '3d4sKcKdQhQsAc', 'Jd9sKcKdQhQsAc', 0],
    ['8 8 A K 5 over 8 8 A Q J [R40-93.b8] [R132-19.7]', '8c8dAhKs5d', '8h8sAcQdJc', 1],
    ['a pair decided by the last card [R132-19.7]', '8c8dAhKs5d', '8h8sAcKd4c', 1],
    ['an ace over a king, and nothing else [R40-1]', 'Ac9d7h5s3d', 'KcQdJh9s8c', 1],
    ['A K 9 7 3 over A Q J 9 8 [R40-6.10]', 'AcKd9h7s3d', 'AhQsJd9c8h', 1],
    ['A K 9 7 4 over A K 9 6 5 [R132-17.10]', 'AcKd9h7s4d', 'AhKs9c6d5h', 1],
    ['a full over a flush [R132-17] [CLUB-S14]', '2c2d2h3s3d', 'AhQh8h5h2s', 1],
  ])('%s', (_, one, other, result) => {
    expect(compare(one, other)).toBe(result);
    expect(compare(other, one)).toBe(result === 0 ? 0 : -result);
  });
});

describe('No suit is higher than another [R123-II-23] [R132-6]', () => {
  it.each([
    ['a board A-K-Q-J-10 of mixed suits', 'AcKdQhJsTc2s3s', 'AcKdQhJsTc2h4d'],
    ['the same flush values in two suits', 'AhTh7h4h2h', 'AsTs7s4s2s'],
    ['royal flushes of two suits', 'AhKhQhJhTh', 'AsKsQsJsTs'],
  ])('%s ties', (_, one, other) => expect(compare(one, other)).toBe(0));
});
