import * as z from 'zod';
import { DOCUMENT_SCOPES } from '../documents/access.ts';
import { DocumentReply } from '../documents/documents.schema.ts';
import { EVENT_PAPERS } from '../papers/printing/event.ts';
import { post } from '../shared/route.ts';
import { TournamentPath } from '../shared/wire.ts';

/** POST /v1/papers/tournaments/{tournamentId}. */
export const printEventPaper = post({
  path: '/v1/papers/tournaments/{tournamentId}',
  summary: 'Draws a paper of an event as it stands: the same again, or its next version',
  scopes: DOCUMENT_SCOPES,
  // No fact: what is asked again is found, whatever the key.
  idempotent: false,
  parameters: TournamentPath,
  body: z.strictObject({ kind: z.enum(EVENT_PAPERS) }),
  reply: { status: 200, schema: DocumentReply },
});
