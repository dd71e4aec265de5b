import type { NormId } from '../regulation/norms.ts';
import { clubOf, isSitAndGo, normOf } from './tables.ts';
import type { Terms } from './terms.ts';

/** Bounds of the quota, in entries; the lower one is also the fewest that may start (R123-I-23). */
export const QUOTA = { min: 7, max: 10 } as const;

/** The fewest that can play each other. */
export const PLAYERS_MIN = 2;

/** The fewest entries that may play: several tables need an opponent (R123-I-23). */
export const entriesMin = (terms: Terms): number => {
  if (isSitAndGo(terms)) return QUOTA.min;
  return clubOf(terms)?.entriesMin ?? PLAYERS_MIN;
};

/** @see R123-I-13, R123-I-23, CLUB-G2 */
export const entriesMinNorm = (terms: Terms): NormId =>
  isSitAndGo(terms) ? 'R123-I-23' : normOf(terms, { lottery: 'R123-I-13', club: 'CLUB-G2' });
