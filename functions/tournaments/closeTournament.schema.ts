import * as z from 'zod';
import { post } from '../shared/route.ts';
import { ChipCount, Recorded, SignedCircumstances, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/closing. */
export const closeTournament = post({
  path: '/v1/tournaments/{tournamentId}/closing',
  summary: 'Closes the event for settlement',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...SignedCircumstances, winnerChips: ChipCount.nullable().default(null) }),
  reply: { status: 201, schema: Recorded.extend({ closing: z.int() }) },
  ifMatch: true,
});
