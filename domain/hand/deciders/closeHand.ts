import { Rejection } from '../../errors.ts';
import type { HandFactOf } from '../facts.ts';
import type { OpenHand } from '../state.ts';

/**
 * The next hand is about to be opened: this one can no longer be corrected. Asked again, nothing.
 *
 * @see R123-I-87, R123-II-112, CLUB-O2
 * @throws {Rejection} `hand.not-awarded` while its pots are not given
 */
export const closeHand = (state: OpenHand): HandFactOf<'HandClosed'> | null => {
  if (state.status === 'closed') return null;
  if (state.status !== 'awarded') throw new Rejection('hand.not-awarded');
  return { type: 'HandClosed' };
};
