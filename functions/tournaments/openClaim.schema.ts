import * as z from 'zod';
import { post } from '../shared/route.ts';
import {
  Circumstances,
  Hand,
  Id,
  Recorded,
  TableNumber,
  Text,
  TournamentPath,
} from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/claims. */
export const openClaim = post({
  path: '/v1/tournaments/{tournamentId}/claims',
  summary: 'Logs an error, a discrepancy or a violation that a player reports',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    table: TableNumber,
    hand: Hand,
    entryId: Id,
    about: Text,
    /** The dealer had begun the next hand when it was said. */
    nextHandDealt: z.boolean(),
  }),
  reply: { status: 201, schema: Recorded.extend({ late: z.boolean() }) },
});
