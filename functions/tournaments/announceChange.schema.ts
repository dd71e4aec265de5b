import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/change-announcements. */
export const announceChange = post({
  path: '/v1/tournaments/{tournamentId}/change-announcements',
  summary: 'Tells all players of a change of the structure, which takes effect',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, changeId: Id, text: Text }),
  reply: { status: 201, schema: Recorded },
});
