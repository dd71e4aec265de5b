import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Id, MaybeSigned, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/corrections. */
export const undoExit = post({
  path: '/v1/tournaments/{tournamentId}/corrections',
  summary: 'Undoes the last exit; a new fact that names it',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...MaybeSigned,
    exitId: Id,
    reason: Text,
    /** The settlement is filed: the correction makes new versions of its papers (J2). */
    late: z.boolean().default(false),
  }),
  reply: { status: 201, schema: Recorded },
  ifMatch: true,
});
