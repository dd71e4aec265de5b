import * as z from 'zod';
import { post } from '../shared/route.ts';

import { ChipStacks, Recorded, SignedCircumstances, TablePath } from '../shared/wire.ts';

/** POST /v1/tables/{tableId}/openings. */
export const openDay = post({
  path: '/v1/tables/{tableId}/openings',
  summary: 'Opens the day of a table with the chips on it',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TablePath,
  body: z.strictObject({ ...SignedCircumstances, chips: ChipStacks }),
  reply: { status: 201, schema: Recorded.extend({ day: z.int() }) },
});
