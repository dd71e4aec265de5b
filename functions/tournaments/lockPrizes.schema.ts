import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, MoneyReply, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/prize-locks. */
export const lockPrizes = post({
  path: '/v1/tournaments/{tournamentId}/prize-locks',
  summary: 'Fixes the pool and the prizes',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances }),
  reply: {
    status: 201,
    schema: Recorded.extend({
      lock: z.int(),
      /** Of the purchases. */
      pool: MoneyReply,
      /** What the operator pays in for a guaranteed pool. */
      overlay: MoneyReply,
      placePrizes: z.array(MoneyReply),
    }),
  },
});
