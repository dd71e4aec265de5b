import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, TableNumber, Text, TournamentPath } from '../shared/wire.ts';
import {
  LateEntryDraw,
  SeatActReply,
  SeatGiven,
  SeatNumber,
  TableBreakDraw,
} from './seats.schema.ts';

const MOVES_MAX = 20;

const OpenedTables = z
  .array(TableNumber)
  .min(1)
  .max(MOVES_MAX)
  .meta({ description: 'Announced tables that are opened for them' });

const Position = z.strictObject({
  table: TableNumber,
  button: SeatNumber,
  smallBlind: SeatNumber,
  bigBlind: SeatNumber,
});

/** POST /v1/tournaments/{tournamentId}/moves. */
export const moveEntries = post({
  path: '/v1/tournaments/{tournamentId}/moves',
  summary: 'Moves some: late entries, a table that breaks, a balance, a swap for special needs',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    move: z.discriminatedUnion('cause', [
      z.strictObject({
        cause: z.literal('late-entry'),
        draw: LateEntryDraw,
        tables: OpenedTables.optional(),
      }),
      z.strictObject({
        cause: z.literal('table-break'),
        table: TableNumber.nullable().default(null),
        draw: TableBreakDraw,
      }),
      z.strictObject({ cause: z.literal('balance'), from: Position, to: Position }),
      z.strictObject({
        cause: z.literal('special-needs'),
        reason: Text,
        seats: z.array(SeatGiven).min(1).max(MOVES_MAX),
      }),
    ]),
  }),
  reply: { status: 201, schema: SeatActReply },
});
