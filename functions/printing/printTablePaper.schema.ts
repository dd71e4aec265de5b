import * as z from 'zod';
import { DOCUMENT_SCOPES } from '../documents/access.ts';
import { DocumentReply } from '../documents/documents.schema.ts';
import { TABLE_PAPERS } from '../papers/printing/table.ts';
import { post } from '../shared/route.ts';
import { TableNumber, TournamentPath } from '../shared/wire.ts';

/** POST /v1/papers/tournaments/{tournamentId}/tables/{table}. */
export const printTablePaper = post({
  path: '/v1/papers/tournaments/{tournamentId}/tables/{table}',
  summary: 'Draws a paper of a table of an event: its count sheet, or how low chips left it',
  scopes: DOCUMENT_SCOPES,
  idempotent: false, // as the papers of an event
  parameters: TournamentPath.extend({ table: z.coerce.number().pipe(TableNumber) }),
  body: z.strictObject({
    kind: z.enum(TABLE_PAPERS),
    forNextCount: z
      .boolean()
      .default(false)
      .meta({ description: 'The sheet of the next count, to be filled in at the table' }),
  }),
  reply: { status: 200, schema: DocumentReply },
});
