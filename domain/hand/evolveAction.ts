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
  if (action === 'fold') {
    fold(draft, player);
    proceedWithLess(draft, actor);
    return;
  }
  const toMatch = amountToMatch(draft);
  if (action === 'bet' || action === 'raise') {
    draft.aggressor = actor;
    if (to - toMatch >= draft.minRaise) fullRaise(draft, to - toMatch);
  }
  const added = to - player.front;
  player.stack -= added;
  player.front = to;
  player.put += added;
  if (player.stack === 0) draft.able -= 1;
  player.hasActed = true;
  player.faced = Math.max(toMatch, to);
  if (to > draft.highest) draft.highest = to;
  proceed(draft, actor);
};

/** His chips stay in the pots; a hand without chips left to bet was not counted among the able. */
export const fold = (draft: Draft, player: Draft['players'][number]): void => {
  player.isLive = false;
  draft.live -= 1;
  if (player.stack > 0) draft.able -= 1;
};

const fullRaise = (draft: Draft, excess: number): void => {
  if (RULESETS[draft.setup.ruleset].minimumRaise === 'previous') draft.minRaise = excess;
  for (const player of draft.players) player.hasActed = false;
};
