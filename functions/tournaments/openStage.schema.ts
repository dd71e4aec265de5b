import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Code, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/stages. */
export const openStage = post({
  path: '/v1/tournaments/{tournamentId}/stages',
  summary: 'Opens a series, or the final, so that its seats are drawn',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    /** Null is the final. */ series: Code.nullable(),
    /** Where the final starts, otherwise than it follows. */ level: z
      .int()
      .min(1)
      .max(60)
      .nullable()
      .default(null),
    reason: Text.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded },
});
