import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Desk, EntryPath, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/void. */
export const voidSale = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/void',
  summary: 'Voids a mistyped sale as a reversal',
  scopes: ['tapete/cage', 'tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    reason: Text,
    desk: Desk,
    /** The settlement is filed: the void makes new versions of its papers (J2). */
    late: z.boolean().default(false),
  }),
  reply: { status: 201, schema: Recorded },
});
