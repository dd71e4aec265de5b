import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { openClaim as route } from './openClaim.schema.ts';

/** POST …/claims — late ones are kept as information (R123-I-86, R123-I-87). */
export const openClaim: Handler<typeof route> = ({ path, body, call }) => {
  const claimId = call.idempotencyKey;
  const { table, hand, entryId, about, nextHandDealt } = body;
  const said = { claimId, table, hand, entryId, about, nextHandDealt };
  return act(
    { path, body, call },
    ({ circumstance }) => ({ type: 'OpenClaim', ...circumstance, ...said }),
    ({ claims }) => ({ late: claims.some((one) => one.claimId === claimId && one.late) }),
  );
};
