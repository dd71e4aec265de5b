import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, PaperNumberText, TournamentPath } from '../shared/wire.ts';

const ENTRY_STATUSES = ['form', 'live', 'out', 'refunded', 'voided'] as const;

/** GET /v1/tournaments/{tournamentId}/entries. */
export const listEntries = get({
  path: '/v1/tournaments/{tournamentId}/entries',
  summary: 'Lists the entries; persons only for the scopes that need them',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      entries: z.array(
        z.object({
          entryId: Id,
          personId: z.string(),
          status: z.enum(ENTRY_STATUSES),
          entryNumber: z.int().nullable(),
          voucher: PaperNumberText.nullable(),
          seat: z.int().nullable(),
          seated: z.boolean(),
          person: z
            .object({
              surnames: z.string(),
              givenNames: z.string(),
              birthDate: z.string(),
              document: z.object({ kind: z.string(), number: z.string() }),
            })
            .nullable()
            .optional(),
        }),
      ),
      version: z.int(),
    }),
  },
});
