/**
 * Some of the players of a hand, a bit for each place in `players`: one of them is found, and all of
 * them are changed, without going round the table.
 */
export type Places = number;

export const NOBODY: Places = 0;

export const everybody = (players: number): Places => (1 << players) - 1;

export const has = (places: Places, place: number): boolean => (places & (1 << place)) !== 0;

export const withPlace = (places: Places, place: number): Places => places | (1 << place);

export const without = (places: Places, place: number): Places => places & ~(1 << place);

export const isSeveral = (places: Places): boolean => (places & (places - 1)) !== 0;

/** The first after a place, clockwise, which comes last itself; `null` of nobody. */
export const firstAfter = (place: number, places: Places): number | null => {
  if (places === NOBODY) return null;
  const later = places & (-2 << place);
  const from = later === NOBODY ? places : later;
  return 31 - Math.clz32(from & -from);
};
