import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/clock-pauses. */
export const pauseClock = post({
  path: '/v1/tournaments/{tournamentId}/clock-pauses',
  summary: 'Stops the clock of the level; what is left waits',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
