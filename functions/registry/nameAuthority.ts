import type { Handler } from '../shared/operation.ts';
import type { nameAuthority as route } from './nameAuthority.schema.ts';
import { record } from './record.ts';

/** PUT /v1/registry/authorities/{from} — printed on every paper from that jornada on. */
export const nameAuthority: Handler<typeof route> = ({ path, body, call }) =>
  record(body, call, ({ circumstance }) => ({
    type: 'NameAuthority',
    ...circumstance,
    authority: { from: path.from, name: body.name, citation: body.citation },
  }));
