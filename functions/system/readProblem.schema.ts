import * as z from 'zod';
import { get } from '../shared/route.ts';

const Wording = z.object({ en: z.string(), es: z.string() });

/** GET /v1/problems/{code}. */
export const readProblem = get({
  path: '/v1/problems/{code}',
  summary: 'Explains a problem code: where the type of an error reply leads',
  scopes: 'public',
  parameters: z.strictObject({
    code: z
      .string()
      .max(80)
      .regex(/^[a-z][a-z.-]+$/),
  }),
  reply: {
    status: 200,
    schema: z.object({
      code: z.string(),
      status: z.int(),
      title: Wording,
      detail: Wording.optional(),
      fix: Wording,
    }),
  },
});
