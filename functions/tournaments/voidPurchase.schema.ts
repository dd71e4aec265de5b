import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Desk, EntryPath, Id, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/purchase-voids. */
export const voidPurchase = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/purchase-voids',
  summary: 'Takes back a rebuy or an add-on typed by mistake; its coupons are void',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, purchaseId: Id, reason: Text, desk: Desk }),
  reply: { status: 201, schema: Recorded },
});
