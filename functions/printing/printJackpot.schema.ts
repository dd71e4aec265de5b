import * as z from 'zod';
import { DocumentReply } from '../documents/documents.schema.ts';
import { post } from '../shared/route.ts';
import { Day, Id } from '../shared/wire.ts';

/** POST /v1/papers/jackpots/{jackpotId}. */
export const printJackpot = post({
  path: '/v1/papers/jackpots/{jackpotId}',
  summary:
    'Draws the statement of a progressive jackpot in a jornada: the same, or its next version',
  scopes: ['tapete/accounting', 'tapete/fiscal', 'tapete/director', 'tapete/supervisor'],
  // No fact: what is asked again is found, whatever the key.
  idempotent: false,
  parameters: z.strictObject({ jackpotId: Id }),
  body: z.strictObject({ jornada: Day }),
  reply: { status: 200, schema: DocumentReply },
});
