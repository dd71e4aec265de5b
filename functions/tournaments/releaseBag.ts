import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { holderOf } from './holder.ts';
import type { releaseBag as route } from './releaseBag.schema.ts';

/** POST …/bag-release — against the duplicate and the document (R123-I-14, R123-I-15). */
export const releaseBag: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, async (scene) => ({
    type: 'ReleaseBag',
    ...scene.circumstance,
    ...(await holderOf(scene, path.entryId, body.document)),
    releaseId: call.idempotencyKey,
    entryId: path.entryId,
    receipt: body.receipt,
    counted: body.counted,
  }));
