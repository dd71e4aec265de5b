import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/waiting-list-exits. */
export const leaveWaitingList = post({
  path: '/v1/tournaments/{tournamentId}/waiting-list-exits',
  summary: 'Takes a form off the waiting list, with the reason',
  scopes: ['tapete/floor', 'tapete/cage', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, entryId: Id, reason: Text }),
  reply: { status: 201, schema: Recorded.extend({ waiting: z.array(Id) }) },
});
