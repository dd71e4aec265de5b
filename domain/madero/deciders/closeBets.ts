import { Rejection } from '../../errors.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { Hand, RoundFact } from '../facts.ts';
import { assertInPlay, requireBox } from '../guards.ts';
import type { OpenedRound } from '../state.ts';

/**
 * "No va más": nothing is bet before the cards any more, and two go to each box with an ante,
 * clockwise, and to the bank last.
 *
 * @see R132-24 @see R132-25
 * @throws {Rejection} in this order: `madero.round-over`, `madero.no-bets`
 */
export const closeBets = (
  { type: _, ...circumstance }: RoundCommandOf<'CloseBets'>,
  { status, boxes, number }: OpenedRound,
): RoundFact[] => {
  if (status === 'in-play') return [];
  if (status !== 'bets-open') throw new Rejection('madero.round-over', 'R132-36', { number });
  if (boxes.length === 0) throw new Rejection('madero.no-bets', 'R132-23');
  const dealOrder: Hand[] = [...boxes.map(({ box }) => box), 'bank'];
  return [{ type: 'BetsClosed', ...circumstance, dealOrder }];
};

/**
 * A player looks at the cards of one box. Those of his others he plays blind.
 *
 * @see R132-72
 * @throws {Rejection} in this order: `madero.bets-open`, `madero.round-over`,
 *   `madero.box-not-in-play`, `madero.box-of-another`, `madero.box-blind`
 */
export const seeCards = (
  { type: _, box, player, ...circumstance }: RoundCommandOf<'SeeCards'>,
  round: OpenedRound,
): RoundFact[] => {
  assertInPlay(round);
  if (requireBox(round, box).player !== player)
    throw new Rejection('madero.box-of-another', 'R132-71', { box });
  const seen = round.seenBoxes[player];
  if (seen === box) return [];
  if (seen !== undefined) throw new Rejection('madero.box-blind', 'R132-72', { box, seen });
  return [{ type: 'CardsSeen', ...circumstance, box, player }];
};
