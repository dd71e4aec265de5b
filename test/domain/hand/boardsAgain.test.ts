import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import type { HandCommand } from '../../../domain/hand/commands.ts';
import { decide } from '../../../domain/hand/decide.ts';
import { initialState, type OpenHand } from '../../../domain/hand/state.ts';
import { does, open, play, refusal, setup, stacks } from './table.ts';

const again = (cards: string): HandCommand => ({ type: 'DealAgain', board: parseCards(cards) });
const board = (cards: string): HandCommand => ({ type: 'DealBoard', board: parseCards(cards) });
const show = (seat: number, cards: string): HandCommand => ({
  type: 'ShowHand',
  seat,
  cards: parseCards(cards),
});
const award: HandCommand = { type: 'AwardPots' };
const all = (hand: OpenHand, ...commands: HandCommand[]) => commands.reduce(does, hand);

const club = { ruleset: 'CLUB', boardsMax: 3 } as const;
const two = { stacks: { 1: 500, 2: 500 }, button: 1 };
/** Both all-in on the flop for a pot of 1,000. */
const allIn = (given: object = club) =>
  all(play(open({ ...two, ...given }), '1C 2X'), board('2c7d9h'));
const flop = (given: object = club) => play(allIn(given), '2B300 1C');
const aces = show(1, 'AsAh');
const kings = show(2, 'KsKh');
const FIRST = '2c7d9h3s4d';
const SECOND = '2c7d9hKd5s';

describe('A club may deal the board more than once when somebody is all-in [CLUB-N11]', () => {
  it('twice, 1,000 pot: 500 per board', () => {
    const dealt = all(flop(), aces, kings, board(FIRST), again(SECOND), award);
    expect(stacks(dealt)).toEqual({ 1: 500, 2: 500 });
    expect(dealt.award?.pots[0]).toMatchObject({
      amount: 1_000,
      winners: [
        { seat: 1, amount: 500 },
        { seat: 2, amount: 500 },
      ],
      boards: [
        { amount: 500, winners: [{ seat: 1, amount: 500 }] },
        { amount: 500, winners: [{ seat: 2, amount: 500 }] },
      ],
    });
  });

  it('three times: what is not divisible in chips goes with the first board', () => {
    const dealt = all(
      flop({ ...club, chip: 25 }),
      ...[aces, kings, board(FIRST), again(SECOND), again('2c7d9h8h8d'), award],
    );
    expect(dealt.award?.pots[0]?.boards?.map(({ amount }) => amount)).toEqual([350, 325, 325]);
    expect(stacks(dealt)).toEqual({ 1: 675, 2: 325 });
  });

  it('no more often than the club announced, once by default, and only at the club', () => {
    const twice = all(flop({ ...club, boardsMax: 2 }), board(FIRST), again(SECOND));
    expect(refusal(twice, again('2c7d9h8h8d'))).toMatchObject({
      code: 'hand.boards-not-allowed',
      facts: { boardsMax: 2 },
    });
    const once = all(flop({ ruleset: 'CLUB' }), board(FIRST));
    expect(refusal(once, again(SECOND)).facts).toMatchObject({ boardsMax: 1 });
    const elsewhere = { type: 'OpenHand', setup: setup({ ...two, boardsMax: 2 }) } as const;
    expect(refusal(initialState(), elsewhere)).toMatchObject({ facts: { member: 'boardsMax' } });
  });

  it('the same board asked again adds nothing', () => {
    const dealt = all(flop(), board(FIRST), again(SECOND));
    expect(decide(again(SECOND), dealt)).toEqual([]);
  });

  it('not while chips can be bet, nor when the last round was bet to its end', () => {
    expect(refusal(allIn(), again(SECOND)).code).toBe('hand.betting-open');
    const checked = all(
      play(open({ ...two, ...club }), '1C 2X 2X 1X 2X 1X 2X 1X'),
      board('2c7d9h3s4d'),
    );
    expect(refusal(checked, again(SECOND)).code).toBe('hand.boards-not-allowed');
  });

  it('the cards that lay on the table are of every board, and no card comes twice', () => {
    const dealt = all(flop(), board(FIRST));
    expect(refusal(dealt, again('2c7dTh8h8d')).code).toBe('hand.cards-invalid');
    expect(refusal(dealt, again('2c7d9h3s8d')).code).toBe('cards.card-repeated');
    expect(refusal(flop(), again(SECOND)).code).toBe('hand.board-missing');
    const twice = all(dealt, again(SECOND));
    expect(refusal(twice, show(2, 'KsKd')).code).toBe('cards.card-repeated');
  });

  it('only the cards tell who wins: hands that were not told have no part', () => {
    const dealt = all(flop(), aces, show(2, ''), board(FIRST), again(SECOND));
    expect(refusal(dealt, { ...award, ranking: [[1], [2]] })).toMatchObject({
      code: 'hand.not-shown',
      facts: { seat: 2 },
    });
  });
});
