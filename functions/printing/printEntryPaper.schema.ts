import * as z from 'zod';
import { DOCUMENT_SCOPES } from '../documents/access.ts';
import { DocumentReply } from '../documents/documents.schema.ts';
import { ENTRY_PAPERS } from '../papers/printing/entry.ts';
import { post } from '../shared/route.ts';
import { EntryPath } from '../shared/wire.ts';

/** POST /v1/papers/tournaments/{tournamentId}/entries/{entryId}. */
export const printEntryPaper = post({
  path: '/v1/papers/tournaments/{tournamentId}/entries/{entryId}',
  summary: 'Draws a paper of a player: form, accreditation, control card or seat card',
  scopes: DOCUMENT_SCOPES,
  idempotent: false, // as the papers of an event
  parameters: EntryPath,
  body: z.strictObject({ kind: z.enum(ENTRY_PAPERS) }),
  reply: { status: 200, schema: DocumentReply },
});
