import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Recorded, TournamentPath } from '../shared/wire.ts';
import { CountFields } from './couponCounts.schema.ts';

/** POST /v1/tournaments/{tournamentId}/inspector-coupon-counts. */
export const countInspectorCoupons = post({
  path: '/v1/tournaments/{tournamentId}/inspector-coupon-counts',
  summary: 'The fiscalizador counts the LNSE bodies of a table',
  scopes: ['tapete/fiscal'],
  parameters: TournamentPath,
  body: z.strictObject(CountFields),
  reply: { status: 201, schema: Recorded },
});
