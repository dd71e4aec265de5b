import { Rejection } from '../../errors.ts';
import type { HandCommandOf } from '../commands.ts';
import { expected } from '../deciders/takeAction.ts';
import type { Seat } from '../setup.ts';
import type { Hand } from '../state.ts';
import { bindingAction } from './bind.ts';
import { type Binding, type Gesture, sumOf } from './gesture.ts';
import { momentOf } from './momentOf.ts';

/** What a player at the table said and did. */
export type GestureMade = { readonly seat: Seat; readonly gesture: Gesture };

/** A gesture on record, with the action that it is and the article that says so. */
export type BoundGesture = GestureMade & {
  readonly binding: Extract<Binding, { status: 'binding' }>;
};

/** Nothing binds who is not in turn. */
export type BoundStep = {
  readonly action: HandCommandOf<'TakeAction'>;
  readonly binding: BoundGesture['binding'] | null;
};

/**
 * The action to which a gesture binds the player whose turn it is. Of anybody else it is a check,
 * which the hand refuses like every action out of turn.
 *
 * @see R123-II-66.A, R123-II-73, R40-48, R40-52, CLUB-N4
 * @throws {Rejection} in this order: `hand.beyond-stack`, `hand.gesture-unclear`
 */
export const boundStep = (state: Hand, { seat, gesture }: GestureMade): BoundStep => {
  if (state.status !== 'betting' || state.players[state.actor]?.seat !== seat)
    return { action: { type: 'TakeAction', seat, move: { action: 'check' } }, binding: null };
  const moment = momentOf(state);
  const placed = gesture.motions.reduce((sum, chips) => sum + sumOf(chips), moment.inFront);
  if (placed > moment.maxRaiseTo)
    throw new Rejection('hand.beyond-stack', undefined, {
      pointer: '/step/motions',
      to: placed,
      ...expected(state),
    });
  const binding = bindingAction(moment, gesture);
  if (binding.status === 'unclear')
    throw new Rejection('hand.gesture-unclear', binding.norm, { seat, ...expected(state) });
  return { action: { type: 'TakeAction', seat, move: binding.move }, binding };
};
