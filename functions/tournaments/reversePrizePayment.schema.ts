import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Desk, EntryPath, Recorded, SignedCircumstances, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/payments/{entryId}/reversal. */
export const reversePrizePayment = post({
  path: '/v1/tournaments/{tournamentId}/payments/{entryId}/reversal',
  summary: 'Reverses the payment of a prize, which is owed again',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...SignedCircumstances, reason: Text, desk: Desk }),
  reply: { status: 201, schema: Recorded },
});
