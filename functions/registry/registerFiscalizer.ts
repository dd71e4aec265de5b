import type { Handler } from '../shared/operation.ts';
import { record } from './record.ts';
import type { registerFiscalizer as route } from './registerFiscalizer.schema.ts';

/** PUT /v1/registry/fiscalizers/{fiscalizerId} — receives exports between the two days. */
export const registerFiscalizer: Handler<typeof route> = ({ path, body, call }) => {
  const { from, until, name, email } = body;
  return record(body, call, ({ circumstance }) => ({
    type: 'RegisterFiscalizer',
    ...circumstance,
    fiscalizer: { fiscalizerId: path.fiscalizerId, name, email, from, until },
  }));
};
