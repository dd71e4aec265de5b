import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import type { CashCommand } from '../../../domain/cash/commands.ts';
import {
  announce,
  end,
  factsAfter,
  gameAfter,
  given,
  hand,
  leave,
  live,
  open,
  pesos,
  step,
  steps,
  voiding,
} from './given.ts';

/** 75 + 200 + 200 between seats 2 and 3, who tie: 235 each, and 5 stay on the table. */
const club = [
  announce({ rakeBps: 0, smallBlind: pesos(75) }, { ruleset: 'CLUB', band: null }),
  open(),
];
const split = hand('h1', '3C 4F 5F 6F 1F 2X 2X 3X 2X 3X 2X 3X', {
  board: parseCards('AhKdQsJcTd'),
  cards: { 2: '2s3d', 3: '4s5d' },
});
const over = end('Cierre de la sala', 3, 'director');
/** Everybody leaves with `chips`, in pesos by seat. */
const pays = (commands: readonly CashCommand[], chips: Readonly<Record<number, number>>) =>
  given(...commands)
    .when(over)
    .thenFacts({
      type: 'SessionEnded',
      cashOuts: Object.entries(chips).map(([seat, amount]) => ({
        seat: Number(seat),
        player: `P${seat}`,
        amount: pesos(amount),
      })),
    });
const others = { 4: 10_000, 5: 10_000, 6: 10_000 };

describe('What a split left on the table of a club [CLUB-O16]', () => {
  it('is of the next pot, and counted in one hand only', () => {
    const next = hand('h2', '4F 5F 6F 1F 2F');
    given(...club)
      .when(split)
      .thenFacts({ result: expect.objectContaining({ potTotal: pesos(475), carried: pesos(5) }) });
    given(...club, split)
      .when(next)
      .thenFacts({ result: expect.objectContaining({ potTotal: pesos(150), carried: 0 }) });
  });

  it('goes with the end of the game to the winner nearest the left of the button', () => {
    pays([...club, split], { 1: 9_925, 2: 10_040, 3: 10_035, ...others });
    expect(gameAfter(...club, split, over).carried).toBe(0);
  });

  it('to the other winner when that one has left, to nobody when the split is void', () => {
    pays([...club, split, leave('P2')], { 1: 9_925, 3: 10_040, ...others });
    pays([...club, split, voiding('h1')], { 1: 10_000, 2: 10_000, 3: 10_000, ...others });
  });

  describe('when the game ends because a winner leaves', () => {
    const three = [
      announce({ rakeBps: 0, smallBlind: pesos(75) }, { ruleset: 'CLUB', band: null }),
      open([10_000, 10_000, 10_000]),
    ];
    const shared = { 2: '2s3d', 3: '4s5d' };
    const left = (player: string, chips: number) =>
      expect.objectContaining({ type: 'PlayerLeft', player, amount: pesos(chips) });

    it('is his: he takes it with his chips', () => {
      const posted = { board: parseCards('AhKdQsJcTd'), cards: shared };
      const split3 = hand('h1', '3C 1F 2X 2X 3X 2X 3X 2X 3X', posted);
      const facts = factsAfter([...three, split3, leave('P1'), leave('P2')]);
      expect(facts).toContainEqual(left('P2', 10_040));
      expect(facts.at(-1)).toMatchObject({ cashOuts: [{ player: 'P3', amount: pesos(10_035) }] });
    });

    it('and theirs when all leave after the hand: nothing stays on the table', () => {
      const shows = [2, 3].map((seat) =>
        step('h1', {
          type: 'ShowHand',
          seat,
          cards: parseCards(shared[seat as 2 | 3]),
        }),
      );
      const played = [
        ...[live('h1'), ...steps('h1', '3C 1F 2X 2X 3X 2X 3X 2X 3X')],
        ...[leave('P1'), leave('P2'), leave('P3')],
        ...[step('h1', { type: 'DealBoard', board: parseCards('AhKdQsJcTd') }), ...shows],
        step('h1', { type: 'AwardPots' }),
      ];
      const facts = factsAfter([...three, ...played]);
      expect(facts).toContainEqual(left('P1', 9_925));
      expect(facts).toContainEqual(left('P2', 10_040));
      expect(facts).toContainEqual(left('P3', 10_035));
      const over = gameAfter(...three, ...played);
      expect([over.carried, over.ended?.reason]).toEqual([0, 'players']);
    });
  });
});
