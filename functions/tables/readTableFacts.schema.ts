import * as z from 'zod';
import { FactsReply } from '../shared/commit.schema.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Page, TablePath } from '../shared/wire.ts';

/** GET /v1/tables/{tableId}/facts. */
export const readTableFacts = get({
  path: '/v1/tables/{tableId}/facts',
  summary: 'Shows what was recorded at a table, commit by commit',
  scopes: READERS,
  parameters: TablePath,
  query: z.strictObject(Page),
  reply: { status: 200, schema: FactsReply },
});
