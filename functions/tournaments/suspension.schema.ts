import * as z from 'zod';

const PER_PLAYER_MAX = 20; // how many are allowed is for the rules to say
const MINUTES_MAX = 600;

/** One hand, or so many for each player at the table (R123-II-41.b2). */
export const Suspension = z.union([
  z.strictObject({ hands: z.literal(1) }),
  /** In the club (CLUB-O1). */
  z.strictObject({ minutes: z.int().min(1).max(MINUTES_MAX) }),
  z.strictObject({ handsPerPlayer: z.int().min(1).max(PER_PLAYER_MAX) }),
]);
