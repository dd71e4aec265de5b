import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TableNumber } from '../shared/wire.ts';
import { Ruleset, Wording } from './pieces.schema.ts';

/** GET /v1/situations. */
export const listSituations = get({
  path: '/v1/situations',
  summary: 'Lists the situations that can be ruled on, with the facts that each asks for',
  scopes: READERS,
  /** With a place, only what can be ruled on there (R123-II-17). */
  query: z.strictObject({
    tournamentId: Id.optional(),
    tableId: Id.optional(),
    table: z.coerce.number().pipe(TableNumber).optional(),
  }),
  reply: {
    status: 200,
    schema: z.object({
      situations: z.array(
        z.object({
          code: z.string(),
          topic: z.string(),
          /** Asked only where the table has a betting line. */
          needsLine: z.boolean(),
          title: Wording,
          /** Those whose own text answers it. */
          rulesets: z.array(Ruleset),
          facts: z.array(
            z.object({
              name: z.string(),
              kind: z.string(),
              required: z.boolean(),
              options: z.array(z.string()).optional(),
              min: z.int().optional(),
              max: z.int().optional(),
            }),
          ),
        }),
      ),
    }),
  },
});
