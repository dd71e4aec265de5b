import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, MoneyReply, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/standings. */
export const readStandings = get({
  path: '/v1/tournaments/{tournamentId}/standings',
  summary: 'Shows who finished where and what they collect',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      standings: z.array(
        z.object({
          entryId: Id,
          entryNumber: z.int(),
          position: z.int(),
          sharedThrough: z.int().nullable(),
          prize: MoneyReply,
          fromDisqualified: MoneyReply,
          disqualified: z.boolean(),
        }),
      ),
      version: z.int(),
    }),
  },
});
