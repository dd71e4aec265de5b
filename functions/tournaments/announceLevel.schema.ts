import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Hand, Recorded, Text, TournamentPath } from '../shared/wire.ts';

const LEVELS_MAX = 60;

/** POST /v1/tournaments/{tournamentId}/levels. */
export const announceLevel = post({
  path: '/v1/tournaments/{tournamentId}/levels',
  summary: 'Announces a level of blinds',
  scopes: ['tapete/floor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    level: z.int().min(1).max(LEVELS_MAX),
    hand: Hand.nullable().default(null),
    reason: Text.optional().meta({
      description: 'Why it comes before the time of the level in force is over',
    }),
  }),
  reply: { status: 201, schema: Recorded.extend({ level: z.int() }) },
});
