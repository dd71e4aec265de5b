import * as z from 'zod';
import { Circumstances, Code, Money, TableNumber, Text } from '../../shared/wire.ts';

const BPS_MAX = 10_000; // what is allowed of it is for the rules to say
const MINUTES_MAX = 1_440;
const SEATS_MAX = 100;
const BOARDS_MAX = 3;

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
    consumptionBps: z.int().min(0).max(BPS_MAX).default(500),
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
  /** How often the board may be dealt when players of a club agree to it (CLUB-N11). */
  boardsMax: z.int().min(1).max(BOARDS_MAX).default(1),
  /** Between safe zone and betting zone; rulings about it are offered only where there is one. */
  bettingLine: z.boolean().default(false),
});
