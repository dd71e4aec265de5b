import * as z from 'zod';
import { REDRAW_OCCASIONS } from '../../domain/tournament/seatFacts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Text, TournamentPath } from '../shared/wire.ts';
import { Tables } from './pieces.schema.ts';
import { RedrawDraw, SeatActReply, SeatGiven } from './seats.schema.ts';

const PINS_MAX = 50;

/** POST /v1/tournaments/{tournamentId}/redraws. */
export const redrawSeats = post({
  path: '/v1/tournaments/{tournamentId}/redraws',
  summary: 'Seats everybody in play anew, from the published seed or by cards',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    occasion: z.enum(REDRAW_OCCASIONS),
    tables: Tables.nullable().default(null),
    draw: RedrawDraw,
    pinned: z.array(SeatGiven).max(PINS_MAX).default([]),
    reason: Text.nullable().default(null),
  }),
  reply: { status: 201, schema: SeatActReply },
});
