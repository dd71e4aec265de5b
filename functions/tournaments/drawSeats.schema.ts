import * as z from 'zod';
import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Hash, Id, Recorded, TournamentPath } from '../shared/wire.ts';

const Seat = z.strictObject({ entryId: Id, seat: z.int().min(1).max(SEATS_MAX) });

/** POST /v1/tournaments/{tournamentId}/draws. */
export const drawSeats = post({
  path: '/v1/tournaments/{tournamentId}/draws',
  summary: 'Draws the seats, from the published seed or by cards',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.discriminatedUnion('method', [
    z.strictObject({ ...Circumstances, method: z.literal('system') }),
    z.strictObject({
      ...Circumstances,
      method: z.literal('cards'),
      seats: z.array(Seat).min(1).max(SEATS_MAX),
    }),
  ]),
  reply: {
    status: 201,
    schema: Recorded.extend({
      seed: Hash.nullable(),
      nextSeedHash: Hash,
      seats: z.array(z.object({ entryId: Id, seat: z.int() })),
    }),
  },
});
