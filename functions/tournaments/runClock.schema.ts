import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/clock-resumptions. */
export const runClock = post({
  path: '/v1/tournaments/{tournamentId}/clock-resumptions',
  summary: 'Lets the level go on with the time that was left',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances }),
  reply: { status: 201, schema: Recorded },
});
