import * as z from 'zod';
import { RESTRICTION_GROUPS } from '../../domain/tournament/facts.ts';
import { get } from '../shared/route.ts';
import { RECORDERS } from '../shared/scopes.ts';
import { Day, Id, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/barred-entries. */
export const listBarred = get({
  path: '/v1/tournaments/{tournamentId}/barred-entries',
  summary:
    'Lists who is barred since he paid, asked or not: prices to give back, players to remove',
  scopes: RECORDERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      entries: z.array(
        z.object({
          entryId: Id,
          entryNumber: z.int(),
          group: z.enum(RESTRICTION_GROUPS),
          due: z.enum(['refund', 'removal']),
          /** The gaming day of the refusal, else of the list. */
          since: Day,
        }),
      ),
      version: z.int(),
    }),
  },
});
