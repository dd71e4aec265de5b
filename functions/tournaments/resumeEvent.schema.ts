import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/resumptions. */
export const resumeEvent = post({
  path: '/v1/tournaments/{tournamentId}/resumptions',
  summary: 'Resumes a suspended event',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject(Circumstances),
  reply: { status: 201, schema: Recorded },
});
