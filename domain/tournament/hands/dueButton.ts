import { firstPositions, nextPositions, type Positions } from '../../hand/button.ts';
import { clockwiseFrom } from '../../hand/clockwise.ts';
import type { NormId } from '../../regulation/norms.ts';
import type { AnnouncedTournament } from '../state.ts';
import { redrawsOf } from './redraws.ts';

/** Whether the record goes on from the hand before: neither redraw nor hand missing. */
export const isContinued = (state: AnnouncedTournament, table: number, hand: number): boolean => {
  const last = state.playedHands.last[table];
  return last !== undefined && last.hand + 1 === hand && last.redraws === redrawsOf(state);
};

/**
 * Where the record puts button and blinds; a voided hand is dealt again with its own. Null when the
 * button is drawn or has to be told.
 *
 * @see R123-II-31, R123-II-59, decision H6
 */
export const duePositions = (
  state: AnnouncedTournament,
  table: number,
  hand: number,
  active: readonly number[],
): Positions | null => {
  const last = state.playedHands.last[table];
  if (!last || !isContinued(state, table, hand)) return null;
  if (last.voidId === null) return nextPositions(last.positions, active);
  return last.before === null
    ? firstPositions(last.positions.button, active)
    : nextPositions(last.before, active);
};

/**
 * The rule that moves the button: where a blind of the hand before is out, the one approved for
 * cash, which supplements that of tournaments.
 *
 * @see R123-II-1, R123-II-31, R40-77, R40-78, R40-79
 */
export const buttonNorm = (
  state: AnnouncedTournament,
  table: number,
  active: readonly number[],
): NormId => {
  const { smallBlind = null, bigBlind } = state.playedHands.last[table]?.positions ?? {};
  const isSmallOut = smallBlind !== null && !active.includes(smallBlind);
  const isBigOut = bigBlind !== undefined && !active.includes(bigBlind);
  if (isSmallOut) return isBigOut ? 'R40-79' : 'R40-77';
  return isBigOut ? 'R40-78' : 'R123-II-31';
};

/**
 * Who sits between the button and the big blind, and has not the small one, waits.
 *
 * @see R123-I-94, R123-I-95, decision T11
 */
export const waitsBetween = (
  { button, smallBlind, bigBlind }: Positions,
  active: readonly number[],
): number[] => {
  const order = clockwiseFrom(button, active);
  return order
    .slice(0, order.indexOf(bigBlind))
    .filter((seat) => seat !== smallBlind && seat !== button);
};
