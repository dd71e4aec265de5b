import * as z from 'zod';
import { STREETS } from '../../domain/tournament/floorFacts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Round, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/street-releases. */
export const releaseStreet = post({
  path: '/v1/tournaments/{tournamentId}/street-releases',
  summary: 'Releases the next street at every table',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, round: Round, street: z.enum(STREETS) }),
  reply: { status: 201, schema: Recorded },
});
