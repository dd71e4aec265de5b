import * as z from 'zod';
import { FactsReply } from '../shared/commit.schema.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Page, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/facts. */
export const readFacts = get({
  path: '/v1/tournaments/{tournamentId}/facts',
  summary: 'Shows what was recorded, commit by commit',
  scopes: READERS,
  parameters: TournamentPath,
  query: z.strictObject(Page),
  reply: { status: 200, schema: FactsReply },
});
