import { invariant, Rejection } from '../../errors.ts';
import type { HandCommandOf } from '../commands.ts';
import type { HandFact, HandFactOf } from '../facts.ts';
import { resolve } from '../resolve.ts';
import type { Hand, OpenHand } from '../state.ts';

/**
 * Gives the pots after the showdown.
 *
 * @see R40-81, R123-II-103, CLUB-S10
 * @throws {Rejection} in this order: `hand.betting-open`, `hand.already-awarded`, those of `resolve`
 */
export const award = ({ ranking }: HandCommandOf<'AwardPots'>, state: OpenHand): HandFact[] => {
  if (state.status === 'betting')
    throw new Rejection('hand.betting-open', 'R40-44', { street: state.street });
  if (state.status !== 'showdown') throw new Rejection('hand.already-awarded');
  return [{ type: 'PotsAwarded', award: resolve(state, ranking) }];
};

/**
 * When everybody else has folded, the last player has won without showing.
 *
 * @see CLUB-O14, CLUB-J12
 */
export const awardUncontested = (state: Hand): HandFactOf<'PotsAwarded'> => {
  invariant(state.status === 'showdown', 'betting is over when one player is left');
  return { type: 'PotsAwarded', award: resolve(state) };
};
