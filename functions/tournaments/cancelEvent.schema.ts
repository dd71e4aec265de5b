import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/cancellations. */
export const cancelEvent = post({
  path: '/v1/tournaments/{tournamentId}/cancellations',
  summary: 'Cancels an event that has not started; every entry is refunded',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, reason: Text, consent: Text.default('') }),
  reply: { status: 201, schema: Recorded },
});
