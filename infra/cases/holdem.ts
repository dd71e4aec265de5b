import { parseCards } from '../../domain/cards/card.ts';
import { invariant } from '../../domain/errors.ts';
import { type Ask, askOf } from '../../domain/hand/ask.ts';
import type { HandCommand, Move } from '../../domain/hand/commands.ts';
import { decide } from '../../domain/hand/decide.ts';
import { evolve } from '../../domain/hand/evolve.ts';
import type { HandSetup } from '../../domain/hand/setup.ts';
import {
  type Awarded,
  type Hand,
  initialState,
  isContender,
  type OpenHand,
} from '../../domain/hand/state.ts';
import type { HoldemCase } from './holdemCase.ts';

/** What the vectors say of a hand, in their format. */
export type HoldemAnswer = {
  readonly asks: readonly string[];
  readonly uncalled: readonly [number, number] | null;
  readonly pots: readonly (readonly [number, readonly number[], readonly number[]])[];
  readonly finishingStacks: readonly number[];
};

/**
 * Plays a recorded hand through the engine under the rules of tournaments.
 *
 * @throws {Rejection} when the rules refuse it
 */
export const playHoldem = (given: HoldemCase): HoldemAnswer => {
  let hand = does({ type: 'OpenHand', setup: setupOf(given) }, initialState());
  const asks = given.actions.map((round) =>
    tokens(round)
      .map((token) => {
        const { ask, after } = act(token, hand);
        hand = after;
        return ask;
      })
      .join(' '),
  );
  return answerOf(asks, showDown(given, hand));
};

const does = (command: HandCommand, state: Hand): Hand =>
  decide(command, state).reduce(evolve, state);

const tokens = (round: string): string[] => round.split(' ').filter((token) => token !== '');

const act = (token: string, hand: Hand): { ask: string; after: Hand } => {
  const { seat, move } = parseAction(token);
  const ask = hand.status === 'betting' ? askText(askOf(hand)) : '';
  return { ask, after: does({ type: 'TakeAction', seat: seat + 1, move }, hand) };
};

const ACTIONS = { F: 'fold', X: 'check', C: 'call', B: 'bet', R: 'raise' } as const;

const parseAction = (token: string): { seat: number; move: Move } => {
  const [, seat, letter, amount] = /^(\d)([FXCBR])(\d*)$/.exec(token) ?? [];
  const action = ACTIONS[letter as keyof typeof ACTIONS];
  if (action === undefined) throw new Error(`${token} is no action`);
  const to = Number(amount);
  const move = action === 'fold' || action === 'check' ? { action } : { action, to };
  return { seat: Number(seat), move };
};

const askText = ({ toCall, minRaiseTo, maxRaiseTo, noRaise }: Ask): string =>
  noRaise ? `${toCall}:-:${noRaise}` : `${toCall}:${minRaiseTo}:${maxRaiseTo}`;

/** Seats of the table are those of the vectors plus one; an empty button is the place after. */
const setupOf = (given: HoldemCase): HandSetup => {
  const { blinds, antes, anteMode, minBet, startingStacks } = given;
  const seats = startingStacks.length;
  const isHeadsUp = seats === 2 && given.button !== null;
  const isDead = blinds.filter((blind) => blind > 0).length === 1;
  const [small, big] = isHeadsUp ? [1, 0] : isDead ? [null, 0] : [0, 1];
  return {
    ruleset: 'R123',
    seats: startingStacks.map((stack, seat) => ({ seat: seat + 1, stack })),
    button: (given.button ?? seats) + 1,
    smallBlind: small === null ? 0 : blinds[small]!,
    bigBlind: minBet,
    smallBlindSeat: small === null ? null : small + 1,
    bigBlindSeat: big + 1,
    ante:
      anteMode === 'none'
        ? null
        : { mode: anteMode === 'bb' ? 'big-blind' : 'each', amount: Math.max(...antes) },
    missedBlinds: [],
    chip: 1,
    rakeBps: 0,
    carried: 0,
  };
};

const showDown = (given: HoldemCase, played: Hand): Awarded => {
  let hand = played;
  if (hand.status === 'showdown') {
    if (given.board !== '')
      hand = does({ type: 'DealBoard', board: parseCards(given.board) }, hand);
    for (const { seat } of contenders(hand)) {
      const cards = given.holeCards[seat - 1];
      if (cards) hand = does({ type: 'ShowHand', seat, cards: parseCards(cards) }, hand);
    }
    hand = does({ type: 'AwardPots' }, hand);
  }
  if (hand.status === 'betting') hand = does({ type: 'AwardPots' }, hand); // says what is missing
  invariant(hand.status === 'awarded', 'a played hand is awarded');
  return hand;
};

const contenders = (hand: Hand): OpenHand['players'] =>
  hand.status === 'unopened' ? [] : hand.players.filter(isContender);

const answerOf = (asks: readonly string[], { award, players }: Awarded): HoldemAnswer => {
  const ofVectors = (seats: readonly number[]): number[] =>
    seats.map((seat) => seat - 1).sort((one, other) => one - other);
  return {
    asks,
    uncalled: award.uncalled && [award.uncalled.seat - 1, award.uncalled.amount],
    pots: award.pots.map(({ amount, eligible, winners }) => [
      amount,
      ofVectors(eligible),
      ofVectors(winners.map(({ seat }) => seat)),
    ]),
    finishingStacks: players
      .toSorted((one, other) => one.seat - other.seat)
      .map(({ stack }) => stack),
  };
};
