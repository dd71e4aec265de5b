import type { Handler } from '../shared/operation.ts';
import { findRuling } from '../shared/rulings.ts';
import { act } from './act.ts';
import type * as routes from './floorClock.schema.ts';

/** POST …/clock-calls — the end is absolute, so that every screen counts the same (R123-II-68). */
export const callClock: Handler<typeof routes.callClock> = ({ path, body, call }) => {
  const { table, hand, seat, caller } = body;
  const { idempotencyKey: callId } = call;
  return act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'CallClock',
      ...circumstance,
      callId,
      table,
      hand,
      seat,
      caller,
    }),
    ({ floor }) => ({
      callId,
      until: floor.clocks[table]?.find((one) => one.callId === callId)?.until,
    }),
  );
};

/** POST …/clock-stops — he acted in time (R123-II-68). */
export const stopClock: Handler<typeof routes.stopClock> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'StopClock',
    ...circumstance,
    callId: body.callId,
    table: body.table,
  }));

/** POST …/hand-stops — with the answer that is offered to who rules (R123-II-63.A). */
export const stopAction: Handler<typeof routes.stopAction> = ({ path, body, call }) => {
  const { table, hand, situation } = body;
  const { idempotencyKey: stopId } = call;
  return act(
    { path, body, call },
    ({ circumstance }) => ({ type: 'StopAction', ...circumstance, stopId, table, hand, situation }),
    ({ floor }) => ({ stopId, offered: floor.stops[table]?.offered }),
  );
};

/** POST …/hand-resumptions — the ruling was made with POST /v1/rulings. */
export const resumeAction: Handler<typeof routes.resumeAction> = ({ path, body, call }) =>
  act({ path, body, call }, async ({ circumstance, ports, operator }) => ({
    type: 'ResumeAction',
    ...circumstance,
    resumeId: call.idempotencyKey,
    table: body.table,
    rulingId: body.rulingId,
    ruling: await findRuling(ports, operator, path.tournamentId, body.rulingId),
  }));
