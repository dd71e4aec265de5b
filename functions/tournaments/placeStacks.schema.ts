import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TournamentPath } from '../shared/wire.ts';
import { Place } from './seats.schema.ts';

const PLACES_MAX = 500;

/** POST /v1/tournaments/{tournamentId}/placed-stacks. */
export const placeStacks = post({
  path: '/v1/tournaments/{tournamentId}/placed-stacks',
  summary: 'Places starting stacks for who may register late',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    places: z.array(z.strictObject(Place)).min(1).max(PLACES_MAX),
  }),
  reply: { status: 201, schema: Recorded },
});
