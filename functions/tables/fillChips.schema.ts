import * as z from 'zod';
import { post } from '../shared/route.ts';
import { RECORDERS } from '../shared/scopes.ts';
import { ChipStacks, Desk, SignedCircumstances, TablePath } from '../shared/wire.ts';
import { SlipReply } from './pieces.schema.ts';

/** POST /v1/tables/{tableId}/fills. */
export const fillChips = post({
  path: '/v1/tables/{tableId}/fills',
  summary: 'Records chips brought to a table; numbers their slip',
  scopes: RECORDERS,
  parameters: TablePath,
  body: z.strictObject({ ...SignedCircumstances, chips: ChipStacks, desk: Desk }),
  reply: { status: 201, schema: SlipReply },
});
