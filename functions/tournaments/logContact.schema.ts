import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, EntryPath, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/contact-attempts. */
export const logContact = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/contact-attempts',
  summary: 'Notes an attempt to reach an absent player',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({ ...Circumstances, outcome: Text }),
  reply: { status: 201, schema: Recorded },
});
