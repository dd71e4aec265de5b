import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { MoneyReply, TournamentPath } from '../shared/wire.ts';
import { STATUSES } from './listTournaments.schema.ts';

const Moment = z.object({ jornada: z.string(), startsAt: z.string() });

/** GET /v1/tournaments/{tournamentId}/screen. */
export const readScreen = get({
  path: '/v1/tournaments/{tournamentId}/screen',
  summary: 'What the public screen shows to the players, in Spanish: no person and no hand',
  scopes: READERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      name: z.string(),
      eventNumber: z.string(),
      status: z.enum(STATUSES),
      /** Days of play and, where there are any, the series and the final. */
      schedule: z.array(Moment.extend({ what: z.string() })),
      level: z.string().nullable(),
      nextLevel: z.string().nullable(),
      endsAt: z.string().nullable(),
      remainingSeconds: z.int().nullable(),
      announcements: z.array(z.string()),
      entries: z.int(),
      playersLeft: z.int(),
      /** Of the number of entries so far: the share of each place. */
      scaleBps: z.array(z.int()),
      /** Null until the pool is fixed. */
      prizes: z.object({ pool: MoneyReply, places: z.array(MoneyReply) }).nullable(),
      version: z.int(),
    }),
  },
});
