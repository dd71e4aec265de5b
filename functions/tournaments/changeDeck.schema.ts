import * as z from 'zod';
import { DECK_REASONS } from '../../domain/tournament/floorFacts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Code, Recorded, TableNumber, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/deck-changes. */
export const changeDeck = post({
  path: '/v1/tournaments/{tournamentId}/deck-changes',
  summary: 'Notes that a table changed its deck, and why',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    table: TableNumber,
    back: Code,
    reason: z.enum(DECK_REASONS),
  }),
  reply: { status: 201, schema: Recorded },
});
