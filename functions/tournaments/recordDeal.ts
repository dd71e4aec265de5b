import type { Handler } from '../shared/operation.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import type { recordDeal as route } from './recordDeal.schema.ts';

/** POST …/deals — of everybody in play, in the club alone (CLUB-T27, CLUB-T28). */
export const recordDeal: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'RecordDeal',
    ...circumstance,
    dealId: call.idempotencyKey,
    shares: body.shares.map(({ entryId, amount }) => ({ entryId, amount: toCentavos(amount) })),
    left: toCentavos(body.left),
    consents: body.consents,
    override: body.override,
  }));
