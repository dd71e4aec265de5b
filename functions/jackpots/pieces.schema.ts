import * as z from 'zod';
import { AMOUNT_CENTAVOS_MAX } from '../../domain/money/centavos.ts';
import { Id, MoneyReply } from '../shared/wire.ts';

export const JackpotPath = z.strictObject({ jackpotId: Id });

/** An amount that may be below zero, as awards and corrections are. */
export const SignedMoney = z
  .strictObject({
    amount: z.int().min(-AMOUNT_CENTAVOS_MAX).max(AMOUNT_CENTAVOS_MAX),
    unit: z.literal('centavos'),
    currency: z.literal('ARS'),
  })
  .meta({ id: 'SignedMoney' });

export const MeterReply = z.object({ value: MoneyReply, version: z.int() }).meta({ id: 'Meter' });

export const AwardReply = z
  .object({
    awardId: z.string(),
    tableId: z.string(),
    roundId: z.string(),
    box: z.int(),
    category: z.string(),
    credits: z.int(),
    amount: MoneyReply.nullable().meta({ description: 'Null while it waits for a decision' }),
    before: MoneyReply,
    after: MoneyReply,
    held: z.boolean(),
    norm: z.string().nullable(),
    proposals: z.array(MoneyReply),
  })
  .meta({ id: 'JackpotAward' });

const Totals = z.object({
  start: MoneyReply,
  contribution: MoneyReply,
  award: MoneyReply,
  adjustment: MoneyReply,
});
export const MeterLineReply = z
  .object({ opening: MoneyReply, totals: Totals, closing: MoneyReply })
  .meta({ id: 'MeterLine' });
