import * as z from 'zod';
import { get, post } from '../../shared/route.ts';
import { READERS } from '../../shared/scopes.ts';
import {
  Id,
  MoneyReply,
  Page,
  Recorded,
  SignedCircumstances,
  TablePath,
  Text,
} from '../../shared/wire.ts';
import { CashAmount, CashDayReply, HandReply } from './pieces.schema.ts';

const DAY_MAX = 100_000;

/** POST /v1/tables/{tableId}/cash-closings. */
export const closeCashDay = post({
  path: '/v1/tables/{tableId}/cash-closings',
  summary: 'Closes the day of a cash table with the rake counted; its settlement starts',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TablePath,
  body: z.strictObject({
    ...SignedCircumstances,
    /** The rake as it was counted in the box. */
    box: CashAmount,
    /** Why it is not the rake recorded. */
    review: Text.nullable().default(null),
  }),
  reply: { status: 201, schema: Recorded.extend({ closing: z.int(), day: CashDayReply }) },
  ifMatch: true,
});

/** POST /v1/tables/{tableId}/cash-reopenings. */
export const reopenCashDay = post({
  path: '/v1/tables/{tableId}/cash-reopenings',
  summary: 'Opens the last closed day of a cash table again to correct it',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TablePath,
  body: z.strictObject({
    ...SignedCircumstances,
    day: z.int().min(1).max(DAY_MAX),
    reason: Text,
    late: z.boolean().default(false),
  }),
  reply: { status: 201, schema: Recorded },
  ifMatch: true,
});

/** GET /v1/tables/{tableId}/cash-days. */
export const listCashDays = get({
  path: '/v1/tables/{tableId}/cash-days',
  summary: 'Lists the days of a cash table, the latest first',
  scopes: READERS,
  parameters: TablePath,
  query: z.strictObject(Page),
  reply: {
    status: 200,
    schema: z.object({ days: z.array(CashDayReply), next: z.string().optional() }),
  },
});

const SeatReply = z.object({
  seat: z.int(),
  player: z.string(),
  stack: MoneyReply,
  queued: MoneyReply,
  mode: z.string(),
  owed: MoneyReply,
});

/** GET /v1/tables/{tableId}/session. */
export const readSession = get({
  path: '/v1/tables/{tableId}/session',
  summary: 'Shows the game of a cash table: seats, the hand in play, what ends it',
  scopes: READERS,
  parameters: TablePath,
  reply: {
    status: 200,
    schema: z.object({
      tableId: Id,
      terms: z.record(z.string(), z.unknown()),
      /** Of the seed of the next draw of seats. */
      seedHash: z.string(),
      session: z
        .object({
          number: z.int(),
          status: z.enum(['open', 'ended']),
          openedAt: z.string(),
          endsAt: z.string(),
          /** Why it is over by the rules; null while it may go on. */
          due: z.string().nullable(),
          button: z.int().nullable(),
          hands: z.int(),
          seats: z.array(SeatReply),
          /** The last rebuy as the dealer announces it to all players (R40-33). */
          rebuy: z.object({ at: z.string(), announcement: z.string() }).nullable(),
          /** What a player joins with (R40-25). */
          requiredBuyIn: MoneyReply,
          hand: HandReply.nullable(),
          /** Who stayed to the end has a seat in the next game (R40-28). */
          priority: z.array(z.string()),
        })
        .nullable(),
      day: CashDayReply.nullable(),
      version: z.int(),
    }),
  },
});
