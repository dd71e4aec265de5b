import * as z from 'zod';
import { DECK_CALLS } from '../../domain/tournament/floorFacts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TableNumber, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/deck-calls. */
export const callDeck = post({
  path: '/v1/tournaments/{tournamentId}/deck-calls',
  summary: 'Another dealer took over a table, or a card is damaged: its deck is to be changed',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, table: TableNumber, cause: z.enum(DECK_CALLS) }),
  reply: { status: 201, schema: Recorded },
});
