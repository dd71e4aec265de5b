/** Bounds of the quota, in entries; the lower one is also the fewest that may start (R123-I-23). */
export const QUOTA = { min: 7, max: 10 } as const;
