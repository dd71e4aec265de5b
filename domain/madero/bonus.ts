import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { type Centavos, centavos } from '../money/centavos.ts';

/**
 * From highest to lowest, as printed. The first line pays only where the table announces it
 * (decision B4): it is optional in the text.
 *
 * @see R132-67
 */
export const BONUS_LINES = {
  'aces-against-aces': { name: 'A-A del jugador y A-A de la banca (*)', toOne: 1000 },
  aces: { name: 'A-A', toOne: 30 },
  'ace-king-suited': { name: 'A-K (suite)', toOne: 25 },
  'ace-queen-or-jack-suited': { name: 'A-J o A-Q (suite)', toOne: 20 },
  'ace-king': { name: 'A-K (off)', toOne: 15 },
  'jacks-to-kings': { name: 'J-J, Q-Q o K-K', toOne: 10 },
  'ace-queen-or-jack': { name: 'A-J o A-Q (off)', toOne: 5 },
  'twos-to-tens': { name: 'Par de 2 a par de 10', toOne: 3 },
} as const;
export type BonusLineId = keyof typeof BONUS_LINES;

const JACK = 9;
const KING = 11;
const ACE = 12;

/**
 * The line of the two first cards, or null. Common cards never count; those of the bank do for
 * aces against aces only.
 *
 * @see R132-60 @see R132-62 @see R132-63
 */
export const bonusLineOf = (
  own: readonly Card[],
  bank: readonly Card[],
  acesAgainstAces: boolean,
): BonusLineId | null => {
  const [high, low] = ranksOf(own);
  if (high === low) return lineOfPair(high, acesAgainstAces && isAces(bank));
  if (high !== ACE || low < JACK || low > KING) return null;
  const suited = suitOf(own[0]!) === suitOf(own[1]!);
  if (low === KING) return suited ? 'ace-king-suited' : 'ace-king';
  return suited ? 'ace-queen-or-jack-suited' : 'ace-queen-or-jack';
};

/**
 * What comes back of a bonus bet: the prize and the stake, which "a 1" leaves untouched, or nothing.
 *
 * @see R132-67
 */
export const bonusReturned = (bet: Centavos, line: BonusLineId | null): Centavos =>
  centavos(line === null ? 0 : bet * (BONUS_LINES[line].toOne + 1));

const lineOfPair = (rank: number, againstAces: boolean): BonusLineId => {
  if (rank === ACE) return againstAces ? 'aces-against-aces' : 'aces';
  return rank >= JACK ? 'jacks-to-kings' : 'twos-to-tens';
};

const isAces = (cards: readonly Card[]): boolean => {
  const [high, low] = ranksOf(cards);
  return high === ACE && low === ACE;
};

const ranksOf = (cards: readonly Card[]): [high: number, low: number] => {
  const [one, other] = [rankOf(cards[0]!), rankOf(cards[1]!)];
  return one > other ? [one, other] : [other, one];
};
