import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Money, Recorded, Text, TournamentPath } from '../shared/wire.ts';

const PLAYERS_MAX = 100;

/** POST /v1/tournaments/{tournamentId}/deals. */
export const recordDeal = post({
  path: '/v1/tournaments/{tournamentId}/deals',
  summary: 'Records what all who are left agree to take, in a club event',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    shares: z
      .array(z.strictObject({ entryId: Id, amount: Money }))
      .min(1)
      .max(PLAYERS_MAX),
    /** What the winner still plays for. */
    left: Money,
    /** Entries that consent. */
    consents: z.array(Id).max(PLAYERS_MAX),
    /** Why the Director lets nothing be left. */
    override: Text.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
