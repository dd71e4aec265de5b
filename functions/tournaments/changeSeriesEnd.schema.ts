import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Code, Recorded, Text, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/series-changes. */
export const changeSeriesEnd = post({
  path: '/v1/tournaments/{tournamentId}/series-changes',
  summary: 'Changes when a series ends, and what players are told',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    series: Code,
    throughLevel: z.int().min(1).max(60).nullable(),
    qualifiers: z.int().min(1).max(10_000).nullable(),
    reason: Text,
    announcement: Text,
  }),
  reply: { status: 201, schema: Recorded },
});
