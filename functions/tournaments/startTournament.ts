import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { startTournament as route } from './startTournament.schema.ts';

/** POST …/start — play begins and registration ends (R123-I-24, R123-IV-11). */
export const startTournament: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'StartTournament',
    ...circumstance,
    acta: body.acta,
  }));
