import { createRequire } from 'node:module';
import { type Card, cardText } from '../../domain/cards/card.ts';

/** Evaluators from npm, each given the cards in the form that is fastest for it. */
export type Rival<Hand> = {
  readonly name: string;
  readonly prepare: (cards: readonly Card[]) => Hand;
  readonly evaluate: (hand: Hand) => number;
};

type Phe = { evaluateCardCodes(codes: readonly number[]): number };
type PokerEvaluator = { evalHand(cards: readonly number[]): { value: number } };
type PokerSolver = { Hand: { solve(cards: readonly string[]): { rank: number } } };

const require = createRequire(import.meta.url);

/** Its codes are those of this project but for the suits, which change no strength. */
export const openPhe = (): Rival<readonly number[]> => {
  const { evaluateCardCodes } = require('phe') as Phe;
  return { name: 'phe', prepare: (cards) => [...cards], evaluate: evaluateCardCodes };
};

/** Numbers its cards from 1; larger values are better. It loads a table of 124 MB. */
export const openPokerEvaluator = (): Rival<readonly number[]> => {
  const library = require('poker-evaluator') as PokerEvaluator;
  return {
    name: 'poker-evaluator',
    prepare: (cards) => cards.map((card) => card + 1),
    evaluate: (hand) => library.evalHand(hand).value,
  };
};

/** Takes texts only. */
export const openPokerSolver = (): Rival<readonly string[]> => {
  const { Hand } = require('pokersolver') as PokerSolver;
  return {
    name: 'pokersolver',
    prepare: (cards) => cards.map(cardText),
    evaluate: (hand) => Hand.solve(hand).rank,
  };
};
