import * as z from 'zod';
import { DECK_CALLS, STREETS } from '../../domain/tournament/floorFacts.ts';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/floor. */
export const readFloor = get({
  path: '/v1/tournaments/{tournamentId}/floor',
  summary: 'Shows decks to change, reduced times, and the street that tables wait for',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      tables: z.array(
        z.object({
          table: z.int(),
          backs: z.array(z.string()),
          back: z.string().nullable(),
          deckDue: z.boolean(),
          /** Null when nothing but the end of a level asks for it. */
          deckCall: z.enum(DECK_CALLS).nullable(),
        }),
      ),
      timeLimits: z.array(z.object({ entryId: Id, seconds: z.int() })),
      streetControl: z.boolean(),
      street: z.object({
        round: z.int(),
        street: z.enum(STREETS),
        waitsFor: z.array(z.int()),
      }),
      version: z.int(),
    }),
  },
});
