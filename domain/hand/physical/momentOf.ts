import { askOf } from '../ask.ts';
import { RULESETS } from '../ruleset.ts';
import { amountToMatch, type Betting } from '../state.ts';
import type { Moment } from './gesture.ts';

/**
 * The table as the player to act finds it. A raise that nobody could match is closed to him only
 * where the norm refuses it.
 *
 * @see CLUB-J13, decision H11
 */
export const momentOf = (state: Betting): Moment => {
  const { minRaiseTo, maxRaiseTo, noRaise } = askOf(state);
  const { ruleset } = state.setup;
  const isRefused = noRaise === 'nobody' && RULESETS[ruleset].unmatchableRaise === 'refused';
  return {
    ruleset,
    toMatch: amountToMatch(state),
    inFront: state.players[state.actor]!.front,
    minRaise: state.minRaise,
    minRaiseTo,
    maxRaiseTo,
    isRaiseClosed: noRaise === 'short' || noRaise === 'acted' || isRefused,
  };
};
