import type { Draft } from './draft.ts';
import type { HandFactOf } from './facts.ts';
import { proceed } from './rounds.ts';
import { RULESETS } from './ruleset.ts';
import type { Amount } from './setup.ts';
import { dueIn } from './turn.ts';

/**
 * Puts the chips of an action in. A raise that adds at least the minimum is full: it sets the next
 * minimum and everybody else may act again. Tells whether the round is over with it.
 *
 * @see R123-II-82, R123-II-84, R40-44.b3, R40-44.b1, decision H7
 */
export const takeAction = (draft: Draft, { action, to }: HandFactOf<'ActionTaken'>): boolean => {
  const actor = draft.actor!;
  const bit = 1 << actor;
  draft.due &= ~bit;
  const { bigBlind } = draft.setup;
  let isShort = draft.highest < bigBlind && draft.street === 'pre-flop';
  if (action === 'fold') {
    draft.players[actor]!.isLive = false;
    draft.live -= 1;
    draft.able &= ~bit;
  } else {
    const player = draft.players[actor]!;
    const toMatch = isShort ? bigBlind : draft.highest;
    const added = to - player.front;
    player.stack -= added;
    player.front = to;
    player.put += added;
    player.faced = to > toMatch ? to : toMatch;
    if (player.stack === 0) draft.able &= ~bit;
    if (action === 'bet' || action === 'raise') raise(draft, actor, toMatch, to - toMatch);
    draft.acted |= bit;
    if (to > draft.highest) {
      draft.highest = to;
      if (to >= bigBlind) isShort = false;
    }
  }
  if ((draft.able & (draft.able - 1)) === 0 || isShort) draft.due = dueIn(draft);
  const { due } = draft;
  if (due === 0 || draft.live === 1) return proceed(draft, actor);
  const later = due & (-2 << actor);
  const from = later === 0 ? due : later;
  draft.actor = 31 - Math.clz32(from & -from);
  return false;
};

/** His chips stay in the pots. */
export const fold = (draft: Draft, place: number): void => {
  draft.players[place]!.isLive = false;
  draft.live -= 1;
  draft.able &= ~(1 << place);
};

/** Who can must answer it. */
const raise = (draft: Draft, actor: number, toMatch: Amount, excess: Amount): void => {
  const { minRaise, acted, aggressor } = draft;
  draft.raised = toMatch > 0 ? { toMatch, minRaise, acted, aggressor } : null;
  draft.aggressor = actor;
  draft.due = draft.able & ~(1 << actor);
  if (excess < draft.minRaise) return;
  if (RULESETS[draft.setup.ruleset].minimumRaise === 'previous') draft.minRaise = excess;
  draft.acted = 0;
};
