import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Money, Recorded, Text, TournamentPath } from '../shared/wire.ts';

const SHARES_MAX = 1500;

/** POST /v1/tournaments/{tournamentId}/endings. */
export const endEvent = post({
  path: '/v1/tournaments/{tournamentId}/endings',
  summary: 'Ends an event under way before its time, with what its pool is divided into',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    reason: Text,
    consent: Text.default(''),
    /** How the prizes of who is in play are divided, in the words of the act. */
    resolution: Text,
    /** Best first; who is not named collects nothing. They add to the prizes of those places. */
    shares: z.array(z.strictObject({ entryId: Id, amount: Money })).max(SHARES_MAX),
  }),
  reply: { status: 201, schema: Recorded },
});
