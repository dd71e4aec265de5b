import { Rejection } from '../../errors.ts';
import { centavos } from '../../money/centavos.ts';
import { NO_BETS } from '../bets.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { RoundFact, SettledBox } from '../facts.ts';
import { assertInPlay } from '../guards.ts';
import { LEGAL_PRIZES } from '../jackpotPrizes.ts';
import { madeHand, type PayTerms, settleBox } from '../settleBox.ts';
import { offersOf, specialAwardOf } from '../specials.ts';
import { type Box, betsOf, boxesInPlay, type OpenedRound, streetDue } from '../state.ts';

/**
 * Settles every bet of every box at once. When all have folded no cards are needed. The round
 * closes with it unless a meter has a prize to pay.
 *
 * @see R132-18 @see R132-30 @see R132-36
 * @throws {Rejection} in this order: `madero.bets-open`, `madero.round-over`,
 *   `madero.cards-missing`, `madero.special-missing`
 */
export const settleRound = (
  { type: _, ...circumstance }: RoundCommandOf<'SettleRound'>,
  round: OpenedRound,
): RoundFact[] => {
  if (round.status === 'settled' || round.status === 'closed') return [];
  assertInPlay(round);
  assertReady(round);
  const { bank, board } = round;
  const boxes = round.boxes.map((box) => settled(box, round));
  const bankHand = bank === null ? null : madeHand([...bank, ...board]);
  const settlement: RoundFact = { type: 'RoundSettled', ...circumstance, bank: bankHand, boxes };
  const isComplete = boxes.every(({ jackpot }) => jackpot.ofMeter === null);
  return isComplete ? [settlement, { type: 'RoundClosed', ...circumstance }] : [settlement];
};

const assertReady = (round: OpenedRound): void => {
  const inPlay = boxesInPlay(round);
  const answered = round.boxes.every(({ answers, dead }) => answers.flop || dead);
  if (inPlay.length === 0 && answered) return;
  if (streetDue(round) !== null)
    throw new Rejection('madero.cards-missing', 'R132-30', { of: 'board' });
  if (round.bank === null) throw new Rejection('madero.cards-missing', 'R132-30', { of: 'bank' });
  const hidden = inPlay.find(({ cards }) => cards === null);
  if (hidden) throw new Rejection('madero.cards-missing', 'R132-30', { of: `box ${hidden.box}` });
  const { magicCard, luckyPlayer } = offersOf(round);
  if ((magicCard || luckyPlayer) && round.specials === null)
    throw new Rejection('madero.special-missing', 'R132-55');
};

const settled = (box: Box, round: OpenedRound): SettledBox => {
  const { box: number, player, credits } = box;
  const bets = betsOf(box);
  const who = { box: number, player, bets, credits };
  if (box.dead !== null) {
    const goBack = box.dead.bets === 'returned';
    return {
      ...who,
      outcome: 'dead',
      hand: null,
      returned: goBack ? bets : NO_BETS,
      bonusLine: null,
      jackpot: { category: null, award: centavos(0), ofMeter: null },
      creditsReturned: goBack ? credits : 0,
      specialAward: centavos(0),
    };
  }
  const folded = box.answers.flop?.answer === 'fold';
  const played = { bets, credits, folded, cards: box.cards ?? [] };
  const table = { bank: round.bank ?? [], board: round.board };
  return {
    ...who,
    ...settleBox(played, table, payTermsOf(round)),
    creditsReturned: 0,
    specialAward: specialAwardOf(box, round),
  };
};

const payTermsOf = ({ terms, meterFailure }: OpenedRound): PayTerms => ({
  acesAgainstAces: terms.bonus.kind === 'on' && terms.bonus.acesAgainstAces,
  jackpot: terms.jackpot.kind === 'progressive' && meterFailure === null ? 'progressive' : 'fixed',
  prizes: terms.prizes ?? LEGAL_PRIZES,
});
