import * as z from 'zod';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';

const Counted = z.int().nullable();

/** GET /v1/tournaments/{tournamentId}/reconciliation. */
export const readReconciliation = get({
  path: '/v1/tournaments/{tournamentId}/reconciliation',
  summary: 'Compares the account with the three bodies of the coupons, by table and code',
  scopes: READERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      tables: z.array(
        z.object({
          jornada: z.iso.date(),
          table: z.int(),
          status: z.enum(['uncounted', 'agrees', 'differs', 'explained']),
          explanation: z.string().nullable(),
          rows: z.array(
            z.object({
              code: z.enum(PURCHASE_CODES),
              gic: z.int(),
              absent: z.int(),
              operator: Counted,
              lnse: Counted,
              drop: Counted,
            }),
          ),
        }),
      ),
      version: z.int(),
    }),
  },
});
