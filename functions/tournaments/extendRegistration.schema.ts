import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TournamentPath } from '../shared/wire.ts';

const LEVELS_MAX = 60;

/** POST /v1/tournaments/{tournamentId}/registration-extensions. */
export const extendRegistration = post({
  path: '/v1/tournaments/{tournamentId}/registration-extensions',
  summary: 'Sells entries to the end of a level, while the quota has places',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, throughLevel: z.int().min(1).max(LEVELS_MAX) }),
  reply: { status: 201, schema: Recorded },
});
