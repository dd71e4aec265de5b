import type { Handler } from '../shared/operation.ts';
import { paying } from '../shared/staff.ts';
import { act } from './act.ts';
import { failureOf, withMeter } from './meter.ts';
import { roundReply } from './roundReply.ts';
import type { stepRound as route } from './stepRound.schema.ts';
import { stepOf } from './steps.ts';

/** POST …/round-steps — one step; the one that settles asks the meter too (R132-24 to R132-36). */
export const stepRound: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) =>
      withMeter(scene, {
        type: 'StepRound',
        ...paying(scene, body),
        step: await stepOf(scene, body.step, call.idempotencyKey, await failureOf(scene)),
        meter: null,
      }),
    (state) => ({ round: roundReply(state) }),
  );
