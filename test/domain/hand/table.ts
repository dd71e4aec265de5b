import { expect } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { Rejection } from '../../../domain/errors.ts';
import { type Ask, askOf } from '../../../domain/hand/ask.ts';
import { clockwiseFrom } from '../../../domain/hand/clockwise.ts';
import type { HandCommand, Move } from '../../../domain/hand/commands.ts';
import { decide } from '../../../domain/hand/decide.ts';
import { evolve } from '../../../domain/hand/evolve.ts';
import type { RulesetId } from '../../../domain/hand/ruleset.ts';
import type { HandSetup } from '../../../domain/hand/setup.ts';
import { type Hand, initialState, type OpenHand } from '../../../domain/hand/state.ts';
import { PROBLEMS } from '../../../functions/shared/problems/catalogue.ts';

type Given = Partial<HandSetup> & {
  /** Stack by seat. */
  readonly stacks: Readonly<Record<number, number>>;
  readonly button: number;
};

/** A hand about to be dealt, blinds 100/200 to the left of the button unless said otherwise. */
export const setup = ({ stacks, button, ...said }: Given): HandSetup => {
  const seats = Object.entries(stacks).map(([seat, stack]) => ({ seat: Number(seat), stack }));
  const order = clockwiseFrom(
    button,
    seats.map(({ seat }) => seat),
  );
  const [first, second] = order as [number, number];
  const isHeadsUp = order.length === 2;
  return {
    ruleset: 'R123',
    seats,
    button,
    smallBlind: 100,
    bigBlind: 200,
    smallBlindSeat: isHeadsUp ? second : first,
    bigBlindSeat: isHeadsUp ? first : second,
    ante: null,
    missedBlinds: [],
    chip: 1,
    rakeBps: 0,
    carried: 0,
    ...said,
  };
};

export const does = (state: Hand, command: HandCommand): OpenHand => {
  const after = decide(command, state).reduce(evolve, state);
  if (after.status === 'unopened') throw new Error('the hand is not open');
  return after;
};

export const open = (given: Given): OpenHand =>
  does(initialState(), { type: 'OpenHand', setup: setup(given) });

/** Four or more players with the same stack, seats 1 to n, button at the last. */
export const seated = (players: number, stack = 10_000): Given => ({
  stacks: Object.fromEntries(Array.from({ length: players }, (_, index) => [index + 1, stack])),
  button: players,
});

const LETTERS = { F: 'fold', X: 'check', C: 'call', B: 'bet', R: 'raise', A: 'all-in' } as const;

/** `4R600` seat 4 raises to 600, `5C` calls, `6F` folds, `7X` checks, `8B300` bets, `9A` all-in. */
export const action = (token: string): HandCommand => {
  const [, seat, letter = '', to] = /^(\d+)([FXCBRA])(\d*)$/.exec(token) ?? [];
  const kind = LETTERS[letter as keyof typeof LETTERS];
  const move: Move =
    kind === 'bet' || kind === 'raise'
      ? { action: kind, to: Number(to) }
      : kind === 'call' && to
        ? { action: kind, to: Number(to) }
        : { action: kind };
  return { type: 'TakeAction', seat: Number(seat), move };
};

export const play = (state: Hand, tokens: string): OpenHand =>
  tokens.split(' ').reduce<OpenHand>((hand, token) => does(hand, action(token)), state as OpenHand);

/** Board and hands of the showdown, then the pots. */
export const showdown = (
  state: Hand,
  board: string,
  hands: Readonly<Record<number, string>>,
): OpenHand => {
  const dealt = does(state, { type: 'DealBoard', board: parseCards(board) });
  const shown = Object.entries(hands).reduce<OpenHand>(
    (hand, [seat, cards]) =>
      does(hand, { type: 'ShowHand', seat: Number(seat), cards: parseCards(cards) }),
    dealt,
  );
  return does(shown, { type: 'AwardPots' });
};

export const ask = (state: Hand): Ask => {
  if (state.status !== 'betting') throw new Error(`nobody is asked: ${state.status}`);
  return askOf(state);
};

/** Who is to act, `null` once betting is over. */
export const actor = (state: Hand): number | null =>
  state.status === 'betting' ? ask(state).seat : null;

export const stacks = (state: OpenHand): Record<number, number> =>
  Object.fromEntries(state.players.map(({ seat, stack }) => [seat, stack]));

/** The refusal of a command, once sure that its texts have their figures. */
export const refusal = (state: Hand, command: HandCommand): Rejection => {
  const before = structuredClone(state);
  try {
    decide(command, state);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    expect(state).toEqual(before);
    expectWording(error);
    return error;
  }
  return expect.fail('expected a rejection');
};

const expectWording = ({ code, facts }: Rejection): void => {
  const { detail, fix } = PROBLEMS[code];
  const texts = [detail?.en, detail?.es, fix?.en, fix?.es].join(' ');
  const names = [...texts.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(facts)).toEqual(expect.arrayContaining(names));
};

export const RULESETS_OF_HANDS: readonly RulesetId[] = ['R123', 'R40', 'PISO', 'CLUB'];
