import type { Handler } from '../shared/operation.ts';
import type { getDocument as route } from './documents.schema.ts';
import { readableVersions, versionOf } from './readable.ts';
import { toReply } from './reply.ts';

/** GET /v1/documents/{documentId} — one paper and the numbers of its versions. */
export const getDocument: Handler<typeof route> = async ({ path, query, call }) => {
  const versions = await readableVersions(call.caller, path.documentId);
  const record = versionOf(versions, query.version);
  const body = { ...toReply(record), versions: versions.map(({ version }) => version) };
  return { status: 200, body };
};
