import * as z from 'zod';
import { post } from '../shared/route.ts';
import { ChipCount, Circumstances, Hand, Id, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/withdrawals. */
export const withdrawEntry = post({
  path: '/v1/tournaments/{tournamentId}/withdrawals',
  summary: 'Records who leaves of their own will',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, entryId: Id, hand: Hand, chipsRemoved: ChipCount }),
  reply: { status: 201, schema: Recorded.extend({ exitId: Id }) },
});
