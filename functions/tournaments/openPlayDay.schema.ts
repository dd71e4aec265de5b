import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/day-openings. */
export const openPlayDay = post({
  path: '/v1/tournaments/{tournamentId}/day-openings',
  summary: 'Begins the next day of play, once its seats are drawn',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject(Circumstances),
  reply: { status: 201, schema: Recorded },
});
