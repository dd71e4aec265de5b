import type { Handler } from '../shared/operation.ts';
import { act, placeOfRuling } from './act.ts';
import type { decideRulingAppeal as route } from './decideRulingAppeal.schema.ts';

/** POST …/appeal/decision — confirmed, modified or revoked (R123-III-3.p4). */
export const decideRulingAppeal: Handler<typeof route> = async ({ path, body, call }) => {
  const { rulingId } = path;
  const place = await placeOfRuling(rulingId, call);
  const { decision, outcome = null, reason } = body;
  return act({ rulingId, place, body, call }, (circumstance) => ({
    type: 'DecideAppeal',
    ...circumstance,
    rulingId,
    decisionId: call.idempotencyKey,
    decision,
    outcome,
    reason,
  }));
};
