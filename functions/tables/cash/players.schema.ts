import * as z from 'zod';
import { post } from '../../shared/route.ts';
import { Circumstances, Code, MoneyReply, Recorded, TablePath } from '../../shared/wire.ts';
import { BuyInFields } from './game.schema.ts';
import { CashAmount } from './pieces.schema.ts';

const TABLE = ['tapete/floor', 'tapete/supervisor', 'tapete/director'] as const;
const DESK = ['tapete/cage', ...TABLE] as const;
const Player = { ...Circumstances, player: Code };
/** Where he sits and what he has, once it is recorded. */
const SeatReply = Recorded.extend({ seat: z.int(), stack: MoneyReply, queued: MoneyReply });

/** POST /v1/tables/{tableId}/seats. */
export const joinSession = post({
  path: '/v1/tables/{tableId}/seats',
  summary: 'Seats a player who joins a game, as near to the big blind as there is a seat',
  scopes: [...DESK],
  parameters: TablePath,
  body: z.strictObject({ ...Circumstances, ...BuyInFields }),
  reply: { status: 201, schema: SeatReply.extend({ acceptance: z.string() }) },
});

/** POST /v1/tables/{tableId}/buy-ins. */
export const buyChips = post({
  path: '/v1/tables/{tableId}/buy-ins',
  summary: 'Records a rebuy; announced in a hand, it is in play with the next one',
  scopes: [...DESK],
  parameters: TablePath,
  body: z.strictObject({ ...Circumstances, ...BuyInFields }),
  reply: { status: 201, schema: SeatReply },
});

/** POST /v1/tables/{tableId}/rests. */
export const takeRest = post({
  path: '/v1/tables/{tableId}/rests',
  summary: 'A player rests up to two hands, or leaves the table without leave',
  scopes: [...TABLE],
  parameters: TablePath,
  body: z.strictObject({
    ...Player,
    /** He left though he may not rest: he is dealt in and killed (R40-38). */
    insists: z.boolean().default(false),
  }),
  reply: { status: 201, schema: Recorded.extend({ mode: z.string() }) },
});

/** POST /v1/tables/{tableId}/returns. */
export const returnToPlay = post({
  path: '/v1/tables/{tableId}/returns',
  summary: 'A player who rested is back; what he owes goes into his next pot',
  scopes: [...TABLE],
  parameters: TablePath,
  body: z.strictObject({
    ...Player,
    /** At a club he may wait for the big blind (CLUB-B4). */
    waits: z.boolean().default(false),
  }),
  reply: { status: 201, schema: Recorded.extend({ owed: MoneyReply }) },
});

/** POST /v1/tables/{tableId}/consumptions. */
export const payConsumption = post({
  path: '/v1/tables/{tableId}/consumptions',
  summary: 'Takes a small payment for drinks out of a stack',
  scopes: [...TABLE],
  parameters: TablePath,
  body: z.strictObject({ ...Player, amount: CashAmount }),
  reply: { status: 201, schema: SeatReply },
});

/** POST /v1/tables/{tableId}/leaves. */
export const leaveSession = post({
  path: '/v1/tables/{tableId}/leaves',
  summary: 'A player leaves with all his chips, at once or when the hand has ended',
  scopes: [...DESK],
  parameters: TablePath,
  body: z.strictObject(Player),
  reply: {
    status: 201,
    schema: Recorded.extend({
      /** Null until the hand in play has ended. */
      cashOut: MoneyReply.nullable(),
      /** Why the game ended with him; null when it goes on. */
      ended: z.string().nullable(),
    }),
  },
});
