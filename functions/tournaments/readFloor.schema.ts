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
          bettingLine: z.boolean(),
        }),
      ),
      timeLimits: z.array(z.object({ entryId: Id, seconds: z.int() })),
      /** Clocks called in hands that are being played; once over, the hand of the seat is dead. */
      clocks: z.array(
        z.object({
          table: z.int(),
          callId: Id,
          hand: z.int(),
          seat: z.int(),
          entryId: Id,
          until: z.string(),
          /** Begun seconds count whole. */
          secondsLeft: z.int(),
          /** The last ten are counted aloud. */
          aloud: z.boolean(),
          over: z.boolean(),
        }),
      ),
      /** Hands that wait for a ruling; nobody acts meanwhile. */
      stops: z.array(
        z.object({
          table: z.int(),
          stopId: Id,
          hand: z.int(),
          since: z.string(),
          situation: z.string(),
          offered: z.object({ outcome: z.string(), norm: z.string(), authority: z.string() }),
        }),
      ),
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
