import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, EntryPath, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/stack-hold. */
export const holdStack = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/stack-hold',
  summary: 'Keeps the stack of an absent player until arrival',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, askedBy: Text }),
  reply: { status: 201, schema: Recorded },
});
