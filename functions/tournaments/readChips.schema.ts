import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';

const Copies = z.object({
  original: z.literal('bag'),
  duplicate: z.literal('player'),
  triplicate: z.literal('house'),
});

/** GET /v1/tournaments/{tournamentId}/chips. */
export const readChips = get({
  path: '/v1/tournaments/{tournamentId}/chips',
  summary: 'Shows the last count with its ranking, color-ups, and bags in safekeeping',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      chipsInPlay: z.int(),
      adjustment: z.int(),
      count: z
        .object({
          at: z.string(),
          total: z.int(),
          inPlay: z.int().nullable(),
          difference: z.int().nullable(),
          tables: z.array(z.object({ table: z.int(), total: z.int() })),
          ranking: z.array(
            z.object({ rank: z.int(), entryNumber: z.int(), table: z.int(), chips: z.int() }),
          ),
        })
        .nullable(),
      colorUps: z.array(
        z.object({
          table: z.int(),
          denomination: z.int(),
          higher: z.int(),
          adjustment: z.int(),
          rows: z.array(
            z.object({
              seat: z.int(),
              entryNumber: z.int().nullable(),
              low: z.int(),
              exchanged: z.int(),
              odd: z.int(),
              cards: z.array(z.string()),
              won: z.boolean(),
              saved: z.boolean(),
              present: z.boolean(),
            }),
          ),
        }),
      ),
      bags: z.array(
        z.object({
          entryNumber: z.int(),
          receipt: z.int(),
          total: z.int(),
          seal: z.string(),
          piles: z.array(z.object({ denomination: z.int(), quantity: z.int() })),
          table: z.int(),
          seat: z.int(),
          copies: Copies,
          released: z.object({ at: z.string(), presented: z.boolean(), total: z.int() }).nullable(),
        }),
      ),
      withoutBag: z.array(z.int()).meta({ description: 'Entries that may not leave the area yet' }),
      night: z.object({ jornada: z.string(), nextLevel: z.int() }).nullable(),
      version: z.int(),
    }),
  },
});
