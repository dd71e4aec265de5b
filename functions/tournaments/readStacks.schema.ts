import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TableNumber, TournamentPath } from '../shared/wire.ts';

const Seat = z.object({
  seat: z.int(),
  entryId: Id.nullable(),
  entryNumber: z.int().nullable(),
  status: z.enum(['present', 'absent', 'held', 'placed']),
  chips: z.int().nullable().meta({ description: 'Null while the player has them' }),
});

/** GET /v1/tournaments/{tournamentId}/stacks. */
export const readStacks = get({
  path: '/v1/tournaments/{tournamentId}/stacks',
  summary: 'Shows the stacks at each seat, who is absent, and the chips in play',
  scopes: READERS,
  parameters: TournamentPath,
  query: z.strictObject({ table: z.coerce.number().pipe(TableNumber).optional() }),

  reply: {
    status: 200,
    schema: z.object({
      tables: z.array(
        z.object({
          table: z.int(),
          seats: z.array(Seat),
          hand: z.int().nullable(),
          waitsFor: z
            .array(z.string())
            .nullable()
            .meta({ description: 'Codes of what keeps the table asked for from dealing' }),
        }),
      ),
      absent: z.array(
        z.object({
          entryId: Id,
          entryNumber: z.int(),
          due: z.boolean(),
          hold: z.object({ askedBy: z.string(), at: z.string() }).nullable(),
          contacts: z.array(z.object({ at: z.string(), outcome: z.string() })),
        }),
      ),
      chipsInPlay: z.int(),
      version: z.int(),
    }),
  },
});
