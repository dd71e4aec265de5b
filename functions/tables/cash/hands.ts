import type { CashFact } from '../../../domain/cash/facts.ts';
import type { AnnouncedCash } from '../../../domain/cash/state.ts';
import type { Handler } from '../../shared/operation.ts';
import { actAtCash } from './act.ts';
import type * as routes from './hands.schema.ts';
import { bindingReply, handAfter, resultReply } from './replies.ts';
import { stepOf } from './steps.ts';

/** POST …/hands — as it ended; refused whole at the field that does not fit (R40-44). */
export const playHand: Handler<typeof routes.playHand> = ({ path, body, call }) => {
  const { actions, board, boardsAgain, shown, mucked, dead, ranking, button, stacks } = body;
  return actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'PlayHand',
      ...circumstance,
      handId: call.idempotencyKey,
      hand: { actions, board, boardsAgain, shown, mucked, dead, ranking },
      seen: { button, stacks },
    }),
    handRecorded,
  );
};

/** POST …/live-hands — the hand opens with the shuffle (R40-39). */
export const openLiveHand: Handler<typeof routes.openLiveHand> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'OpenLiveHand',
      ...circumstance,
      handId: call.idempotencyKey,
      seen: { button: body.button, stacks: body.stacks },
    }),
    handRecorded,
  );

/** POST …/hands/{handId}/actions — one step of the hand in play. */
export const stepHand: Handler<typeof routes.stepHand> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'StepHand',
      ...circumstance,
      handId: path.handId,
      step: stepOf(body.step),
    }),
    handRecorded,
  );

/** POST …/hands/{handId}/void — the record stays, with its reason (R40-61). */
export const voidHand: Handler<typeof routes.voidHand> = ({ path, body, call }) =>
  actAtCash({ path, body, call }, ({ circumstance }) => ({
    type: 'VoidHand',
    ...circumstance,
    voidId: call.idempotencyKey,
    handId: path.handId,
    reason: body.reason,
    norm: body.norm,
  }));

const handRecorded = (state: AnnouncedCash, facts: readonly CashFact[]) => {
  const played = facts.findLast((fact) => fact.type === 'HandPlayed');
  return {
    hand: handAfter(state),
    result: resultReply(played?.result ?? null),
    binding: bindingReply(played?.gesture?.binding),
  };
};
