import * as z from 'zod';
import { post } from '../shared/route.ts';
import { RECORDERS } from '../shared/scopes.ts';
import { Recorded, TournamentPath } from '../shared/wire.ts';
import { CountFields } from './couponCounts.schema.ts';

/** POST /v1/tournaments/{tournamentId}/coupon-counts. */
export const countCoupons = post({
  path: '/v1/tournaments/{tournamentId}/coupon-counts',
  summary: 'Counts the coupons that the operator or the drop of a table holds',
  scopes: RECORDERS,
  parameters: TournamentPath,
  body: z.strictObject({ ...CountFields, body: z.enum(['operator', 'drop']) }),
  reply: { status: 201, schema: Recorded },
});
