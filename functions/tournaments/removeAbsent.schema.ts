import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Hand, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/absent-removals. */
export const removeAbsent = post({
  path: '/v1/tournaments/{tournamentId}/absent-removals',
  summary: 'Takes the stacks of the absent out of the tournament',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, hand: Hand }),
  reply: { status: 201, schema: Recorded },
});
