import type { Draft } from './draft.ts';
import type { HandFactOf } from './facts.ts';
import { proceed, proceedWithLess } from './rounds.ts';
import { RULESETS } from './ruleset.ts';
import { amountToMatch } from './state.ts';

/**
 * Puts the chips of an action in. A raise that adds at least the minimum is full: it sets the next
 * minimum and everybody else may act again.
 *
 * @see R123-II-82, R123-II-84, R40-44.b3, R40-44.b1, decision H7
 */
export const takeAction = (draft: Draft, fact: HandFactOf<'ActionTaken'>): void => {
  const { action, to } = fact;
  const actor = draft.actor!;
  const player = draft.players[actor]!;
  const toMatch = amountToMatch(draft);
  if (action === 'bet' || action === 'raise') {
    draft.aggressor = actor;
    if (to - toMatch >= draft.minRaise) fullRaise(draft, to - toMatch);
  }
  const added = to - player.front;
  player.stack -= added;
  player.front = to;
  player.put += added;
  player.isLive = action !== 'fold';
  player.hasActed = true;
  player.faced = Math.max(toMatch, to);
  if (to > draft.highest) draft.highest = to;
  if (action === 'fold') proceedWithLess(draft, actor);
  else proceed(draft, actor);
};

const fullRaise = (draft: Draft, excess: number): void => {
  if (RULESETS[draft.setup.ruleset].minimumRaise === 'previous') draft.minRaise = excess;
  for (const player of draft.players) player.hasActed = false;
};
