import { archive } from '../shared/cloud/archive.ts';
import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { logger } from '../shared/runtime.ts';
import type { getDocumentFile as route } from './documents.schema.ts';
import { CONTENT_TYPES, filenameOf } from './files.ts';
import { readableVersions, versionOf } from './readable.ts';

const LINK_SECONDS = 60;

/** GET /v1/documents/{documentId}/file — sends the reader to the file, for a minute. */
export const getDocumentFile: Handler<typeof route> = async ({ path, query, call }) => {
  const { format } = query;
  const record = versionOf(await readableVersions(call.caller, path.documentId), query.version);
  const file = record.files.find((one) => one.format === format);
  if (!file) throw new Refusal('request.not-found');
  // A paper may name people: who fetched it stands in the log.
  logger.info('paper read', { documentId: path.documentId, client: call.caller.client });
  const location = await archive().link(file.key, {
    filename: filenameOf(record, format),
    contentType: CONTENT_TYPES[format],
    expiresSeconds: LINK_SECONDS,
  });
  return { status: 302, body: undefined, headers: { location, 'cache-control': 'no-store' } };
};
