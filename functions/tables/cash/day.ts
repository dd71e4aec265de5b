import type { Handler } from '../../shared/operation.ts';
import { signed } from '../../shared/staff.ts';
import { actAtCash } from './act.ts';
import type * as routes from './day.schema.ts';
import { cashDayReply } from './replies.ts';
import { cashDaySummary } from './views.ts';

/** POST …/cash-closings — the benefit is counted; the papers follow. */
export const closeCashDay: Handler<typeof routes.closeCashDay> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    (scene) => ({
      type: 'CloseCashDay',
      ...signed(scene, body),
      closingId: call.idempotencyKey,
      box: body.box,
      review: body.review,
    }),
    ({ day }) => ({
      closing: day?.closings,
      day: day && cashDayReply(cashDaySummary(path.tableId, day)),
    }),
  );

/** POST …/cash-reopenings — a correction of the last closed day, with its reason (decision J2). */
export const reopenCashDay: Handler<typeof routes.reopenCashDay> = ({ path, body, call }) =>
  actAtCash({ path, body, call }, (scene) => ({
    type: 'ReopenCashDay',
    ...signed(scene, body),
    reopeningId: call.idempotencyKey,
    day: body.day,
    reason: body.reason,
    late: body.late,
  }));
