import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Day, Recorded, TableNumber, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/difference-reviews. */
export const reviewDifferences = post({
  path: '/v1/tournaments/{tournamentId}/difference-reviews',
  summary: 'Explains the difference between the account and the coupons of a table',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, jornada: Day, table: TableNumber, explanation: Text }),
  reply: { status: 201, schema: Recorded },
});
