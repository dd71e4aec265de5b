import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/penalty-annulments. */
export const withdrawPenalty = post({
  path: '/v1/tournaments/{tournamentId}/penalty-annulments',
  summary: 'Takes a penalty back: its author alone',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, penaltyId: Id, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
