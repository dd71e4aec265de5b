import type { Handler } from '../shared/operation.ts';
import type { listRestrictions as route } from './listRestrictions.schema.ts';
import { read } from './read.ts';

/** GET /v1/registry/restrictions — documents appear only as hashes. */
export const listRestrictions: Handler<typeof route> = ({ call }) =>
  read(call, ({ restrictions }) => ({ restrictions }));
