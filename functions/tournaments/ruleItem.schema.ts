import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

const LEVELS_MAX = 60;

/** POST /v1/tournaments/{tournamentId}/item-rules. */
export const ruleItem = post({
  path: '/v1/tournaments/{tournamentId}/item-rules',
  summary: 'Allows or forbids an item to everybody, in all or part of the event',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    item: Text,
    allowed: z.boolean(),
    phase: z.union([
      z.enum(['event', 'final-table']),
      z.strictObject({ fromLevel: z.int().min(1).max(LEVELS_MAX) }),
    ]),
  }),
  reply: { status: 201, schema: Recorded },
});
