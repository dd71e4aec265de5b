import type { AnnouncedCash } from '../../../domain/cash/state.ts';
import type { Handler } from '../../shared/operation.ts';
import { findRuling } from '../../shared/rulings.ts';
import { actAtCash } from './act.ts';
import type * as routes from './interruptions.schema.ts';
import { handAfter } from './replies.ts';

/** POST …/clock-calls — 30 seconds from the call, as a supplement of the club (CLUB-S11). */
export const callCashClock: Handler<typeof routes.callCashClock> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'CallClock',
      ...circumstance,
      callId: call.idempotencyKey,
      handId: path.handId,
      seat: body.seat,
      caller: body.caller,
    }),
    interrupted,
  );

/** POST …/stops — with the answer that is offered to who rules (R123-II-63.A). */
export const stopCashHand: Handler<typeof routes.stopCashHand> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'StopAction',
      ...circumstance,
      stopId: call.idempotencyKey,
      handId: path.handId,
      situation: body.situation,
    }),
    interrupted,
  );

/** POST …/resumptions — the ruling was made with POST /v1/rulings. */
export const resumeCashHand: Handler<typeof routes.resumeCashHand> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    async ({ circumstance, ports, operator }) => ({
      type: 'ResumeAction',
      ...circumstance,
      resumeId: call.idempotencyKey,
      handId: path.handId,
      rulingId: body.rulingId,
      ruling: await findRuling(ports, operator, path.tableId, body.rulingId),
    }),
    interrupted,
  );

const interrupted = (state: AnnouncedCash) => ({ hand: handAfter(state) });
