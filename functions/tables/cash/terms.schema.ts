import * as z from 'zod';
import { Circumstances, Code, Money, TableNumber, Text } from '../../shared/wire.ts';

const BPS_MAX = 10_000; // what is allowed of it is for the rules to say
const MINUTES_MAX = 1_440;
const SEATS_MAX = 100;

/** What operations management sets for a game (R40-7); no maximum is unlimited. */
export const LimitsBody = z
  .strictObject({
    smallBlind: Money,
    bigBlind: Money,
    minBuyIn: Money,
    minRebuy: Money,
    maxPurchase: Money.nullable(),
    rakeBps: z.int().min(0).max(BPS_MAX),
    minutes: z.int().min(0).max(MINUTES_MAX).default(120),
    consumptionBps: z.int().min(0).max(BPS_MAX).default(100),
  })
  .meta({ id: 'CashLimits' });

const Range = z.strictObject({ min: Money, max: Money.nullable() });

/** A cash table, in POST /v1/tables. */
export const CashTableBody = z.strictObject({
  ...Circumstances,
  game: z.literal('cash'),
  ruleset: z.enum(['R40', 'CLUB']).default('R40'),
  table: TableNumber,
  sector: Code,
  seats: z.int().min(0).max(SEATS_MAX),
  /** The smallest chip in play. */
  chip: Money,
  band: z
    .strictObject({ bigBlind: Range, purchase: Range, reference: Text })
    .nullable()
    .default(null),
  limits: LimitsBody,
});
