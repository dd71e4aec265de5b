import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/penalty-ends. */
export const endSuspension = post({
  path: '/v1/tournaments/{tournamentId}/penalty-ends',
  summary: 'Tells the player that the suspension is over',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, penaltyId: Id }),
  reply: { status: 201, schema: Recorded },
});
