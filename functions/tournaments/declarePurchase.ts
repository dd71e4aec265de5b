import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { declarePurchase as route } from './declarePurchase.schema.ts';
import { personOf } from './holder.ts';

/** POST …/purchase-declarations — it ends paid or in disqualification (R123-I-51). */
export const declarePurchase: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, async (scene) => ({
    type: 'DeclarePurchase',
    ...scene.circumstance,
    entryId: path.entryId,
    person: await personOf(scene, path.entryId),
    declarationId: call.idempotencyKey,
    codes: body.codes,
    stack: body.stack,
    hand: body.hand,
  }));
