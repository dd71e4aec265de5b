import * as z from 'zod';
import { TABLE_CODES } from '../../domain/tournament/moneyFacts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/purchase-closings. */
export const closePurchases = post({
  path: '/v1/tournaments/{tournamentId}/purchase-closings',
  summary: 'Ends rebuys or add-ons and withdraws their unused coupons beside LNSE',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    code: z.enum(TABLE_CODES),
    /** Who was there for LNSE. */
    witness: Text,
    reason: Text.optional().meta({
      description: 'Why before the last level of its period is over',
    }),
  }),
  reply: { status: 201, schema: Recorded },
});
