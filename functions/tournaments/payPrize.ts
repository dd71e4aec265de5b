import type { Handler } from '../shared/operation.ts';
import { toPaperNumber } from '../shared/wire.ts';
import { act } from './act.ts';
import { cageDesk } from './desks.ts';
import { entryAfter, paymentReply } from './entryReply.ts';
import { holderOf } from './holder.ts';
import type { payPrize as route } from './payPrize.schema.ts';

/** POST …/payments — against the classification receipt and the document, once (R123-I-66). */
export const payPrize: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'PayPrize',
      ...scene.circumstance,
      entryId: body.entryId,
      paymentId: call.idempotencyKey,
      confirmation: body.confirmation,
      classification: toPaperNumber(body.classification),
      documentMatches: (await holderOf(scene, body.entryId, body.document)).documentMatches,
      means: body.means,
      desk: cageDesk(scene, body.desk),
      receipt: await scene.numberFrom({ kind: 'RP', point: body.desk }),
    }),
    (state) => paymentReply(entryAfter(state, body.entryId)),
  );
