import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Code, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/series-assignments. */
export const reassignSeries = post({
  path: '/v1/tournaments/{tournamentId}/series-assignments',
  summary: 'Puts an entry into another series, with the reason',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, entryId: Id, series: Code, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
