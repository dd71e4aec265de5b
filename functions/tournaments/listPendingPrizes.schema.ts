import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, MoneyReply, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/pending-prizes. */
export const listPendingPrizes = get({
  path: '/v1/tournaments/{tournamentId}/pending-prizes',
  summary: 'Lists the prizes that nobody has collected, the oldest first',
  scopes: READERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      prizes: z.array(
        z.object({
          entryId: Id,
          entryNumber: z.int(),
          position: z.int(),
          prize: MoneyReply,
          confirmed: z.boolean(),
          owedSince: z.string(),
          /** Whole days since then. */
          ageDays: z.int(),
        }),
      ),
      total: MoneyReply,
      version: z.int(),
    }),
  },
});
