import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, EntryPath, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/reprints. */
export const reprintVoucher = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/reprints',
  summary: 'Prints the voucher again, marked as a copy',
  scopes: ['tapete/cage', 'tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: Recorded.extend({ copy: z.int() }) },
});
