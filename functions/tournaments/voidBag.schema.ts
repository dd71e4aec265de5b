import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, EntryPath, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/bag-void. */
export const voidBag = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/bag-void',
  summary: 'Takes back a bag that was filled in wrong',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
