import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { releaseStreet as route } from './releaseStreet.schema.ts';

/** POST …/street-releases — every table waits for the others (R123-I-21). */
export const releaseStreet: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ReleaseStreet',
    ...circumstance,
    round: body.round,
    street: body.street,
  }));
