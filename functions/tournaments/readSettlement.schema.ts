import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { MoneyReply, TournamentPath } from '../shared/wire.ts';

const Totals = z
  .object({ count: z.int(), takings: MoneyReply, benefit: MoneyReply, prizes: MoneyReply })
  .meta({ id: 'Totals' });

const ByCode = z
  .object({ IN: Totals.optional(), RB: Totals.optional(), AD: Totals.optional() })
  .meta({ id: 'TotalsByCode' });

const Share = z.object({
  beneficiary: z.string(),
  name: z.string(),
  bps: z.int(),
  amount: MoneyReply,
});

const Split = z
  .object({
    status: z.enum(['split', 'none']),
    regime: z.string().nullable(),
    citation: z.string().nullable(),
    reason: z.string().nullable(),
    /** A regime of the operator's own, or an incomplete one that it confirmed, as papers say it. */
    remark: z.string().nullable(),
    shares: z.array(Share),
  })
  .meta({ id: 'Split', description: 'Legal split of a benefit, or why there is none' });

/** GET /v1/tournaments/{tournamentId}/settlement. */
export const readSettlement = get({
  path: '/v1/tournaments/{tournamentId}/settlement',
  summary: 'Shows the figures of the settlement as the facts and the lock stand now',
  scopes: READERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      byCode: ByCode,
      takings: MoneyReply,
      benefit: MoneyReply,
      pool: MoneyReply,
      tables: z.array(
        z.object({
          jornada: z.string(),
          table: z.int(),
          byCode: ByCode,
          takings: MoneyReply,
          benefit: MoneyReply,
          prizes: MoneyReply,
          split: Split,
        }),
      ),
      split: Split,
      /** What the operator paid in for a guaranteed pool. */
      overlay: MoneyReply.optional(),
      placePrizes: z.array(MoneyReply),
      version: z.int(),
    }),
  },
});
