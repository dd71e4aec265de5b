import { Rejection } from '../../domain/errors.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import type { readRuling as route } from './readRuling.schema.ts';

/** GET /v1/rulings/{rulingId} — as it stands now. */
export const readRuling: Handler<typeof route> = async ({ path, call }) => {
  const item = await ports().table.get(keys.ruling(call.caller.operator, path.rulingId));
  if (!item) throw new Rejection('ruling.unknown');
  return { status: 200, body: item['shown'] };
};
