import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/placed-stack-removals. */
export const removePlacedStacks = post({
  path: '/v1/tournaments/{tournamentId}/placed-stack-removals',
  summary: 'Takes away the stacks that nobody bought',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: Recorded },
});
