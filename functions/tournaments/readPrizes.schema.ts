import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, MoneyReply, PaperNumberText, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/prizes. */
export const readPrizes = get({
  path: '/v1/tournaments/{tournamentId}/prizes',
  summary: 'Shows the lock, the prizes and their payment',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      lock: z.enum(['none', 'current', 'stale']),
      pool: MoneyReply,
      /** What the operator pays in for a guaranteed pool. */
      overlay: MoneyReply,
      placePrizes: z.array(MoneyReply),
      prizes: z.array(
        z.object({
          entryId: Id,
          entryNumber: z.int(),
          position: z.int(),
          sharedThrough: z.int().nullable(),
          prize: MoneyReply,
          confirmation: z.int().nullable(),
          classification: PaperNumberText.nullable(),
          receipt: PaperNumberText.nullable(),
        }),
      ),
      version: z.int(),
    }),
  },
});
