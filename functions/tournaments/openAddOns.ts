import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { openAddOns as route } from './openAddOns.schema.ts';

/** POST …/add-on-openings — once, in its pause (R123-I-49). */
export const openAddOns: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'OpenAddOns',
    ...circumstance,
    ...(body.reason !== undefined && { reason: body.reason }),
  }));
