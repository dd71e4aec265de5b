import type { Draft } from './draft.ts';
import { firstAfter, isSeveral, NOBODY } from './places.ts';

/**
 * Goes on after the player at `from`: to the next who must act in the round, else to the next
 * round in which somebody must, else to the showdown. Who is left alone has won. Tells whether the
 * round is over.
 *
 * @see R40-44, R40-45, R40-46, R40-47, CLUB-J8, CLUB-S7, CLUB-S8
 */
export const proceed = (draft: Draft, from: number): boolean => {
  if (draft.live > 1 && draft.due !== NOBODY) {
    draft.actor = firstAfter(from, draft.due);
    return false;
  }
  endRound(draft);
  return true;
};

/** Apart from what each action asks, which is made to be short: the engine inlines it. */
const endRound = (draft: Draft): void => {
  if (draft.live === 1) endBetting(draft, false);
  else if (draft.street === 'river' || !canBet(draft)) endBetting(draft, draft.street !== 'river');
  else nextRound(draft);
};

/** Of nobody or one with chips nothing can be asked: the board runs out. */
const canBet = ({ able }: Draft): boolean => isSeveral(able);

const endBetting = (draft: Draft, isAllIn: boolean): void => {
  draft.status = 'showdown';
  draft.due = NOBODY;
  draft.actor = null;
  draft.isAllIn = isAllIn;
};

/** Who can bet is asked from the left of the button. */
const nextRound = (draft: Draft): void => {
  const { players } = draft;
  for (let place = 0; place < players.length; place += 1) {
    const player = players[place]!;
    player.front = 0;
    player.faced = 0;
  }
  draft.street = draft.street === 'pre-flop' ? 'flop' : draft.street === 'flop' ? 'turn' : 'river';
  draft.highest = 0;
  draft.minRaise = draft.setup.bigBlind;
  draft.aggressor = null;
  draft.raised = null;
  draft.acted = NOBODY;
  draft.due = draft.able;
  draft.actor = firstAfter(players.length - 1, draft.able);
};
