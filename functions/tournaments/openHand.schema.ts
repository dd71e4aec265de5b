import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Hand, Recorded, TableNumber, TournamentPath } from '../shared/wire.ts';
import { SeatNumber } from './seats.schema.ts';

/** POST /v1/tournaments/{tournamentId}/hands. */
export const openHand = post({
  path: '/v1/tournaments/{tournamentId}/hands',
  summary: 'Opens the next hand of a table; stacks of the absent pay blinds and antes',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    table: TableNumber,
    hand: Hand,
    smallBlind: SeatNumber.nullable().default(null),
    bigBlind: SeatNumber.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
