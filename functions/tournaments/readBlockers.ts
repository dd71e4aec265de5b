import { Rejection } from '../../domain/errors.ts';
import { blockersOf } from '../../domain/tournament/blockers.ts';
import type { Handler } from '../shared/operation.ts';
import { explain } from '../shared/problems/explain.ts';
import { read } from './read.ts';
import type { readBlockers as route } from './readBlockers.schema.ts';

/** GET …/blockers — every refusal the next step would meet. */
export const readBlockers: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    blockers: blockersOf(state).map(({ before, code, norm, facts }) => {
      const {
        title,
        detail,
        norm: article,
        fix,
      } = explain(new Rejection(code, norm, facts), input.call.requestId, input.call.language);
      return { before, code, title, detail, norm: article, fix };
    }),
  }));
