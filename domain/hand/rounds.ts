import { invariant } from '../errors.ts';
import type { Draft } from './draft.ts';
import { nextToAct } from './turn.ts';

/**
 * Goes on after the player at `from`: to the next who must act in the round, else to the next
 * round in which somebody must, else to the showdown.
 *
 * @see R40-44, R40-45, R40-46, R40-47, CLUB-J8, CLUB-S7, CLUB-S8
 */
export const proceed = (draft: Draft, from: number): void => {
  const next = nextToAct(draft, from);
  if (next !== null) draft.actor = next;
  else if (draft.street === 'river' || !canBet(draft)) endBetting(draft, draft.street !== 'river');
  else nextRound(draft);
};

/** One hand less: who is left alone has won. */
export const proceedWithLess = (draft: Draft, from: number): void => {
  if (draft.live === 1) endBetting(draft, false);
  else proceed(draft, from);
};

/** Of nobody or one with chips nothing can be asked: the board runs out. */
const canBet = ({ able }: Draft): boolean => able > 1;

const endBetting = (draft: Draft, isAllIn: boolean): void => {
  draft.status = 'showdown';
  draft.actor = null;
  draft.isAllIn = isAllIn;
};

const NEXT_STREET = { 'pre-flop': 'flop', flop: 'turn', turn: 'river' } as const;

/** Who can bet is asked from the left of the button. */
const nextRound = (draft: Draft): void => {
  invariant(draft.street !== 'river', 'no round follows the river');
  for (const player of draft.players) {
    player.front = 0;
    player.hasActed = false;
    player.faced = 0;
  }
  draft.street = NEXT_STREET[draft.street];
  draft.highest = 0;
  draft.minRaise = draft.setup.bigBlind;
  draft.aggressor = null;
  draft.actor = nextToAct(draft, draft.players.length - 1);
};
