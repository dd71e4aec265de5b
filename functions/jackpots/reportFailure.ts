import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { meterReply } from './reply.ts';
import type { reportFailure as route } from './reportFailure.schema.ts';

/** POST …/failures — until its repair the tables pay by the fixed table (R132-48). */
export const reportFailure: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'ReportFailure',
      ...circumstance,
      failureId: call.idempotencyKey,
      reason: body.reason,
    }),
    meterReply,
  );
