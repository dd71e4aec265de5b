import * as z from 'zod';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import { get } from '../shared/route.ts';
import { Means, MoneyReply } from '../shared/wire.ts';
import { ShiftPath, ShiftReply } from './pieces.schema.ts';

/** GET /v1/cage/shifts/{shiftId}. */
export const readShift = get({
  path: '/v1/cage/shifts/{shiftId}',
  summary: 'Shows a shift with every act that moved money at its desk',
  scopes: ['tapete/cage', 'tapete/accounting', 'tapete/director', 'tapete/fiscal'],
  parameters: ShiftPath,
  reply: {
    status: 200,
    schema: ShiftReply.extend({
      lines: z.array(
        z.object({
          kind: z.enum(['sale', 'refunded', 'voided', 'prize', 'prize-reversed']),
          code: z.enum(PURCHASE_CODES).nullable(),
          amount: MoneyReply,
          means: Means,
          tournamentId: z.string(),
          entryId: z.string(),
          legajo: z.string(),
          jornada: z.iso.date(),
          at: z.string(),
        }),
      ),
      expectedNow: z.record(z.string(), MoneyReply),
    }).meta({ id: 'ShiftWithLines' }),
  },
});
