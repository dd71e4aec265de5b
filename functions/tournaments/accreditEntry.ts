import type { Handler } from '../shared/operation.ts';
import { toPaperNumber } from '../shared/wire.ts';
import type { accreditEntry as route } from './accreditEntry.schema.ts';
import { act } from './act.ts';
import { entryAfter } from './entryReply.ts';
import { holderOf } from './holder.ts';

/** POST …/accreditation — age and bars are asked again (R123-I-35, R123-I-36, R123-IV-2). */
export const accreditEntry: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'AccreditEntry',
      ...scene.circumstance,
      ...(await holderOf(scene, path.entryId, body.document)),
      entryId: path.entryId,
      accreditationId: call.idempotencyKey,
      voucher: toPaperNumber(body.voucher),
    }),
    // The order number of the sale is the number of the player (R123-IV-2).
    (state) => ({ playerNumber: entryAfter(state, path.entryId).sale?.entryNumber }),
  );
