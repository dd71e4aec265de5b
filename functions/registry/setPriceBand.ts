import type { Handler } from '../shared/operation.ts';
import { toCentavos } from '../shared/wire.ts';
import { record } from './record.ts';
import type { setPriceBand as route } from './setPriceBand.schema.ts';

/** PUT /v1/registry/bands/{from} — with the act that approved it (R123-IV-11.p2). */
export const setPriceBand: Handler<typeof route> = ({ path, body, call }) => {
  const { until, reference } = body;
  const [min, max] = [toCentavos(body.min), toCentavos(body.max)];
  return record(body, call, ({ circumstance }) => ({
    type: 'SetPriceBand',
    ...circumstance,
    band: { from: path.from, until, min, max, reference },
  }));
};
