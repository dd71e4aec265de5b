import type { PurchaseCode } from '../../domain/settlement/types.ts';
import { couponText } from '../../domain/tournament/coupons.ts';
import { allEntries } from '../../domain/tournament/entries.ts';
import type { Sponsor } from '../../domain/tournament/sponsors.ts';
import type {
  AnnouncedTournament,
  Entry,
  Reversal,
  Sale,
  TablePurchase,
} from '../../domain/tournament/state.ts';
import { paperNumber } from '../../reports/format/paperNumber.ts';
import { toMoney } from '../shared/wire.ts';

/**
 * The deposit account of the event: each purchase under its code, and each reversal as a negative
 * line after it, at the desk and in the jornada where the money went back. Who paid an entry in the
 * place of its player is named on its lines (decision T14).
 *
 * @see R123-I-31, R123-IV-1.3, R123-IV-6
 */
export const ledgerOf = (state: AnnouncedTournament) =>
  allEntries(state)
    .flatMap((entry) => [...initialLines(entry), ...entry.purchases.flatMap(tableLines(entry))])
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));

type Kind = 'sale' | Reversal['kind'];
type Split = Pick<Sale, 'price' | 'benefit' | 'prizePart'>;
type Where = Pick<Sale, 'means' | 'desk' | 'legajo' | 'jornada' | 'at'>;
type What = {
  readonly code: PurchaseCode;
  readonly kind: Kind;
  readonly voucher: string | null;
  readonly coupon: string | null;
  readonly table: number | null;
  readonly sponsor: Sponsor | null;
};

const lineOf = (
  { entryId, sale }: Entry,
  what: What,
  { price, benefit, prizePart }: Split,
  { means, desk, legajo, jornada, at }: Where,
) => {
  const sign = what.kind === 'sale' ? 1 : -1;
  return {
    ...what,
    entryId,
    entryNumber: sale?.entryNumber ?? 0,
    amount: toMoney(sign * price),
    benefit: toMoney(sign * benefit),
    prizePart: toMoney(sign * prizePart),
    means,
    desk,
    legajo,
    jornada,
    at,
  };
};

const initialLines = (entry: Entry) => {
  const { sale, reversal, seating } = entry;
  if (!sale) return [];
  const voucher = paperNumber(sale.voucher);
  const where = { coupon: null, table: seating?.table ?? null, sponsor: sale.sponsor ?? null };
  const what = { code: 'IN', voucher, ...where } as const;
  const sold = lineOf(entry, { ...what, kind: 'sale' }, sale, sale);
  if (!reversal) return [sold];
  return [sold, lineOf(entry, { ...what, kind: reversal.kind }, sale, reversal)];
};

const tableLines = (entry: Entry) => (purchase: TablePurchase) => {
  const { code, table, voided, means } = purchase;
  const coupon = couponText(entry, purchase);
  const what = { code, voucher: null, coupon, table, sponsor: null };
  const sold = lineOf(entry, { ...what, kind: 'sale' }, purchase, purchase);
  if (!voided) return [sold];
  return [sold, lineOf(entry, { ...what, kind: 'voided' }, purchase, { ...voided, means })];
};
