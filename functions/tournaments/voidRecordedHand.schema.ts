import * as z from 'zod';
import { Norm } from '../shared/hands/postedHand.schema.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/voided-hands. */
export const voidRecordedHand = post({
  path: '/v1/tournaments/{tournamentId}/voided-hands',
  summary: 'Voids the last hand of a table by a ruling; chips and exits are as before it',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    handId: Id,
    /** The article of the ruling. */
    norm: Norm,
    reason: Text,
    /** The settlement is filed: the correction makes new versions of its papers (J2). */
    late: z.boolean().default(false),
  }),
  reply: { status: 201, schema: Recorded },
  ifMatch: true,
});
