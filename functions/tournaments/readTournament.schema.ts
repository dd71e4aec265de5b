import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Hash, Id, MoneyReply, TournamentPath } from '../shared/wire.ts';
import { STATUSES } from './listTournaments.schema.ts';

/** GET /v1/tournaments/{tournamentId}. */
export const readTournament = get({
  path: '/v1/tournaments/{tournamentId}',
  summary: 'Shows one tournament',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      tournamentId: Id,
      status: z.enum(STATUSES),
      terms: z.record(z.string(), z.unknown()),
      seedHash: Hash,
      level: z.int(),
      entriesPaid: z.int(),
      entriesLive: z.int(),
      pool: MoneyReply,
      start: z
        .object({
          occurredAt: z.string(),
          reason: z.string(),
          acta: z.object({ number: z.string(), fiscalizador: z.string() }).nullable(),
        })
        .nullable(),
      lock: z.enum(['none', 'current', 'stale']),
      closings: z.int(),
      version: z.int(),
    }),
  },
});
