import { Rejection } from '../../domain/errors.ts';
import { type Blocker, blockersOf } from '../../domain/tournament/blockers.ts';
import type { Handler } from '../shared/operation.ts';
import { told } from '../shared/problems/told.ts';
import type { Call } from '../shared/route.ts';
import { read } from './read.ts';
import type { readBlockers as route } from './readBlockers.schema.ts';

/** GET …/blockers — every refusal the next step would meet. */
export const readBlockers: Handler<typeof route> = (input) =>
  read(input, async (state) => ({
    blockers: await Promise.all(blockersOf(state).map((one) => shown(one, input.call))),
  }));

const shown = async (
  { before, code, norm, facts }: Blocker,
  { requestId, language }: Call,
): Promise<object> => {
  const problem = await told(new Rejection(code, norm, facts), requestId, language);
  const { title, detail, norm: article, fix } = problem;
  return { before, code, title, detail, norm: article, fix };
};
