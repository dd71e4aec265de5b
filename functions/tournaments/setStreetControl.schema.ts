import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/street-control. */
export const setStreetControl = post({
  path: '/v1/tournaments/{tournamentId}/street-control',
  summary: 'Holds simultaneous hands street by street, or no more',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, on: z.boolean() }),
  reply: { status: 201, schema: Recorded },
});
