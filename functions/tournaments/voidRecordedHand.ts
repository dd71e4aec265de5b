import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { voidRecordedHand as route } from './voidRecordedHand.schema.ts';

/** POST …/voided-hands — needs the ETag of what was seen (R123-II-25, R123-II-59). */
export const voidRecordedHand: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'VoidHand',
    ...circumstance,
    voidId: call.idempotencyKey,
    handId: body.handId,
    norm: body.norm,
    reason: body.reason,
    late: body.late,
  }));
