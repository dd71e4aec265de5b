import type { PurchaseCode } from '../settlement/types.ts';
import type { Jornada } from '../time/jornada.ts';
import { type PaidEntry, paidEntries } from './entries.ts';
import type { TableCode } from './moneyFacts.ts';
import type { AnnouncedTournament, Entry } from './state.ts';
import { isMultiTable } from './tables.ts';

/** Where a coupon is in its life; each is printed in three bodies (R123-IV-2.p4). */
export type CouponStatus = 'issued' | 'delivered' | 'used' | 'withdrawn-unused' | 'void';

export type Coupon = {
  readonly entryId: string;
  readonly entryNumber: number;
  readonly code: PurchaseCode;
  /** 1 for IN and AD; 1, 2, … for rebuys. With entry and code it is printed `37-RB1`. */
  readonly number: number;
  readonly status: CouponStatus;
  /** Where it was taken, and in which jornada; null until then. */
  readonly table: number | null;
  readonly jornada: Jornada | null;
};

/**
 * Every coupon of the control cards: one IN, as many RB as the structure allows and the AD. With
 * no limit of rebuys they are printed as they are bought.
 *
 * @see R123-IV-2.p4, R123-IV-4.p1, R123-IV-4.p7, R123-IV-5.p5
 */
export const couponsOf = (state: AnnouncedTournament): Coupon[] => {
  const { terms } = state;
  if (!isMultiTable(terms)) return [];
  const entries = paidEntries(state);
  return entries.flatMap((entry) => [
    initialCoupon(entry),
    ...(terms.rebuy ? tableCoupons(state, entry, 'RB', terms.rebuy.max ?? 0) : []),
    ...(terms.addOn ? tableCoupons(state, entry, 'AD', 1) : []),
  ]);
};

/** The coupons in players' hands of a code that was not used: what is withdrawn when it ends. */
export const unusedCoupons = (state: AnnouncedTournament, code: TableCode): Coupon[] =>
  couponsOf(state).filter((one) => one.code === code && one.status === 'delivered');

const initialCoupon = ({ entryId, sale, seating, accreditation }: PaidEntry): Coupon => ({
  entryId,
  entryNumber: sale.entryNumber,
  code: 'IN',
  number: 1,
  status: seating ? 'used' : accreditation ? 'delivered' : 'issued',
  table: seating?.table ?? null,
  jornada: seating?.jornada ?? null,
});

const tableCoupons = (
  { closedPurchases }: AnnouncedTournament,
  { entryId, sale, purchases, accreditation }: PaidEntry,
  code: TableCode,
  printed: number,
): Coupon[] => {
  const bought = purchases.filter((one) => one.code === code);
  const numbers = Math.max(printed, bought.length);
  return Array.from({ length: numbers }, (_, index): Coupon => {
    const purchase = bought.find(({ coupon }) => coupon === index + 1);
    const unused = closedPurchases.includes(code)
      ? 'withdrawn-unused'
      : accreditation
        ? 'delivered'
        : 'issued';
    return {
      entryId,
      entryNumber: sale.entryNumber,
      code,
      number: index + 1,
      status: purchase ? (purchase.voided ? 'void' : 'used') : unused,
      table: purchase?.table ?? null,
      jornada: purchase?.jornada ?? null,
    };
  });
};

/** `37-RB1`, `37-AD`: player, code and the number in the card (R123-IV-4.p1). */
export const couponText = (
  entry: Pick<Entry, 'sale'> | undefined,
  { code, coupon }: { readonly code: PurchaseCode; readonly coupon: number },
): string => `${entry?.sale?.entryNumber ?? ''}-${code}${code === 'RB' ? coupon : ''}`;
