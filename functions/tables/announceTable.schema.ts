import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Code, Id, Money, Recorded, Text } from '../shared/wire.ts';
import { CashTableBody } from './cash/terms.schema.ts';

const TABLE_MAX = 9999;
const BOXES_MAX = 100; // how many a table has is for the rules to say

const Control = z.enum(['manual', 'automatic']);

const Bonus = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({
    kind: z.literal('on'),
    min: Money,
    max: Money,
    /** AA against AA pays 1000 to 1 (R132-67). */
    acesAgainstAces: z.boolean().default(false),
  }),
]);

const Jackpot = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('fixed'), control: Control, credit: Money }),
  z.strictObject({
    kind: z.literal('progressive'),
    control: Control,
    credit: Money,
    /** Tables that name the same jackpot are linked (R132-58). */
    jackpotId: Id,
    magicCard: z.boolean().default(false),
    luckyPlayer: z.boolean().default(false),
  }),
]);

/** Amounts of the casino's own, with the act that approves them (R132-48, R132-50). */
const ApprovedPrizes = z.strictObject({
  reference: Text,
  royalFlush: Money,
  straightFlush: Money,
  quads: Money,
  fullHouse: Money,
  flush: Money,
  straight: Money,
  magicCard: Money,
  luckyPlayer: Money,
});

/** A Madero Poker Bonus table. */
export const MaderoTableBody = z.strictObject({
  ...Circumstances,
  game: z.literal('madero'),
  table: z.int().min(1).max(TABLE_MAX),
  sector: Code,
  boxes: z.int().min(0).max(BOXES_MAX),
  min: Money,
  max: Money,
  band: z.strictObject({ min: Money, max: Money, reference: Text }),
  bonus: Bonus,
  jackpot: Jackpot,
  /** What the jackpot pays beside its meter; the amounts of the text when left out. */
  prizes: ApprovedPrizes.optional(),
  /** Colours of the backs of two decks: the first on odd rounds, the other on even (R132-7). */
  decks: z.tuple([Text, Text]).optional(),
});

/** POST /v1/tables. The Idempotency-Key becomes the id of the table. */
export const announceTable = post({
  path: '/v1/tables',
  summary: 'Announces a cash or a Madero Poker Bonus table; the Idempotency-Key becomes its id',
  scopes: ['tapete/director'],
  body: z.discriminatedUnion('game', [MaderoTableBody, CashTableBody]),
  reply: { status: 201, schema: Recorded.extend({ tableId: Id }) },
});
