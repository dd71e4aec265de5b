import type { Handler } from '../shared/operation.ts';
import { toCentavos } from '../shared/wire.ts';
import { record } from './record.ts';
import type { setProfile as route } from './setProfile.schema.ts';

/** PUT /v1/registry/operator — letterhead, hour of the gaming day, desks. */
export const setProfile: Handler<typeof route> = ({ body, call }) => {
  const { by: _by, occurredAt: _occurredAt, accountCodes, soloPayoutMax, ...said } = body;
  const profile = {
    ...said,
    ...(accountCodes && { accountCodes }),
    ...(soloPayoutMax && { soloPayoutMax: toCentavos(soloPayoutMax) }),
  };
  return record(body, call, ({ circumstance }) => ({
    type: 'SetProfile',
    ...circumstance,
    profile,
  }));
};
