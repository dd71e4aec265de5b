import * as z from 'zod';
import { post } from '../shared/route.ts';

import { ChipStacks, Recorded, SignedCircumstances, TablePath } from '../shared/wire.ts';
import { FiguresReply } from './pieces.schema.ts';

/** POST /v1/tables/{tableId}/closing. */
export const closeDay = post({
  path: '/v1/tables/{tableId}/closing',
  summary: 'Closes the day of a table; its settlement starts',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TablePath,
  body: z.strictObject({ ...SignedCircumstances, chips: ChipStacks }),
  reply: { status: 201, schema: Recorded.extend({ closing: z.int(), figures: FiguresReply }) },
  ifMatch: true,
});
