import { type Card, cardsText, DECK } from '../../domain/cards/card.ts';
import type { CashCommand } from '../../domain/cash/commands.ts';
import { decide } from '../../domain/cash/decide.ts';
import { evolve } from '../../domain/cash/evolve.ts';
import { nextHand } from '../../domain/cash/nextHand.ts';
import type { AnnouncedCash, CashTable } from '../../domain/cash/state.ts';
import { askOf } from '../../domain/hand/ask.ts';
import { decide as decideHand } from '../../domain/hand/decide.ts';
import { evolve as evolveHand } from '../../domain/hand/evolve.ts';
import { commandOf, type PostedAction, type PostedHand } from '../../domain/hand/postedHand.ts';
import { isContender } from '../../domain/hand/resolve.ts';
import type { HandSetup } from '../../domain/hand/setup.ts';
import { type Betting, type Hand, initialState } from '../../domain/hand/state.ts';
import { type Dice, dice, shuffled } from '../domain/hand/playAtRandom.ts';

/** A cash table that is played by nobody in particular: careful players, some raises, few all-ins. */
export type Evening = {
  state: AnnouncedCash;
  /** Decides a command on the table as it stands, and goes on from there. */
  readonly does: (command: CashCommand) => void;
  readonly nextHand: () => PostedHand;
};

export const eveningFrom = (start: AnnouncedCash, seed: number): Evening => {
  const roll = dice(seed);
  const evening: Evening = {
    state: start,
    does: (command) => {
      const after = decide(command, evening.state).reduce<CashTable>(evolve, evening.state);
      if (after.status === 'unannounced') throw new Error('the table is announced');
      evening.state = after;
    },
    nextHand: () => {
      const { session, terms } = evening.state;
      if (session === null) throw new Error('a game is open');
      return someHand(nextHand(session, terms).setup, roll);
    },
  };
  return evening;
};

const someHand = (setup: HandSetup, roll: Dice): PostedHand => {
  const deck = shuffled(DECK, roll);
  const actions: PostedAction[] = [];
  let hand = decideHand({ type: 'OpenHand', setup }, initialState()).reduce<Hand>(
    evolveHand,
    initialState(),
  );
  let dealt = 0;
  while (hand.status === 'betting') {
    dealt = { 'pre-flop': 0, flop: 3, turn: 4, river: 5 }[hand.street];
    const action = someAction(hand, setup.chip, roll);
    actions.push(action);
    hand = decideHand(commandOf(action), hand).reduce(evolveHand, hand);
  }
  if (hand.status === 'unopened') throw new Error('the hand was opened');
  const isShown = hand.status === 'showdown';
  const shown = isShown
    ? hand.players
        .filter(isContender)
        .map(({ seat }) => ({ seat, cards: deck.slice(5 + 2 * seat, 7 + 2 * seat) }))
    : [];
  const board: Card[] = deck.slice(0, isShown ? 5 : dealt);
  return { actions, board, shown, mucked: [], dead: [] };
};

const someAction = (state: Betting, chip: number, roll: Dice): PostedAction => {
  const { seat, toCall, minRaiseTo, maxRaiseTo, noRaise } = askOf(state);
  if (noRaise === null && roll(12) === 0) {
    const more = chip * roll(40);
    const to = roll(25) === 0 ? maxRaiseTo : Math.min(minRaiseTo + more, maxRaiseTo);
    const isOpen = state.highest > 0 || state.street === 'pre-flop';
    return { seat, action: isOpen ? 'raise' : 'bet', to };
  }
  if (toCall === 0) return { seat, action: 'check' };
  return { seat, action: roll(10) < 5 ? 'fold' : 'call' };
};

/** The body of a posted hand, as it travels. */
export const handBody = ({ actions, board, shown }: PostedHand, money: (to: number) => object) => ({
  actions: actions.map(({ to, ...action }) => ({
    ...action,
    ...(to === undefined ? {} : { to: money(to) }),
  })),
  board: cardsText(board),
  shown: shown.map(({ seat, cards }) => ({ seat, cards: cardsText(cards) })),
});
