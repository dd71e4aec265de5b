import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';
import { TableHand } from './playedHand.schema.ts';

/** GET /v1/tournaments/{tournamentId}/played-hands. */
export const readPlayedHands = get({
  path: '/v1/tournaments/{tournamentId}/played-hands',
  summary: 'Shows the last recorded hand of each table with its stacks, for screens: no pots',
  scopes: READERS,
  parameters: TournamentPath,
  reply: { status: 200, schema: z.object({ tables: z.array(TableHand), version: z.int() }) },
});
