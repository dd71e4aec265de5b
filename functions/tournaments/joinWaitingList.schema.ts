import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/waiting-list. */
export const joinWaitingList = post({
  path: '/v1/tournaments/{tournamentId}/waiting-list',
  summary: 'Puts a form on the waiting list of a full event',
  scopes: ['tapete/floor', 'tapete/cage', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, entryId: Id }),
  reply: { status: 201, schema: Recorded.extend({ waiting: z.array(Id) }) },
});
