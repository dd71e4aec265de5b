import type { Acting } from './acting.ts';
import { BENEFITS, PRICES, SHARES_BPS, TABLES } from './programme.ts';

/**
 * The settlement anew, from the coupons that the cashier bundled and the order in which the
 * players left: nothing of the system is used. In centavos.
 */

type Code = keyof typeof PRICES;

const CODES: readonly Code[] = ['IN', 'RB', 'AD'];
/** 80 % of an entry goes to prizes; the benefit is what is left, rounded down. */
const BENEFIT = { IN: Math.floor((PRICES.IN * 20) / 100), ...BENEFITS } as const;
/** Decreto 600/1999: Lotería Nacional, Desarrollo Social and Deportes; the rest the operator's. */
const STATE_PERCENT = [4, 8, 8];

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const totalsOf = (codes: readonly Code[]) => {
  const takings = sum(codes.map((code) => PRICES[code]));
  const benefit = sum(codes.map((code) => BENEFIT[code]));
  return { count: codes.length, takings, benefit, prizes: takings - benefit };
};

const byCodeOf = (codes: readonly Code[]) =>
  Object.fromEntries(
    CODES.filter((code) => codes.includes(code)).map((code) => [
      code,
      totalsOf(codes.filter((one) => one === code)),
    ]),
  );

const shareOut = (benefit: number): number[] => {
  const state = STATE_PERCENT.map((percent) => Math.floor((benefit * percent) / 100));
  return [...state, benefit - sum(state)];
};

/** Every purchase of a table: coupons taken there, and the entries of who never came. */
const purchasesAt = ({ coupons, noShowTables }: Acting, table: number): Code[] => [
  ...coupons.filter((one) => one.table === table).map(({ code }) => code),
  ...noShowTables.filter((one) => one === table).map(() => 'IN' as const),
];

export const moneyOf = (acting: Acting) => {
  const tables = TABLES.map((table) => {
    const codes = purchasesAt(acting, table);
    const { takings, benefit, prizes } = totalsOf(codes);
    return { table, byCode: byCodeOf(codes), takings, benefit, prizes, shares: shareOut(benefit) };
  });
  const all = TABLES.flatMap((table) => purchasesAt(acting, table));
  const { takings, benefit, prizes: pool } = totalsOf(all);
  const shares = [0, 1, 2, 3].map((index) => sum(tables.map((one) => one.shares[index] ?? 0)));
  return { tables, byCode: byCodeOf(all), takings, benefit, pool, shares };
};

/** Each place its share, rounded down; what is left of the pool to the first. */
export const placesOf = (pool: number): number[] => {
  const floors = SHARES_BPS.map((bps) => Number((BigInt(pool) * BigInt(bps)) / 10_000n));
  return floors.map((prize, place) => (place === 0 ? prize + pool - sum(floors) : prize));
};

/** Equal parts; centavos left over one each, the lowest entry number first. */
const equalParts = (amount: number, players: readonly number[]): Map<number, number> => {
  const part = Math.floor(amount / players.length);
  const leftover = amount - part * players.length;
  const ascending = players.toSorted((one, other) => one - other);
  return new Map(ascending.map((player, order) => [player, part + (order < leftover ? 1 : 0)]));
};

/** Who left how: the first nine places, and the two that share the tenth. */
export type Ending = { readonly places: readonly number[]; readonly tenth: readonly number[] };

const DISQUALIFIED_PLACE = 6;

/** What each collects: the sixth place was disqualified, its prize goes to the five before it. */
export const prizesOf = (pool: number, { places, tenth }: Ending): Map<number, number> => {
  const prizes = placesOf(pool);
  const five = places.slice(0, DISQUALIFIED_PLACE - 1);
  const extra = equalParts(prizes[DISQUALIFIED_PLACE - 1] ?? 0, five);
  const own = places.map((player, index): [number, number] => [
    player,
    index === DISQUALIFIED_PLACE - 1 ? 0 : (prizes[index] ?? 0) + (extra.get(player) ?? 0),
  ]);
  return new Map([...own, ...equalParts(prizes[9] ?? 0, tenth)]);
};
