import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/day-closings. */
export const closePlayDay = post({
  path: '/v1/tournaments/{tournamentId}/day-closings',
  summary: 'Ends the day of play: everybody has a sealed bag',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    levelGoesOn: z.boolean().default(false),
    explanation: Text.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
