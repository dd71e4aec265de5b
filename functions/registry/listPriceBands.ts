import type { Handler } from '../shared/operation.ts';
import { toMoney } from '../shared/wire.ts';
import type { listPriceBands as route } from './listPriceBands.schema.ts';
import { read } from './read.ts';

/** GET /v1/registry/bands — the newest in force counts. */
export const listPriceBands: Handler<typeof route> = ({ call }) =>
  read(call, ({ bands }) => ({
    bands: bands.map(({ min, max, ...band }) => ({
      ...band,
      min: toMoney(min),
      max: toMoney(max),
    })),
  }));
