import { Rejection } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import { betOf, type Street } from '../bets.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { RoundFact } from '../facts.ts';
import { assertInPlay, isRepeated, requireBox } from '../guards.ts';
import { type Box, boxToAnswer, hasFolded, type OpenedRound, streetDue } from '../state.ts';

const ROUNDS: Readonly<Record<Street, { readonly asks: NormId; readonly bet: NormId }>> = {
  flop: { asks: 'R132-26', bet: 'R132-26.2' },
  turn: { asks: 'R132-27', bet: 'R132-27.2' },
  river: { asks: 'R132-28', bet: 'R132-28.2' },
};

/**
 * A box bets or folds before the flop, and bets or checks on turn and river: each at its turn,
 * clockwise, for exactly the amount that its ante fixes. Nothing ties one street to another: who
 * checked the turn may bet the river.
 *
 * @see R132-2 @see R132-26 @see R132-27 @see R132-28
 * @throws {Rejection} in this order: `madero.bets-open`, `madero.round-over`,
 *   `madero.box-not-in-play`, `madero.answered-otherwise`, `madero.street-not-due`,
 *   `madero.out-of-turn`, `madero.answer-not-allowed`, `madero.bet-not-exact`
 */
export const answerStreet = (
  command: RoundCommandOf<'AnswerStreet'>,
  round: OpenedRound,
): RoundFact[] => {
  const { type: _, street, box, answer, amount, ...circumstance } = command;
  assertInPlay(round);
  const asked = requireBox(round, box);
  const given = asked.answers[street];
  if (given) return isRepeated(given, { answer, amount }, 'madero.answered-otherwise') && [];
  assertDue(street, asked, round);
  const options = street === 'flop' ? ['bet', 'fold'] : ['bet', 'check'];
  if (!options.includes(answer))
    throw new Rejection('madero.answer-not-allowed', ROUNDS[street].asks, {
      box,
      answer,
      options: options.join(', '),
    });
  const due = answer === 'bet' ? betOf(street, asked.ante) : 0;
  if (amount !== due)
    throw new Rejection('madero.bet-not-exact', ROUNDS[street].bet, { box, street, due, amount });
  return [{ type: 'BoxAnswered', ...circumstance, street, box, answer, amount }];
};

const assertDue = (street: Street, asked: Box, round: OpenedRound): void => {
  const norm = ROUNDS[street].asks;
  const { box } = asked;
  if (hasFolded(asked) || asked.dead !== null)
    throw new Rejection('madero.box-not-in-play', norm, { box });
  const due = streetDue(round);
  if (due !== street)
    throw new Rejection('madero.street-not-due', norm, { street, due: due ?? 'none' });
  const next = boxToAnswer(round)!;
  if (next.box !== box) throw new Rejection('madero.out-of-turn', norm, { box, next: next.box });
};
