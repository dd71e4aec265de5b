import type { Handler } from '../shared/operation.ts';
import { logRead } from '../shared/personalReads.ts';
import { ports } from '../shared/runtime.ts';
import { knownPlayer } from './knownPlayer.ts';
import type { readPlayer as route } from './readPlayer.schema.ts';

/** GET /v1/registry/players/{personId} — with the ETag that a correction asks for. */
export const readPlayer: Handler<typeof route> = async ({ path, call }) => {
  const { operator } = call.caller;
  const { data, sequence } = await knownPlayer(ports().table, operator, path.personId);
  await logRead(ports(), call, path.personId);
  const { surnames, givenNames, birthDate, document } = data;
  const body = { ...path, surnames, givenNames, birthDate, document, version: sequence };
  return { status: 200, headers: { etag: `"${sequence}"` }, body };
};
