import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TournamentPath } from '../shared/wire.ts';
import { Infraction } from './infraction.schema.ts';
import { penalties } from './penalty.schema.ts';

const CODES_LENGTH_MAX = 300;

/** GET /v1/tournaments/{tournamentId}/entries/{entryId}/conduct. */
export const readConduct = get({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/conduct',
  summary: 'Shows the penalties of a player in the event, and what follows for a new infraction',
  scopes: READERS,
  parameters: TournamentPath.extend({ entryId: Id }),
  query: z.strictObject({
    /** Of the act under way, between commas. */
    codes: z
      .string()
      .max(CODES_LENGTH_MAX)
      .transform((codes) => codes.split(','))
      .pipe(z.array(Infraction))
      .optional(),
    deliberate: z.enum(['true', 'false']).default('false'),
  }),
  reply: {
    status: 200,
    schema: z.object({
      /** That stand, with whatever entry of the same player. */
      penalties,
      authorisedItems: z.array(z.object({ kind: z.string(), description: z.string() })),
      /** Only a proposal; the official decides. Null proposes nothing. */
      proposal: z.object({ sanction: z.string(), handsPerPlayer: z.int().optional() }).nullable(),
      /** The article that decides; null without codes. */
      norm: z.string().nullable(),
      version: z.int(),
    }),
  },
});
