import { invariant } from '../../errors.ts';
import { shuffler } from '../shuffle.ts';

/** A seat of a table. */
export type Place = { readonly table: number; readonly seat: number };

/**
 * A place for each of `count` entries: tables differ by one player at most, and every set of
 * seats that does is as likely. Pinned places are counted as taken.
 *
 * @see R123-I-11, R123-IV-2.p5
 */
export const spread = (
  count: number,
  tables: readonly { readonly table: number; readonly seats: readonly number[] }[],
  pinned: readonly Place[],
  words: readonly number[],
): Place[] => {
  const shuffle = shuffler(words);
  const sizes = sizesOf(count + pinned.length, shuffle(tables), pinned);
  const places = tables.flatMap(({ table, seats }) => {
    const taken = pinned.filter((pin) => pin.table === table).map(({ seat }) => seat);
    const free = shuffle(seats.filter((seat) => !taken.includes(seat)));
    const wanted = (sizes.get(table) ?? 0) - taken.length;
    invariant(wanted <= free.length, 'the tables have seats for everybody');
    return free.slice(0, wanted).map((seat) => ({ table, seat }));
  });
  return shuffle(places);
};

/** Players of each table: one by one to the table with the fewest, pins first. */
const sizesOf = (
  players: number,
  tables: readonly { readonly table: number }[],
  pinned: readonly Place[],
): Map<number, number> => {
  const pins = (table: number) => pinned.filter((pin) => pin.table === table).length;
  const even = Math.floor(players / tables.length);
  let over = players - even * tables.length;
  const sizes = new Map(tables.map(({ table }) => [table, even]));
  for (const { table } of tables.toSorted((one, other) => pins(other.table) - pins(one.table))) {
    if (over === 0) break;
    sizes.set(table, even + 1);
    over -= 1;
  }
  return sizes;
};
