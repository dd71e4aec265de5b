import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { eliminateEntries as route } from './eliminateEntries.schema.ts';

/** POST …/eliminations — ranked by chips at the start of the hand (R123-I-68 to 72). */
export const eliminateEntries: Handler<typeof route> = ({ path, body, call }) => {
  const exitId = call.idempotencyKey;
  const { hand, out, simultaneous, reportedLate } = body;
  return act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'EliminateEntries',
      ...circumstance,
      exitId,
      hand,
      out,
      ...(simultaneous && { simultaneous }),
      reportedLate,
    }),
    () => ({ exitId }),
  );
};
