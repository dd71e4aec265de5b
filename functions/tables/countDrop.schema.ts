import * as z from 'zod';
import { post } from '../shared/route.ts';
import { RECORDERS } from '../shared/scopes.ts';
import { Money, Recorded, SignedCircumstances, TablePath } from '../shared/wire.ts';

/** POST /v1/tables/{tableId}/drops. */
export const countDrop = post({
  path: '/v1/tables/{tableId}/drops',
  summary: 'Records the count of the box of a table',
  scopes: RECORDERS,
  parameters: TablePath,
  body: z.strictObject({ ...SignedCircumstances, cash: Money, vouchers: Money }),
  reply: { status: 201, schema: Recorded },
});
