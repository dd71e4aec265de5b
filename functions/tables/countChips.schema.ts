import * as z from 'zod';
import { post } from '../shared/route.ts';

import { ChipStacks, Recorded, SignedCircumstances, TablePath } from '../shared/wire.ts';

/** POST /v1/tables/{tableId}/counts. */
export const countChips = post({
  path: '/v1/tables/{tableId}/counts',
  summary: 'Records a count of the chips in the middle of the day',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TablePath,
  body: z.strictObject({ ...SignedCircumstances, chips: ChipStacks }),
  reply: { status: 201, schema: Recorded },
});
