import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { toPaperNumber } from '../shared/wire.ts';
import { act } from './act.ts';
import { entryAfter, paymentReply } from './entryReply.ts';
import { holderOf } from './holder.ts';
import type { payPrize as route } from './payPrize.schema.ts';

/** POST …/payments — against the classification receipt and the document, once (R123-I-66). */
export const payPrize: Handler<typeof route> = ({ path, body, call }) => {
  const { by: _by, occurredAt: _occurredAt, document, classification, ...said } = body;
  return act(
    { path, body, call },
    async (scene) => ({
      type: 'PayPrize',
      ...scene.circumstance,
      ...said,
      paymentId: call.idempotencyKey,
      classification: toPaperNumber(classification),
      documentMatches: (await holderOf(scene, said.entryId, document)).documentMatches,
      receipt: await scene.numberFrom({ kind: 'RP', point: cageDesk(scene, said.desk) }),
    }),
    (state) => paymentReply(entryAfter(state, said.entryId), call.idempotencyKey),
  );
};
