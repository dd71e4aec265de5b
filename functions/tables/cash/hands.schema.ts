import * as z from 'zod';
import { WORDS } from '../../../domain/hand/physical/gesture.ts';
import { SEATS_MAX } from '../../../domain/hand/setup.ts';
import { Cards } from '../../shared/cards.schema.ts';
import {
  DeadHand,
  Norm,
  postedAction,
  postedHand,
  Ranking,
  Seat,
  ShownHand,
} from '../../shared/hands/postedHand.schema.ts';
import { post } from '../../shared/route.ts';
import { Circumstances, Id, Recorded, TablePath, Text } from '../../shared/wire.ts';
import { BindingReply, CashAmount, HandReply, HandResultReply } from './pieces.schema.ts';

const MOTIONS_MAX = 10;
const VALUES_MAX = 20;
const ChipCount = z.int().min(1).max(1_000);

const TABLE = ['tapete/floor', 'tapete/supervisor', 'tapete/director'] as const;

/** What the poster saw before the hand; what differs from the table is refused. */
const Seen = {
  button: Seat.nullable().default(null),
  stacks: z
    .array(z.strictObject({ seat: Seat, stack: CashAmount }))
    .max(SEATS_MAX)
    .nullable()
    .default(null),
};

const HandRecorded = Recorded.extend({
  hand: HandReply.nullable(),
  /** Null until the pots are given. */
  result: HandResultReply.nullable(),
  /** To what a gesture binds; null of any other step. */
  binding: BindingReply.nullable(),
});

const HandPath = z.strictObject({ tableId: Id, handId: Id });

/** POST /v1/tables/{tableId}/hands. The Idempotency-Key becomes the id of the hand. */
export const playHand = post({
  path: '/v1/tables/{tableId}/hands',
  summary: 'Posts a complete hand of a cash table; it is taken whole or refused whole',
  scopes: [...TABLE],
  parameters: TablePath,
  body: z.strictObject({ ...Circumstances, ...Seen, ...postedHand(CashAmount) }),
  reply: { status: 201, schema: HandRecorded },
});

/** POST /v1/tables/{tableId}/live-hands. The Idempotency-Key becomes the id of the hand. */
export const openLiveHand = post({
  path: '/v1/tables/{tableId}/live-hands',
  summary: 'Opens a hand of a cash table that is played step by step',
  scopes: [...TABLE],
  parameters: TablePath,
  body: z.strictObject({ ...Circumstances, ...Seen }),
  reply: { status: 201, schema: HandRecorded },
});

/** What was said and done, as it happened; the reply says to which action it binds, and why. */
const Made = z.strictObject({
  type: z.literal('MakeGesture'),
  seat: Seat,
  word: z.enum(WORDS).nullable().default(null),
  amount: CashAmount.nullable().default(null).meta({
    description: 'The amount that was said, as a total in front of the player',
  }),
  motions: z
    .array(z.array(z.strictObject({ value: CashAmount, count: ChipCount })).max(VALUES_MAX))
    .max(MOTIONS_MAX)
    .default([])
    .meta({ description: 'Chips let go in each motion, by denomination, in their order' }),
  saidLate: z.boolean().default(false).meta({
    description: 'The words came when the chips had been let go',
  }),
});

const Step = z.discriminatedUnion('type', [
  postedAction(CashAmount).extend({ type: z.literal('TakeAction') }),
  Made,
  /** His 60 seconds and the 10 counted aloud are over (R40-50). */
  z.strictObject({ type: z.literal('TimeOut'), seat: Seat }),
  z.strictObject({ type: z.literal('DealBoard'), board: Cards }),
  /** Agreed by the players of a club once somebody is all-in (CLUB-N11). */
  z.strictObject({ type: z.literal('DealAgain'), board: Cards }),
  ShownHand.extend({ type: z.literal('ShowHand') }),
  z.strictObject({ type: z.literal('MuckHand'), seat: Seat }),
  z.strictObject({ type: z.literal('DeclareHandDead'), ...DeadHand }),
  z.strictObject({ type: z.literal('AwardPots'), ranking: Ranking.optional() }),
  /** Until the next hand opens: the cards speak (R40-74). */
  z.strictObject({
    type: z.literal('CorrectCards'),
    board: Cards.optional(),
    hands: z.array(ShownHand).max(SEATS_MAX).default([]),
    reason: Text,
  }),
]);

/** POST /v1/tables/{tableId}/hands/{handId}/actions. */
export const stepHand = post({
  path: '/v1/tables/{tableId}/hands/{handId}/actions',
  summary: 'Posts one step of the hand in play; a wrong one says what is expected',
  scopes: [...TABLE],
  parameters: HandPath,
  body: z.strictObject({ ...Circumstances, step: Step }),
  reply: { status: 201, schema: HandRecorded },
});

/** POST /v1/tables/{tableId}/hands/{handId}/void. */
export const voidHand = post({
  path: '/v1/tables/{tableId}/hands/{handId}/void',
  summary: 'Voids the last hand: every bet goes back and it can be dealt again',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: HandPath,
  body: z.strictObject({ ...Circumstances, reason: Text, norm: Norm.nullable().default(null) }),
  reply: { status: 201, schema: Recorded },
});
