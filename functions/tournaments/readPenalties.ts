import type { Handler } from '../shared/operation.ts';
import { shownPenalty } from './penaltyReply.ts';
import { read } from './read.ts';
import type { readPenalties as route } from './readPenalties.schema.ts';

/** GET …/penalties — annulled ones too (R123-II-39). */
export const readPenalties: Handler<typeof route> = (input) =>
  read(input, ({ penalties }) => ({ penalties: penalties.map(shownPenalty) }));
