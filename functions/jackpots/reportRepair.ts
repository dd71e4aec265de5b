import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { meterReply } from './reply.ts';
import type { reportRepair as route } from './reportRepair.schema.ts';

/** POST …/repairs — with the value that it had (R132-48). */
export const reportRepair: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'ReportRepair',
      ...circumstance,
      repairId: call.idempotencyKey,
    }),
    meterReply,
  );
