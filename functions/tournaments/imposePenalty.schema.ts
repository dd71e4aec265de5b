import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Hand, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';
import { Infraction } from './infraction.schema.ts';
import { Suspension } from './suspension.schema.ts';

const INFRACTIONS_MAX = 5;
const PLAYERS_MAX = 9;
const ROUNDS_MAX = 1000;

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
    /** One act may be several infractions. */
    codes: z.array(Infraction).max(INFRACTIONS_MAX),
    /** Entries of the other players of the same act. */
    others: z.array(Id).max(PLAYERS_MAX).default([]),
    round: z.int().min(1).max(ROUNDS_MAX).nullable().default(null),
    description: Text,
    suspension: Suspension.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
