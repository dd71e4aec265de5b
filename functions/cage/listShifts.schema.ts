import * as z from 'zod';
import { get } from '../shared/route.ts';
import { Id, Page } from '../shared/wire.ts';

/** GET /v1/cage/shifts. */
export const listShifts = get({
  path: '/v1/cage/shifts',
  summary: 'Lists the shifts of the cashiers, the latest jornada first',
  scopes: ['tapete/cage', 'tapete/accounting', 'tapete/director', 'tapete/fiscal'],
  query: z.strictObject(Page),
  reply: {
    status: 200,
    schema: z.object({
      shifts: z.array(
        z.object({
          shiftId: Id,
          desk: z.int(),
          jornada: z.iso.date(),
          status: z.enum(['open', 'rendered', 'received']),
          legajo: z.string(),
          openedAt: z.string(),
        }),
      ),
      next: z.string().optional(),
    }),
  },
});
