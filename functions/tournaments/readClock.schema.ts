import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';

const Level = z.object({
  level: z.int(),
  smallBlind: z.int(),
  bigBlind: z.int(),
  ante: z.int(),
  minutes: z.int(),
});

/** GET /v1/tournaments/{tournamentId}/clock. */
export const readClock = get({
  path: '/v1/tournaments/{tournamentId}/clock',
  summary: 'Shows the level in force, when it ends and what follows',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      level: Level.nullable(),
      /** As it is announced, in Spanish. */
      announcement: z.string().nullable(),
      announcements: z.array(z.string()).meta({ description: 'All that holds now, in Spanish' }),
      /** Null while the clock is paused or play has not started. */
      endsAt: z.string().nullable(),
      remainingSeconds: z.int().nullable(),
      /** Of the break after this level; null when there is none. */
      breakMinutes: z.int().nullable(),
      next: Level.nullable(),
      version: z.int(),
    }),
  },
});
