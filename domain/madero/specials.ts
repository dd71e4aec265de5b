import { type Card, DECK } from '../cards/card.ts';
import { type Centavos, centavos } from '../money/centavos.ts';
import { shuffle } from '../tournament/shuffle.ts';
import { LEGAL_PRIZES } from './jackpotPrizes.ts';
import { type Box, hasFolded, type OpenedRound, type Specials } from './state.ts';

/** Which special prizes a round has: none on a fixed jackpot, nor while the meter has failed. */
export const offersOf = ({
  terms: { jackpot },
  meterFailure,
}: Pick<OpenedRound, 'terms' | 'meterFailure'>): {
  readonly magicCard: boolean;
  readonly luckyPlayer: boolean;
} => {
  if (jackpot.kind !== 'progressive' || meterFailure !== null)
    return { magicCard: false, luckyPlayer: false };
  const { magicCard, luckyPlayer } = jackpot;
  return { magicCard, luckyPlayer };
};

/** How many numbers of 32 bits one draw can need, with room for those that are skipped. */
export const WORDS_PER_DRAW = 128;

/**
 * Every card of the 52 is equally likely, and every position of the table, occupied or not.
 *
 * @param words numbers of 32 bits expanded from the seed (decision T2), `WORDS_PER_DRAW` of them
 * @see R132-56 @see R132-57
 */
export const drawFrom = (
  words: readonly number[],
  round: Pick<OpenedRound, 'terms' | 'meterFailure'>,
): Pick<Specials, 'magicCard' | 'luckyBox'> => {
  const { magicCard, luckyPlayer } = offersOf(round);
  const positions = Array.from({ length: round.terms.boxes }, (_, place) => place + 1);
  const half = WORDS_PER_DRAW / 2;
  return {
    magicCard: magicCard ? shuffle(DECK, words.slice(0, half))[0]! : null,
    luckyBox: luckyPlayer ? shuffle(positions, words.slice(half))[0]! : null,
  };
};

/**
 * What a box gets of both: 30 for each credit, whatever its hand. A fold has lost the jackpot bet
 * and with it these prizes: R132-46 says "todo derecho"; R132-55 only frees them from the hand.
 *
 * @see R132-46 @see R132-50 @see R132-56 @see R132-57
 */
export const specialAwardOf = (box: Box, { specials, terms }: OpenedRound): Centavos => {
  if (specials === null || box.credits === 0 || hasFolded(box) || box.dead !== null)
    return centavos(0);
  const { magicCard, luckyPlayer } = (terms.prizes ?? LEGAL_PRIZES).special;
  const holdsCard = specials.magicCard !== null && holds(box, specials.magicCard);
  const isLucky = specials.luckyBox === box.box;
  const perCredit = (holdsCard ? magicCard : 0) + (isLucky ? luckyPlayer : 0);
  return centavos(perCredit * box.credits);
};

const holds = ({ cards }: Box, card: Card): boolean => cards?.includes(card) ?? false;
