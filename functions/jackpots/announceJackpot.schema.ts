import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Money, Text } from '../shared/wire.ts';
import { MeterReply } from './pieces.schema.ts';

const BPS_MAX = 10_000;
const TABLES_MAX = 50;
const Bps = z.int().min(0).max(BPS_MAX);

/** POST /v1/jackpots. The Idempotency-Key becomes the id of the jackpot. */
export const announceJackpot = post({
  path: '/v1/jackpots',
  summary: 'Announces a progressive jackpot with the tables that feed it',
  scopes: ['tapete/director'],
  body: z.strictObject({
    ...Circumstances,
    creditMin: Money,
    contributionBps: Bps,
    /** The text's 100 % and 10 % unless others were approved (R132-50). */
    prizeBps: z
      .strictObject({ royalFlush: Bps, straightFlush: Bps })
      .default({ royalFlush: BPS_MAX, straightFlush: 1_000 }),
    /** What is proposed for a straight flush beside a royal (decision B3). */
    straightFlushAfterRoyal: z.enum(['literal', 'restarted']).default('literal'),
    reference: Text,
    tables: z.array(z.strictObject({ tableId: Id, start: Money })).max(TABLES_MAX),
  }),
  reply: { status: 201, schema: MeterReply.extend({ jackpotId: Id }) },
});
