import * as z from 'zod';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import { SPONSORS } from '../../domain/tournament/sponsors.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, Means, MoneyReply, PaperNumberText, TournamentPath } from '../shared/wire.ts';

const Sponsored = z.object({ kind: z.enum(SPONSORS), reference: z.string() });

/** GET /v1/tournaments/{tournamentId}/ledger. */
export const readLedger = get({
  path: '/v1/tournaments/{tournamentId}/ledger',
  summary: 'Shows every sale and its reversal, which add up to the takings',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      lines: z.array(
        z.object({
          /** Of the deposit account (R123-IV-1.3). */
          code: z.enum(PURCHASE_CODES),
          kind: z.enum(['sale', 'refunded', 'voided']),
          entryId: Id,
          entryNumber: z.int(),
          amount: MoneyReply,
          benefit: MoneyReply,
          prizePart: MoneyReply,
          /** Of the sale of an entry. */
          voucher: PaperNumberText.nullable(),
          /** `37-RB1`, of a purchase at a table. */
          coupon: z.string().nullable(),
          table: z.int().nullable(),
          /** Code of the operator's own accounts, when its profile names one. */
          account: z.string().nullable(),
          means: Means,
          /** Who paid in the place of the player, and by what; null when he did. */
          sponsor: Sponsored.nullable(),
          desk: z.int(),
          legajo: z.string(),
          jornada: z.iso.date(),
          at: z.string(),
        }),
      ),
      takings: MoneyReply,
      benefit: MoneyReply,
      pool: MoneyReply,
      version: z.int(),
    }),
  },
});
