/**
 * A number for any seven ranks, 0 to 49,204, found by adding. Ranks fall in a low half, 2 to 7,
 * and a high half, 8 to ace. Inside its half each rank has a key larger than seven cards of the
 * ranks below it can add up to, so a sum says how often each rank is there. Both sums travel in
 * one whole number: the high half's leads to a row, the low half's to a column of that row.
 */
const LOW_RANKS = 6;
const HIGH_RANKS = 7;
const CARDS = 7;
const OF_A_RANK_MAX = 4;

/** 1, 5, 24, 112 …: one more than four of the rank below and three of the one below that. */
const KEYS: readonly number[] = (() => {
  const keys = [1, 5];
  while (keys.length < HIGH_RANKS) keys.push(4 * keys.at(-1)! + 3 * keys.at(-2)! + 1);
  return keys;
})();

/** How many sums a half can have, which is the key that a further rank would have. */
const sumsOf = (ranks: number): number => 4 * KEYS[ranks - 1]! + 3 * KEYS[ranks - 2]! + 1;

export const LOW_BITS = 14; // holds the sums of the low half, below 11,248

/** In how many ways seven cards can have their ranks, at most four of each. */
export const RANK_MULTISETS = 49_205;

/** By card: the key of its rank in the half where it lies. */
export const RANK_KEY: Int32Array = Int32Array.from({ length: 52 }, (_, card) => {
  const rank = card >> 2;
  return rank < LOW_RANKS ? KEYS[rank]! : KEYS[rank - LOW_RANKS]! << LOW_BITS;
});

/** By the sum of the low half: its column. By the sum of the high half: where its row begins. */
export const LOW_COLUMN = new Uint16Array(sumsOf(LOW_RANKS));
export const HIGH_ROW = new Uint16Array(sumsOf(HIGH_RANKS));

/** The sums that ranks of a half can have, by how many cards they are. */
const sumsBySize = (ranks: number): number[][] => {
  const bySize: number[][] = Array.from({ length: CARDS + 1 }, () => []);
  const add = (rank: number, cards: number, sum: number): void => {
    if (rank === ranks) {
      bySize[cards]!.push(sum);
      return;
    }
    const timesMax = Math.min(OF_A_RANK_MAX, CARDS - cards);
    for (let times = 0; times <= timesMax; times += 1)
      add(rank + 1, cards + times, sum + times * KEYS[rank]!);
  };
  add(0, 0, 0);
  return bySize;
};

const fillTables = (): void => {
  const lows = sumsBySize(LOW_RANKS);
  for (const sums of lows)
    sums.forEach((sum, column) => {
      LOW_COLUMN[sum] = column;
    });
  let row = 0;
  sumsBySize(HIGH_RANKS).forEach((sums, cards) => {
    for (const sum of sums) {
      HIGH_ROW[sum] = row;
      row += lows[CARDS - cards]!.length;
    }
  });
};
fillTables();
