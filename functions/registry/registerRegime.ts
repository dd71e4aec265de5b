import type { Handler } from '../shared/operation.ts';
import { record } from './record.ts';
import type { registerRegime as route } from './registerRegime.schema.ts';

/** PUT /v1/registry/regimes/{regimeId} — how the benefit is split (R123-I-63, M3). */
export const registerRegime: Handler<typeof route> = ({ path, body, call }) => {
  const { by: _by, occurredAt: _occurredAt, missing, confirmed, ...said } = body;
  const regime = {
    id: path.regimeId,
    ...said,
    ...(missing !== undefined && { missing }),
    ...(confirmed !== undefined && { confirmed }),
  };
  return record(body, call, ({ circumstance }) => ({
    type: 'RegisterRegime',
    ...circumstance,
    regime,
  }));
};
