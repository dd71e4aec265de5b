import { archive } from '../shared/cloud/archive.ts';
import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { ports } from '../shared/runtime.ts';
import { zipName } from './attachments.ts';
import { exportKey } from './contents.ts';
import type { getExportFile as route } from './exports.schema.ts';
import { editionsOf } from './record.ts';
import { EXPORT_ZIP } from './seal.ts';

const LINK_SECONDS = 60;

/** GET /v1/exports/{jornada}/file — sends the reader to the whole folder, for a minute. */
export const getExportFile: Handler<typeof route> = async ({ path, query, call }) => {
  const { operator } = call.caller;
  const editions = await editionsOf(ports().table, operator, path.jornada);
  const asked = editions.findLast(
    ({ edition, manifestSha256 }) =>
      manifestSha256 !== null && (query.edition === undefined || edition === query.edition),
  );
  if (!asked) throw new Refusal('request.not-found');
  const location = await archive().link(exportKey(asked, EXPORT_ZIP), {
    filename: zipName(asked),
    contentType: 'application/zip',
    expiresSeconds: LINK_SECONDS,
  });
  return { status: 302, body: undefined, headers: { location, 'cache-control': 'no-store' } };
};
