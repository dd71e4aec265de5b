import { ProofReply } from '../shared/commit.schema.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TablePath } from '../shared/wire.ts';

/** GET /v1/tables/{tableId}/proof. */
export const readTableProof = get({
  path: '/v1/tables/{tableId}/proof',
  summary: 'Shows the chain of hashes of a table, checked now',
  scopes: READERS,
  parameters: TablePath,
  reply: { status: 200, schema: ProofReply },
});
