import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Round, TableNumber, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/round-reports. */
export const reportRound = post({
  path: '/v1/tournaments/{tournamentId}/round-reports',
  summary: 'Reports that a table has finished its hand of the round',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, round: Round, table: TableNumber }),
  reply: { status: 201, schema: Recorded },
});
