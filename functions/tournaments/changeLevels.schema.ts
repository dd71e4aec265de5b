import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';
import { LEVELS_MAX, Level } from './level.schema.ts';

/** POST /v1/tournaments/{tournamentId}/level-changes. */
export const changeLevels = post({
  path: '/v1/tournaments/{tournamentId}/level-changes',
  summary: 'Alters the levels to come, with a reason',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    levels: z.array(Level).max(LEVELS_MAX),
    reason: Text,
    /** What the Director tells all players; without it the change waits to be announced. */
    announcement: Text.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
