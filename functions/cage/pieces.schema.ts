import * as z from 'zod';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import { PAYMENT_MEANS } from '../../domain/tournament/facts.ts';
import { Id, Money, MoneyReply } from '../shared/wire.ts';

const COUPONS_MAX = 100_000;

export const ShiftPath = z.strictObject({ shiftId: Id });

/** Money counted by means of payment. */
export const CountedMoney = z.partialRecord(z.enum(PAYMENT_MEANS), Money);

/** The operator's bodies of coupons, or the vouchers of a Sit & Go, by code. */
export const CountedCoupons = z.partialRecord(
  z.enum(PURCHASE_CODES),
  z.int().min(0).max(COUPONS_MAX),
);

const MoneyByMeans = z.record(z.string(), MoneyReply);
const CouponsByCode = z.record(z.string(), z.int());

export const ShiftReply = z
  .object({
    shiftId: Id,
    status: z.enum(['open', 'rendered', 'received']),
    desk: z.int(),
    jornada: z.iso.date(),
    cashier: z.string(),
    openedAt: z.string(),
    float: MoneyReply,
    rendering: z
      .object({
        movements: z.int(),
        movementsHash: z.string(),
        expected: MoneyByMeans,
        counted: MoneyByMeans,
        couponsExpected: CouponsByCode,
        couponsCounted: CouponsByCode,
        /** In centavos for money, in pieces for coupons. */
        differences: z.array(z.object({ of: z.string(), expected: z.int(), found: z.int() })),
        explanation: z.string().nullable(),
        renderedBy: z.string(),
        renderedAt: z.string(),
      })
      .nullable(),
    receivedBy: z.string().nullable(),
    remark: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Shift' });
