import { invariant } from '../errors.ts';
import type { Award } from './award.ts';
import { actionTaken } from './evolveAction.ts';
import { opened } from './evolveOpening.ts';
import type { HandFact, HandFactOf } from './facts.ts';
import { proceed } from './rounds.ts';
import type { Hand, OpenHand, Player } from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: Hand, fact: HandFact): Hand => {
  if (fact.type === 'HandOpened') {
    invariant(state.status === 'unopened', 'a hand is opened once');
    return opened(fact);
  }
  invariant(state.status !== 'unopened', `${fact.type} needs an open hand`);
  return apply(state, fact);
};

type LaterFact = Exclude<HandFact, { type: 'HandOpened' }>;

const apply = (state: OpenHand, fact: LaterFact): OpenHand => {
  switch (fact.type) {
    case 'ActionTaken':
      invariant(state.status === 'betting', 'actions are taken while betting is open');
      return actionTaken(state, fact);
    case 'BoardDealt':
      return { ...state, board: fact.board };
    case 'HandShown':
      return withPlayer(state, fact.seat, { cards: fact.cards, isMucked: false });
    case 'HandMucked':
      return withPlayer(state, fact.seat, { isMucked: true });
    case 'HandDeclaredDead':
      return declaredDead(state, fact);
    case 'PotsAwarded':
      invariant(state.status === 'showdown', 'pots are awarded once');
      return { ...paid(state, fact.award, 1), status: 'awarded', award: fact.award };
    case 'CardsCorrected':
      return fact.hands.reduce(
        (hand, { seat, cards }) => withPlayer(hand, seat, { cards, isMucked: false }),
        fact.board ? { ...state, board: fact.board } : state,
      );
    case 'AwardCorrected':
      invariant(state.status === 'awarded', 'an award is corrected while its hand is open');
      return { ...paid(paid(state, fact.was, -1), fact.award, 1), award: fact.award };
    case 'HandClosed':
      invariant(state.status === 'awarded', 'a hand is closed once its pots are given');
      return { ...state, status: 'closed' };
  }
};

const withPlayer = <State extends OpenHand>(
  state: State,
  seat: number,
  change: Partial<Player>,
): State => ({
  ...state,
  players: state.players.map((player) =>
    player.seat === seat ? { ...player, ...change } : player,
  ),
});

/** His chips stay in the pots; when he was to act, or nobody else must, play goes on. */
const declaredDead = (state: OpenHand, fact: HandFactOf<'HandDeclaredDead'>): OpenHand => {
  const { seat, norm } = fact;
  const deadHands = [...state.deadHands, { seat, norm }];
  const dead = withPlayer({ ...state, deadHands }, seat, { isLive: false });
  if (dead.status !== 'betting') return dead;
  const before = dead.actor + dead.players.length - 1;
  return proceed(dead, before);
};

const paid = <State extends OpenHand>(state: State, award: Award, sign: 1 | -1): State => {
  const gains = new Map<number, number>();
  const give = ({ seat, amount }: { seat: number; amount: number }): void => {
    gains.set(seat, (gains.get(seat) ?? 0) + sign * amount);
  };
  if (award.uncalled) give(award.uncalled);
  for (const { winners } of award.pots) for (const share of winners) give(share);
  return {
    ...state,
    players: state.players.map((player) => {
      const gain = gains.get(player.seat);
      return gain === undefined ? player : { ...player, stack: player.stack + gain };
    }),
  };
};
