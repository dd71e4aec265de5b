import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { environment, ports } from '../shared/runtime.ts';
import type { readHealth as route } from './readHealth.schema.ts';

/** GET /v1/health — asks the table for an item that nobody has. */
export const readHealth: Handler<typeof route> = async () => {
  const version = environment('SERVICE_VERSION');
  try {
    await ports().table.get(keys.health);
    return { status: 200, body: { state: 'ok', version } };
  } catch {
    return { status: 503, body: { state: 'degraded', version } };
  }
};
