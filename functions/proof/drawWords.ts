/** Numbers expanded from the seed of a draw: more than ten seats need. */
export const DRAW_WORDS = 64;
