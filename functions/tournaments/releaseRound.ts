import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { releaseRound as route } from './releaseRound.schema.ts';

/** POST …/rounds — the Director's signal (R123-I-19). */
export const releaseRound: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ReleaseRound',
    ...circumstance,
    round: body.round,
  }));
