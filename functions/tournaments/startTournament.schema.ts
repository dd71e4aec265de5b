import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/start. */
export const startTournament = post({
  path: '/v1/tournaments/{tournamentId}/start',
  summary: 'Starts play: when full, or by the Director from seven',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    acta: z.strictObject({ number: Text, fiscalizador: Text }).nullable(),
  }),
  reply: { status: 201, schema: Recorded },
});
