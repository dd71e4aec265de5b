import type { Handler } from '../shared/operation.ts';
import { act, placeOfRuling } from './act.ts';
import type { appealRuling as route } from './appealRuling.schema.ts';

/** POST …/appeal — to the highest authority present (R123-III-3.p4). */
export const appealRuling: Handler<typeof route> = async ({ path, body, call }) => {
  const { rulingId } = path;
  const place = await placeOfRuling(rulingId, call);
  const { appellant, grounds } = body;
  return act({ rulingId, place, body, call }, (circumstance) => ({
    type: 'AppealRuling',
    ...circumstance,
    rulingId,
    appealId: call.idempotencyKey,
    appellant,
    grounds,
  }));
};
