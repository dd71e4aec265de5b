import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Hand, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';
import { Article } from './article.schema.ts';

const INFRACTIONS_MAX = 5;
const PER_PLAYER_MAX = 20; // how many are allowed is for the rules to say

const Suspension = z.union([
  z.strictObject({ hands: z.literal(1) }),
  z.strictObject({ handsPerPlayer: z.int().min(1).max(PER_PLAYER_MAX) }),
]);

/** POST /v1/tournaments/{tournamentId}/penalties. */
export const imposePenalty = post({
  path: '/v1/tournaments/{tournamentId}/penalties',
  summary: 'Warns a player or suspends for hands, with the rules broken',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    entryId: Id,
    hand: Hand.nullable().default(null),
    infractions: z.array(Article).max(INFRACTIONS_MAX),
    description: Text,
    suspension: Suspension.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
