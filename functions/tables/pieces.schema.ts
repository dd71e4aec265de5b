import * as z from 'zod';
import { ChipStacksReply, MoneyReply } from '../shared/wire.ts';

export const STATUSES = ['open', 'closed'] as const;
const DAY_STATUSES = ['open', 'closed', 'settled'] as const;

export const FiguresReply = z
  .object({
    opening: MoneyReply,
    fills: MoneyReply,
    credits: MoneyReply,
    drop: MoneyReply,
    closing: MoneyReply.nullable(),
    result: MoneyReply.nullable().meta({ description: 'Negative when the bank lost' }),
  })
  .meta({ id: 'TableFigures' });

export const DayReply = z
  .object({
    day: z.int(),
    jornada: z.string(),
    status: z.enum(DAY_STATUSES),
    closings: z.int(),
    figures: FiguresReply,
  })
  .meta({ id: 'TableDay' });

export const CountReply = z.object({
  chips: ChipStacksReply,
  by: z.string(),
  second: z.string(),
  at: z.string(),
});

export const MovementReply = z
  .object({
    movementId: z.string(),
    kind: z.enum(['fill', 'credit', 'drop']),
    amount: MoneyReply,
    slip: z.string().nullable(),
    chips: ChipStacksReply.nullable(),
    cash: MoneyReply.nullable(),
    vouchers: MoneyReply.nullable(),
    desk: z.int().nullable(),
    by: z.string(),
    second: z.string(),
    at: z.string(),
    voided: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'TableMovement' });

export const SlipReply = z.object({ slip: z.string(), version: z.int() }).meta({ id: 'Slip' });
