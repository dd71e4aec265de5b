import { IN_EXPORT, type Manifest } from '../proof/exportFormat.ts';
import { archive } from '../shared/cloud/archive.ts';
import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { ports } from '../shared/runtime.ts';
import { exportKey } from './contents.ts';
import type { getExport as route } from './exports.schema.ts';
import { editionsOf } from './record.ts';
import { toReply } from './reply.ts';

/** GET /v1/exports/{jornada} — every edition, and the manifest of the last one sealed. */
export const getExport: Handler<typeof route> = async ({ path, call }) => {
  const editions = await editionsOf(ports().table, call.caller.operator, path.jornada);
  if (editions.length === 0) throw new Refusal('request.not-found');
  const sealed = editions.findLast(({ manifestSha256 }) => manifestSha256 !== null);
  const files = sealed
    ? await archive().read(exportKey(sealed, `folder/${IN_EXPORT.manifest}`))
    : undefined;
  const manifest = files && (JSON.parse(Buffer.from(files).toString('utf8')) as Manifest);
  return {
    status: 200,
    body: { editions: editions.map(toReply), files: manifest?.files ?? [] },
  };
};
