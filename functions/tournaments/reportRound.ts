import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { reportRound as route } from './reportRound.schema.ts';

/** POST …/round-reports — play stops there (R123-I-20). */
export const reportRound: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ReportRound',
    ...circumstance,
    round: body.round,
    table: body.table,
  }));
