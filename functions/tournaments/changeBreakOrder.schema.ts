import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TableNumber, Text, TournamentPath } from '../shared/wire.ts';

const TABLES_MAX = 1000;

/** POST /v1/tournaments/{tournamentId}/break-orders. */
export const changeBreakOrder = post({
  path: '/v1/tournaments/{tournamentId}/break-orders',
  summary: 'Changes the order in which tables break, with a reason',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    order: z.array(TableNumber).min(1).max(TABLES_MAX),
    reason: Text,
  }),
  reply: { status: 201, schema: Recorded },
});
