import * as z from 'zod';
import { put } from '../shared/route.ts';
import { Circumstances, Code, Recorded, Text } from '../shared/wire.ts';
import { PeriodFields } from './pieces.schema.ts';

const EMAIL_LENGTH_MAX = 254;

/** PUT /v1/registry/fiscalizers/{fiscalizerId}. */
export const registerFiscalizer = put({
  path: '/v1/registry/fiscalizers/{fiscalizerId}',
  summary: 'Registers a fiscalizador who receives the export of each day',
  scopes: ['tapete/admin'],
  parameters: z.strictObject({ fiscalizerId: Code }),
  body: z.strictObject({
    ...Circumstances,
    ...PeriodFields,
    name: Text,
    email: z.email().max(EMAIL_LENGTH_MAX),
  }),
  reply: { status: 200, schema: Recorded },
});
