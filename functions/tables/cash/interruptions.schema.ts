import * as z from 'zod';
import { BoardSituationAsked } from '../../rulings/boardSituation.schema.ts';
import { Seat } from '../../shared/hands/postedHand.schema.ts';
import { post } from '../../shared/route.ts';
import { Circumstances, Id, Recorded } from '../../shared/wire.ts';
import { HandReply } from './pieces.schema.ts';

const TABLE = ['tapete/floor', 'tapete/supervisor', 'tapete/director'] as const;
const HandPath = z.strictObject({ tableId: Id, handId: Id });
const Interrupted = Recorded.extend({ hand: HandReply.nullable() });

/** POST /v1/tables/{tableId}/hands/{handId}/clock-calls. */
export const callCashClock = post({
  path: '/v1/tables/{tableId}/hands/{handId}/clock-calls',
  summary: 'Calls the clock on the player to act, at a club; his time ends 30 seconds later',
  scopes: [...TABLE],
  parameters: HandPath,
  body: z.strictObject({
    ...Circumstances,
    seat: Seat,
    /** The player who calls it; null is the management. */
    caller: Seat.nullable().default(null),
  }),
  reply: { status: 201, schema: Interrupted },
});

/** POST /v1/tables/{tableId}/hands/{handId}/stops. */
export const stopCashHand = post({
  path: '/v1/tables/{tableId}/hands/{handId}/stops',
  summary: 'Stops the hand for an irregularity of the community cards until it is ruled on',
  scopes: [...TABLE],
  parameters: HandPath,
  body: z.strictObject({ ...Circumstances, situation: BoardSituationAsked }),
  reply: { status: 201, schema: Interrupted },
});

/** POST /v1/tables/{tableId}/hands/{handId}/resumptions. */
export const resumeCashHand = post({
  path: '/v1/tables/{tableId}/hands/{handId}/resumptions',
  summary: 'Goes on with a stopped hand by the ruling on its irregularity',
  scopes: [...TABLE],
  parameters: HandPath,
  body: z.strictObject({ ...Circumstances, rulingId: Id }),
  reply: { status: 201, schema: Interrupted },
});
