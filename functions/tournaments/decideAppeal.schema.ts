import * as z from 'zod';
import { APPEAL_OUTCOMES } from '../../domain/tournament/penaltyFacts.ts';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Recorded, Text, TournamentPath } from '../shared/wire.ts';
import { Suspension } from './suspension.schema.ts';

/** POST /v1/tournaments/{tournamentId}/penalty-appeals. */
export const decideAppeal = post({
  path: '/v1/tournaments/{tournamentId}/penalty-appeals',
  summary: 'Resolves the appeal of a penalty of a Supervisor',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    penaltyId: Id,
    outcome: z.enum(APPEAL_OUTCOMES),
    /** Of a penalty that is modified; null is then a verbal warning. */
    suspension: Suspension.nullable().default(null),
    reason: Text,
  }),
  reply: { status: 201, schema: Recorded },
});
