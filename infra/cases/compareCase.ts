import * as z from 'zod';
import { parseCards } from '../../domain/cards/card.ts';
import { compareClasses, type HandClass } from '../../domain/cards/categories.ts';
import { strengthOf } from '../../domain/cards/strength.ts';

/** Two hands on one board. What a line says besides, such as who won, is left unread. */
export const CompareCase = z.object({
  id: z.string(),
  board: z.string().length(10),
  a: z.string().length(4),
  b: z.string().length(4),
});
export type CompareCase = z.infer<typeof CompareCase>;

type CompareAnswer = {
  readonly cmp: -1 | 0 | 1;
  readonly rankA: HandClass;
  readonly rankB: HandClass;
};

/** @throws {Rejection} `cards.card-unknown`, `cards.card-repeated` */
export const compareHands = ({ board, a, b }: CompareCase): CompareAnswer => {
  const cards = parseCards(board + a + b);
  const [common, ofA, ofB] = [cards.slice(0, 5), cards.slice(5, 7), cards.slice(7)];
  const rankA = strengthOf([...common, ...ofA]);
  const rankB = strengthOf([...common, ...ofB]);
  return { cmp: compareClasses(rankA, rankB), rankA, rankB };
};
