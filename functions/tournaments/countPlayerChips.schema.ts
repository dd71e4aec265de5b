import * as z from 'zod';
import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { post } from '../shared/route.ts';
import { ChipCount, Circumstances, Recorded, TableNumber, TournamentPath } from '../shared/wire.ts';
import { SeatNumber } from './seats.schema.ts';

const TABLES_MAX = 60;

/** POST /v1/tournaments/{tournamentId}/chip-counts. */
export const countPlayerChips = post({
  path: '/v1/tournaments/{tournamentId}/chip-counts',
  summary: 'Counts the chips of each player of some tables, or of all',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    sheets: z
      .array(
        z.strictObject({
          table: TableNumber,
          rows: z.array(z.strictObject({ seat: SeatNumber, chips: ChipCount })).max(SEATS_MAX),
        }),
      )
      .min(1)
      .max(TABLES_MAX),
  }),
  reply: { status: 201, schema: Recorded },
});
