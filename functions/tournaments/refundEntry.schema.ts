import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Desk, EntryPath, Means, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/refund. */
export const refundEntry = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/refund',
  summary: 'Gives the price back before registration ends',
  scopes: ['tapete/cage'],
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    means: Means,
    reason: Text.optional().meta({ description: 'Why by other means than it was paid' }),
    desk: Desk,
  }),
  reply: { status: 201, schema: Recorded },
});
