import * as z from 'zod';
import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { post } from '../shared/route.ts';
import { ChipCount, Circumstances, Recorded, TableNumber, TournamentPath } from '../shared/wire.ts';
import { CardText, SeatNumber } from './seats.schema.ts';

const LOW_CHIPS_MAX = 10_000;
const CARDS_MAX = 52;

/** POST /v1/tournaments/{tournamentId}/color-ups. */
export const colorUp = post({
  path: '/v1/tournaments/{tournamentId}/color-ups',
  summary: 'Takes a low denomination out of a table, with a chip race',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    table: TableNumber,
    denomination: ChipCount,
    rows: z
      .array(
        z.strictObject({
          seat: SeatNumber,
          low: z.int().min(0).max(LOW_CHIPS_MAX),
          rest: ChipCount,
          present: z.boolean().default(true),
        }),
      )
      .max(SEATS_MAX)
      .default([]),
    dealt: z
      .array(z.strictObject({ seat: SeatNumber, card: CardText }))
      .max(CARDS_MAX)
      .default([]),
  }),
  reply: { status: 201, schema: Recorded },
});
