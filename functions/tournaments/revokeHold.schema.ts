import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, EntryPath, Hand, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/stack-hold-revocation. */
export const revokeHold = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/stack-hold-revocation',
  summary: 'Ends a hold because the delay is excessive',
  scopes: ['tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, hand: Hand, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
