import * as z from 'zod';
import { PROPOSED_ROUNDS } from '../../domain/tournament/seating/proposedRounds.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/tables. */
export const readTables = get({
  path: '/v1/tournaments/{tournamentId}/tables',
  summary: 'Shows the tables in play, in the order they break, and what to do to balance them',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      tables: z.array(
        z.object({
          table: z.int(),
          players: z.array(
            z.object({ seat: z.int(), entryId: Id, entryNumber: z.int(), seated: z.boolean() }),
          ),
        }),
      ),
      proposal: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('break'), table: z.int() }),
          z.object({ kind: z.literal('move'), from: z.int(), to: z.int() }),
        ])
        .nullable(),
      /** Of a club event: as many are out as a table has (CLUB-D6). */
      regroupDue: z.boolean(),
      finalTableDue: z.boolean(),
      breakOrder: z.array(z.int()),
      handForHand: z.object({
        on: z.boolean(),
        proposed: z.enum(PROPOSED_ROUNDS).nullable(),
        round: z.int(),
        pending: z.array(z.int()),
      }),
      version: z.int(),
    }),
  },
});
