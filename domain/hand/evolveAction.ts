import type { HandFactOf } from './facts.ts';
import { proceed } from './rounds.ts';
import { RULESETS } from './ruleset.ts';
import { amountToMatch, type Betting, type OpenHand, type Player } from './state.ts';

/**
 * Puts the chips of an action in. A raise that adds at least the minimum is full: it sets the next
 * minimum and everybody else may act again.
 *
 * @see R123-II-82, R123-II-84, R40-44.b3, R40-44.b1, decision H7
 */
export const actionTaken = (state: Betting, fact: HandFactOf<'ActionTaken'>): OpenHand => {
  const { actor, setup } = state;
  const { action, to } = fact;
  const toMatch = amountToMatch(state);
  const isAggressive = action === 'bet' || action === 'raise';
  const excess = to - toMatch;
  const isFull = isAggressive && excess >= state.minRaise;
  const isPrevious = RULESETS[setup.ruleset].minimumRaise === 'previous';
  const players = state.players.map((player, place) => {
    if (place === actor) return acted(player, fact, Math.max(toMatch, to));
    return isFull && player.hasActed ? { ...player, hasActed: false } : player;
  });
  return proceed(
    {
      ...state,
      players,
      highest: Math.max(state.highest, to),
      minRaise: isFull && isPrevious ? excess : state.minRaise,
      aggressor: isAggressive ? actor : state.aggressor,
    },
    actor,
  );
};

const acted = (
  player: Player,
  { action, to }: HandFactOf<'ActionTaken'>,
  faced: number,
): Player => ({
  ...player,
  stack: player.stack - (to - player.front),
  front: to,
  put: player.put + (to - player.front),
  isLive: action !== 'fold',
  hasActed: true,
  faced,
});
