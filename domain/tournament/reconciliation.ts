import { derived } from '../derived.ts';
import { PURCHASE_CODES, type Purchase, type PurchaseCode } from '../settlement/types.ts';
import { compareJornadas, type Jornada } from '../time/jornada.ts';
import { allEntries } from './entries.ts';
import { COUPON_BODIES, type CouponBody } from './moneyFacts.ts';
import { purchasesOf } from './purchases.ts';
import { sameContent } from './sameContent.ts';
import type { AnnouncedTournament, CountedTable } from './state.ts';
import { clubOf, isSitAndGo } from './tables.ts';
import type { Terms } from './terms.ts';

/** One code of one table: the account against the three bodies counted; null is not counted. */
export type ReconciledCode = {
  readonly code: PurchaseCode;
  readonly gic: number;
  /** Sold to who never came, so that no coupon was taken (R123-IV-3.p4). */
  readonly absent: number;
} & Readonly<Record<CouponBody, number | null>>;

export type ReconciledTable = {
  readonly jornada: Jornada;
  readonly table: number;
  readonly rows: readonly ReconciledCode[];
  readonly status: 'uncounted' | 'agrees' | 'differs' | 'explained';
  readonly explanation: string | null;
};

/**
 * Three ways: what the account says of each table and jornada, less the absent, against the
 * coupons that the operator, LNSE and the drop hold. A difference is explained by a review of
 * those very figures: when they change it no longer counts. The vouchers of a Sit & Go have two
 * parts, of the casino and of LNSE, which are compared once one of them was counted.
 *
 * @see R123-IV-3.p3, R123-IV-3.p4, R123-IV-4.p8, R123-IV-5.p6, R123-IV-11.2.p3
 */
export const reconciliationOf = derived(
  (state: AnnouncedTournament): readonly ReconciledTable[] => {
    if (clubOf(state.terms)) return [];
    if (isSitAndGo(state.terms) && Object.keys(state.counts).length === 0) return [];
    const account: Account = {
      lines: Map.groupBy(
        purchasesOf(state).filter(({ returned }) => !returned),
        ({ jornada, table }) => placeKey(jornada, table ?? 0),
      ),
      absent: absentNumbers(state),
    };
    const places = [...account.lines.values()].flatMap(([first]) =>
      first && first.table !== null ? [{ jornada: first.jornada, table: first.table }] : [],
    );
    const counted = Object.values(state.counts)
      .map(({ day, table }) => ({ jornada: day, table }))
      .filter(({ jornada, table }) => !account.lines.has(placeKey(jornada, table)));
    return [...places, ...counted]
      .map((place) => reconcileTable(account, place, state))
      .sort((one, other) => compareJornadas(one.jornada, other.jornada) || one.table - other.table);
  },
);

/** What the deposit account says: the purchases by place, and the entries that never came. */
type Account = {
  readonly lines: ReadonlyMap<string, readonly Purchase[]>;
  readonly absent: ReadonlySet<number>;
};

/** The name under which the counts of one table and jornada are kept. */
export const placeKey = (jornada: Jornada, table: number): string => `${jornada} ${table}`;

const reconcileTable = (
  account: Account,
  place: { readonly jornada: Jornada; readonly table: number },
  { counts, terms }: AnnouncedTournament,
): ReconciledTable => {
  const key = placeKey(place.jornada, place.table);
  const counted = counts[key];
  const rows = rowsOf(account, key, counted);
  const review = counted?.review ?? null;
  const explained = review !== null && sameContent(review.rows, rows);
  const explanation = explained ? review.explanation : null;
  return { ...place, rows, explanation, status: statusOf(rows, bodiesOf(terms), explained) };
};

/** Who holds a part of each purchase; the box of a Sit & Go has none, nor has the club (R123-IV-11.2). */
export const bodiesOf = (terms: Terms): readonly CouponBody[] => {
  if (clubOf(terms)) return [];
  return isSitAndGo(terms) ? COUPON_BODIES.filter((body) => body !== 'drop') : COUPON_BODIES;
};

const statusOf = (
  rows: readonly ReconciledCode[],
  bodies: readonly CouponBody[],
  explained: boolean,
): ReconciledTable['status'] => {
  if (rows.some((row) => bodies.some((body) => row[body] === null))) return 'uncounted';
  const agrees = rows.every((row) => bodies.every((body) => row[body] === row.gic - row.absent));
  if (agrees) return 'agrees';
  return explained ? 'explained' : 'differs';
};

const rowsOf = (
  { lines, absent }: Account,
  place: string,
  counted: CountedTable | undefined,
): ReconciledCode[] =>
  PURCHASE_CODES.flatMap((code): ReconciledCode[] => {
    const ofCode = (lines.get(place) ?? []).filter((one) => one.code === code);
    const of = (body: CouponBody) => counted?.[body] && (counted[body][code] ?? 0);
    const bodies = {
      operator: of('operator') ?? null,
      lnse: of('lnse') ?? null,
      drop: of('drop') ?? null,
    };
    if (ofCode.length === 0 && !Object.values(bodies).some((body) => (body ?? 0) > 0)) return [];
    const away = code === 'IN' ? ofCode.filter(({ entry }) => absent.has(entry)).length : 0;
    return [{ code, gic: ofCode.length, absent: away, ...bodies }];
  });

const absentNumbers = (state: AnnouncedTournament): Set<number> =>
  new Set(
    allEntries(state).flatMap(({ sale, seating }) => (sale && !seating ? [sale.entryNumber] : [])),
  );
