import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/hand-for-hand. */
export const setHandForHand = post({
  path: '/v1/tournaments/{tournamentId}/hand-for-hand',
  summary: 'Turns simultaneous hands on or off',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, on: z.boolean(), reason: Text }),
  reply: { status: 201, schema: Recorded },
});
