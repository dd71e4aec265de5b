import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/add-on-openings. */
export const openAddOns = post({
  path: '/v1/tournaments/{tournamentId}/add-on-openings',
  summary: 'Opens the add-on in the pause after its level',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    reason: Text.optional().meta({ description: 'Why its level ends before its time is over' }),
  }),
  reply: { status: 201, schema: Recorded },
});
