import * as z from 'zod';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/coupons. */
export const listCoupons = get({
  path: '/v1/tournaments/{tournamentId}/coupons',
  summary: 'Shows the life of every coupon of the control cards',
  scopes: READERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      coupons: z.array(
        z.object({
          entryId: Id,
          entryNumber: z.int(),
          code: z.enum(PURCHASE_CODES),
          number: z.int(),
          status: z.enum(['issued', 'delivered', 'used', 'withdrawn-unused', 'void']),
          table: z.int().nullable(),
          jornada: z.iso.date().nullable(),
        }),
      ),
      version: z.int(),
    }),
  },
});
