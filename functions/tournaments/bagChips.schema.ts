import * as z from 'zod';
import { post } from '../shared/route.ts';
import { ChipCount, Circumstances, Code, EntryPath, Recorded } from '../shared/wire.ts';

const PILES_MAX = 30;
const QUANTITY_MAX = 1_000_000;

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/bag. */
export const bagChips = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/bag',
  summary: 'Seals the chips of a player for the next day',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    piles: z
      .array(
        z.strictObject({ denomination: ChipCount, quantity: z.int().min(0).max(QUANTITY_MAX) }),
      )
      .min(1)
      .max(PILES_MAX),
    declared: ChipCount,
    counted: ChipCount,
    seal: Code,
    supervisor: z.strictObject({ legajo: Code }).nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
