import type { Handler } from '../shared/operation.ts';
import { PROBLEMS, type ProblemCode } from '../shared/problems/catalogue.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import type { readProblem as route } from './readProblem.schema.ts';

/** GET /v1/problems/{code} — in both languages, with its figures in braces. */
export const readProblem: Handler<typeof route> = async ({ path: { code } }) => {
  if (!Object.hasOwn(PROBLEMS, code)) throw new Refusal('request.not-found');
  return { status: 200, body: { code, ...PROBLEMS[code as ProblemCode] } };
};
