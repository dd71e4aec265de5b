import type { Draft } from './draft.ts';
import type { Action, HandFactOf } from './facts.ts';
import { NOBODY, without } from './places.ts';
import { proceed } from './rounds.ts';
import { RULESETS } from './ruleset.ts';
import type { Amount } from './setup.ts';
import { amountToMatch } from './state.ts';
import { dueIn, isBlindShort } from './turn.ts';

/**
 * Puts the chips of an action in. A raise that adds at least the minimum is full: it sets the next
 * minimum and everybody else may act again. Tells whether the round is over with it.
 *
 * A hand has some twenty of these, so sets of places are changed by their bits here: a call to
 * `places` for each is a tenth of the time of an action.
 *
 * @see R123-II-82, R123-II-84, R40-44.b3, R40-44.b1, decision H7
 */
export const takeAction = (draft: Draft, fact: HandFactOf<'ActionTaken'>): boolean => {
  const actor = draft.actor!;
  draft.due &= ~(1 << actor);
  if (fact.action === 'fold') fold(draft, actor);
  else putIn(draft, actor, fact.action, fact.to);
  const isOneAble = (draft.able & (draft.able - 1)) === 0;
  if (isOneAble || isBlindShort(draft)) draft.due = dueIn(draft);
  return proceed(draft, actor);
};

/** His chips stay in the pots. */
export const fold = (draft: Draft, place: number): void => {
  draft.players[place]!.isLive = false;
  draft.live -= 1;
  draft.able &= ~(1 << place);
};

const putIn = (draft: Draft, actor: number, action: Action, to: Amount): void => {
  const player = draft.players[actor]!;
  const toMatch = amountToMatch(draft);
  const added = to - player.front;
  player.stack -= added;
  player.front = to;
  player.put += added;
  player.faced = to > toMatch ? to : toMatch;
  if (player.stack === 0) draft.able &= ~(1 << actor);
  if (action === 'bet' || action === 'raise') raise(draft, actor, toMatch, to - toMatch);
  draft.acted |= 1 << actor;
  if (to > draft.highest) draft.highest = to;
};

/** Who can must answer it. */
const raise = (draft: Draft, actor: number, toMatch: Amount, excess: Amount): void => {
  const { minRaise, acted, aggressor } = draft;
  draft.raised = toMatch > 0 ? { toMatch, minRaise, acted, aggressor } : null;
  draft.aggressor = actor;
  draft.due = without(draft.able, actor);
  if (excess < draft.minRaise) return;
  if (RULESETS[draft.setup.ruleset].minimumRaise === 'previous') draft.minRaise = excess;
  draft.acted = NOBODY;
};
