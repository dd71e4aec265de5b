import * as z from 'zod';
import { STREETS } from '../../domain/tournament/floorFacts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Round, TableNumber, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/street-reports. */
export const reportStreet = post({
  path: '/v1/tournaments/{tournamentId}/street-reports',
  summary: 'Reports that a table has finished a street of the round',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    round: Round,
    table: TableNumber,
    street: z.enum(STREETS),
  }),
  reply: { status: 201, schema: Recorded },
});
