import type { NormId } from '../../regulation/norms.ts';
import type { Amount } from '../setup.ts';

/** Chips found with a player after his all-in was lost. */
export type HiddenChips = {
  readonly ruleset: 'R123' | 'PISO' | 'CLUB';
  readonly declared: Amount;
  readonly hidden: Amount;
  /** The winner's stack before the hand. */
  readonly opponentStack: Amount;
  readonly nextHandBegun: boolean;
  /** In the club the director may leave them to the winner. @see CLUB-T11 */
  readonly givenByDirector?: boolean;
};

export type HiddenChipsOutcome = {
  /** Beyond what was declared. */
  readonly toWinner: Amount;
  readonly removedFromPlay: Amount;
  readonly kept: Amount;
  readonly isEliminated: boolean;
  readonly norm: NormId;
};

/**
 * Hidden chips never win anything. Lost, they go to the winner as far as his stack covers them, or
 * out of play when it is too late; what he does not cover stays, and the player with it.
 *
 * @see R123-II-95, PISO-48, CLUB-T11
 */
export const hiddenAfterLoss = (given: HiddenChips): HiddenChipsOutcome => {
  const { ruleset, declared, hidden, opponentStack } = given;
  const covered = Math.min(hidden, Math.max(0, opponentStack - declared));
  const isGiven = goesToWinner(given);
  return {
    toWinner: isGiven ? covered : 0,
    removedFromPlay: isGiven ? 0 : covered,
    kept: hidden - covered,
    isEliminated: hidden === covered,
    norm: NORMS[ruleset],
  };
};

const goesToWinner = ({ ruleset, nextHandBegun, givenByDirector }: HiddenChips): boolean => {
  if (ruleset === 'PISO') return true;
  if (nextHandBegun) return false;
  return ruleset === 'R123' || givenByDirector === true;
};

const NORMS = { R123: 'R123-II-95', PISO: 'PISO-48', CLUB: 'CLUB-T11' } as const;

/** What the all-in player wins: the chips declared, as far as the opponent has them. @see PISO-48 */
export const wonWithHidden = ({ declared, opponentStack }: HiddenChips): Amount =>
  Math.min(declared, opponentStack);
