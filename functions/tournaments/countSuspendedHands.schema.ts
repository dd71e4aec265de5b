import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, TournamentPath } from '../shared/wire.ts';

const HANDS_MAX = 100;

/** POST /v1/tournaments/{tournamentId}/suspended-hands. */
export const countSuspendedHands = post({
  path: '/v1/tournaments/{tournamentId}/suspended-hands',
  summary: 'Counts hands that were dealt dead to a suspended player',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    penaltyId: Id,
    hands: z.int().min(1).max(HANDS_MAX).default(1),
  }),
  reply: { status: 201, schema: Recorded.extend({ handsLeft: z.int() }) },
});
