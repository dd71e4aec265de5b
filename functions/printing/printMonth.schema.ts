import * as z from 'zod';
import { DocumentReply } from '../documents/documents.schema.ts';
import { post } from '../shared/route.ts';
import { Code } from '../shared/wire.ts';

const MonthPath = z.strictObject({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .meta({ example: '2014-05' }),
});

/** POST /v1/papers/months/{month}. */
export const printMonth = post({
  path: '/v1/papers/months/{month}',
  summary: 'Draws the report of a month as it stands: the same again, or its next version',
  scopes: ['tapete/accounting', 'tapete/fiscal'],
  // No fact: what is asked again is found, whatever the key.
  idempotent: false,
  parameters: MonthPath,
  body: z.strictObject({ venue: Code.optional() }),
  reply: { status: 200, schema: DocumentReply },
});
