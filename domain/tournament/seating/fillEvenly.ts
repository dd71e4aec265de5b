import { shuffler } from '../shuffle.ts';
import type { LaidTable } from './laidTables.ts';
import type { Place } from './spread.ts';

/**
 * Free places for so many players: one by one at the table with the fewest, at random among the
 * tables and the seats that are as good; which player gets which is random too.
 *
 * @see R123-I-43, R123-I-93
 */
export const fillEvenly = (
  count: number,
  tables: readonly LaidTable[],
  free: readonly Place[],
  words: readonly number[],
): Place[] => {
  const sizes = new Map(tables.map(({ table, players }) => [table, players.length]));
  const size = ({ table }: Place): number => sizes.get(table) ?? 0;
  const shuffle = shuffler(words);
  const left = shuffle(free);
  const chosen: Place[] = [];
  while (chosen.length < count && left.length > 0) {
    const fewest = Math.min(...left.map(size));
    const [place] = left.splice(
      left.findIndex((one) => size(one) === fewest),
      1,
    ) as [Place];
    sizes.set(place.table, fewest + 1);
    chosen.push(place);
  }
  return shuffle(chosen);
};
