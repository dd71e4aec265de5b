import * as z from 'zod';
import { post } from '../shared/route.ts';
import { ChipCount, Circumstances, EntryPath, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/late-stack. */
export const setLateStack = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/late-stack',
  summary: 'Gives a late entry another stack than the computed one',
  scopes: ['tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, stack: ChipCount, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
