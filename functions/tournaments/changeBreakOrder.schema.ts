import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';
import { Tables } from './pieces.schema.ts';

/** POST /v1/tournaments/{tournamentId}/break-orders. */
export const changeBreakOrder = post({
  path: '/v1/tournaments/{tournamentId}/break-orders',
  summary: 'Changes the order in which tables break, with a reason',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    order: Tables,
    reason: Text,
  }),
  reply: { status: 201, schema: Recorded },
});
