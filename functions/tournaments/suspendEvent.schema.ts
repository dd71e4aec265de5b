import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/suspensions. */
export const suspendEvent = post({
  path: '/v1/tournaments/{tournamentId}/suspensions',
  summary: 'Suspends an event until it is resumed',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, reason: Text, consent: Text.default('') }),
  reply: { status: 201, schema: Recorded },
});
