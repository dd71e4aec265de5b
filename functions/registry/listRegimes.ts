import { regimesOf } from '../../domain/registry/selectors.ts';
import type { Handler } from '../shared/operation.ts';
import type { listRegimes as route } from './listRegimes.schema.ts';
import { read } from './read.ts';

/** GET /v1/registry/regimes — in the order in which settlement looks (M3). */
export const listRegimes: Handler<typeof route> = ({ call }) =>
  read(call, (registry) => ({ regimes: regimesOf(registry) }));
