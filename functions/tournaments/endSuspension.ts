import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { endSuspension as route } from './endSuspension.schema.ts';

/** POST …/penalty-ends — on the word of the Director (R123-II-41.b2). */
export const endSuspension: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'EndSuspension',
    ...circumstance,
    penaltyId: body.penaltyId,
  }));
