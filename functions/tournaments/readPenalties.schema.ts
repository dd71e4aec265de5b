import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';
import { penalties } from './penalty.schema.ts';

/** GET /v1/tournaments/{tournamentId}/penalties. */
export const readPenalties = get({
  path: '/v1/tournaments/{tournamentId}/penalties',
  summary: 'Shows the penalties in the order in which they were imposed',
  scopes: READERS,
  parameters: TournamentPath,
  reply: { status: 200, schema: z.object({ penalties, version: z.int() }) },
});
