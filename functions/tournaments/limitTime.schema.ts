import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, EntryPath, Recorded, Text } from '../shared/wire.ts';

const SECONDS_MAX = 600;

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/time-limit. */
export const limitTime = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/time-limit',
  summary: 'Gives a player who abuses of time less of it',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    seconds: z.int().min(0).max(SECONDS_MAX),
    reason: Text,
  }),
  reply: { status: 201, schema: Recorded },
});
