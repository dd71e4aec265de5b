import * as z from 'zod';
import { post } from '../shared/route.ts';
import { ChipCount, Circumstances, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/closing. */
export const closeTournament = post({
  path: '/v1/tournaments/{tournamentId}/closing',
  summary: 'Closes the event for settlement',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, winnerChips: ChipCount.nullable().default(null) }),
  reply: { status: 201, schema: Recorded.extend({ closing: z.int() }) },
  ifMatch: true,
});
