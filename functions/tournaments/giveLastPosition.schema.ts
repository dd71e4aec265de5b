import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, EntryPath, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/last-position. */
export const giveLastPosition = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/last-position',
  summary: 'Ranks last who did not report the elimination',
  scopes: ['tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
