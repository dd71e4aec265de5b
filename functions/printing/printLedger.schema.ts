import * as z from 'zod';
import { DocumentReply } from '../documents/documents.schema.ts';
import { post } from '../shared/route.ts';
import { Code, Day } from '../shared/wire.ts';

/** POST /v1/papers/ledgers. */
export const printLedger = post({
  path: '/v1/papers/ledgers',
  summary: 'Draws the ledger of a range of jornadas, at most 31, as a workbook and in print',
  scopes: ['tapete/accounting', 'tapete/fiscal'],
  // No fact: what is asked again is found, whatever the key.
  idempotent: false,
  body: z.strictObject({ from: Day, until: Day, venue: Code.optional() }),
  reply: { status: 200, schema: DocumentReply },
});
