import * as z from 'zod';
import { get } from '../shared/route.ts';
import { Id, MoneyReply, PaperNumberText } from '../shared/wire.ts';

/** GET /v1/cage/large-prizes?month=. */
export const listLargePrizes = get({
  path: '/v1/cage/large-prizes',
  summary: 'Lists the prizes of a month that passed the threshold of their day',
  scopes: ['tapete/accounting', 'tapete/director', 'tapete/fiscal'],
  query: z.strictObject({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .meta({ description: 'YYYY-MM' }),
  }),
  reply: {
    status: 200,
    schema: z.object({
      prizes: z.array(
        z.object({
          kind: z.enum(['paid', 'reversed']),
          tournamentId: Id,
          entryId: Id,
          personId: z.string(),
          jornada: z.iso.date(),
          at: z.string(),
          amount: MoneyReply,
          receipt: PaperNumberText,
          /** Politically exposed, as stated; null of a payment taken back. */
          pep: z.boolean().nullable(),
        }),
      ),
    }),
  },
});
