import type { Exit } from './types.ts';

/**
 * The entries of one exit in groups that share their places, the best group first.
 * One table: more chips at the start of the hand ranks higher and equal chips tie (R123-I-70).
 * Several tables: ranked inside each table, then equal ranks of the tables tie (decision M7).
 * Read alone R123-I-72 ties them all, which R123-I-70 forbids for two of one table.
 *
 * @see R123-I-39, R123-I-61, R123-I-70, R123-I-71, R123-I-72, R123-II-11
 */
export const rankExit = (exit: Exit): number[][] => {
  switch (exit.kind) {
    case 'elimination':
      return byChips(exit.out.map(({ entry, chipsAtStart }) => ({ entry, chips: chipsAtStart })));
    case 'simultaneous-elimination':
      return acrossTables(exit.out);
    case 'withdrawal':
      return [[exit.entry]];
    case 'absence':
    case 'disqualification':
      return byChips(exit.out.map(({ entry, chipsRemoved }) => ({ entry, chips: chipsRemoved })));
  }
};

const byChips = (out: readonly { entry: number; chips: number }[]): number[][] =>
  [...Map.groupBy(out, ({ chips }) => chips)]
    .sort(([chips], [others]) => others - chips)
    .map(([, tied]) => tied.map(({ entry }) => entry));

const acrossTables = (
  out: readonly { entry: number; table: number; chipsAtStart: number }[],
): number[][] => {
  const groups: number[][] = [];
  for (const atTable of Map.groupBy(out, ({ table }) => table).values()) {
    const ranks = byChips(
      atTable.map(({ entry, chipsAtStart }) => ({ entry, chips: chipsAtStart })),
    );
    ranks.forEach((tied, rank) => {
      groups[rank] = [...(groups[rank] ?? []), ...tied];
    });
  }
  return groups;
};
