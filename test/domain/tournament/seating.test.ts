import { describe, expect, it } from 'vitest';
import { parseCard } from '../../../domain/cards/card.ts';
import { entryIn } from '../../../domain/tournament/entryBook.ts';
import { stateOf } from './chips.ts';
import { bust, bySystem, move, playing, redraw } from './multiTable.ts';

describe('Seats are drawn at the start, when a table is removed and at the final one [R123-IV-8]', () => {
  const dealt = ['9h', 'As', 'Ad'].map((card, index) => ({
    entryId: `E${index + 1}`,
    card: parseCard(card),
  }));
  const drawn = [
    { table: 2, seat: 9 },
    { table: 3, seat: 8 },
    { table: 3, seat: 9 },
  ];

  it('and each draw is kept with its result', () => {
    const out = Array.from({ length: 9 }, (_, index) => `E${index + 4}`);
    const { seatActs, entries } = stateOf(
      ...playing([3, 8, 7]),
      move({ cause: 'table-break', table: 1, draw: { method: 'cards', dealt, drawn } }),
      ...out.map((entryId, index) => bust(`x${index}`, index + 1, entryId)),
      redraw({ drawId: 'final', occasion: 'final-table', draw: bySystem() }),
    );
    expect(seatActs).toMatchObject([
      { type: 'SeatsRedrawn', occasion: 'initial', method: 'seat-cards' },
      {
        type: 'EntriesMoved',
        removed: 1,
        method: 'cards',
        moves: [{ seat: 9 }, { seat: 8 }, { seat: 9 }],
      },
      { type: 'SeatsRedrawn', occasion: 'final-table', method: 'system', seed: 'seed 1' },
    ]);
    const final = ['E1', 'E2', 'E3'].map((entryId) => entryIn(entries, entryId)?.table);
    expect(new Set(final).size).toBe(1);
  });
});
