import type { Handler } from '../shared/operation.ts';
import type {
  readAccountCodes as readRoute,
  setAccountCodes as setRoute,
} from './accounting.schema.ts';
import { act, books } from './act.ts';

/** PUT /v1/accounting/chart — the codes of the operator's books. */
export const setAccountCodes: Handler<typeof setRoute> = ({ body, call }) =>
  act(
    { body, call },
    (circumstance) => ({
      type: 'SetChart',
      ...circumstance,
      chart: Object.fromEntries(body.accounts.map(({ account, code }) => [account, code])),
    }),
    { status: 200 },
  );

/** GET /v1/accounting/chart. */
export const readAccountCodes: Handler<typeof readRoute> = async ({ call }) => {
  const { state, sequence } = await books(call);
  const accounts = Object.entries(state.chart).map(([account, code]) => ({ account, code }));
  return { status: 200, body: { accounts, version: sequence } };
};
