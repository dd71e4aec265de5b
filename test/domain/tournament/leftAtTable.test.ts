import { describe, expect, it } from 'vitest';
import { parseCard, parseCards } from '../../../domain/cards/card.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { on, stateOf, underWay } from './chips.ts';
import { bust, move, redraw } from './multiTable.ts';
import {
  after,
  chipsOf,
  entries,
  posted,
  record,
  setting,
  shown,
  voidHand,
} from './playedHands.ts';

const levels = [1, 2, 3].map((level) => ({
  ...{ level, smallBlind: chips(75), bigBlind: chips(200), ante: chips(0), minutes: 60 },
}));
const terms = {
  ...{ ...setting, levels, chipSet: [25, 100].map(chips) },
  club: { entriesMin: 2, disqualifiedChips: 'removed' },
} as const;
const event = underWay([9, 9], entries(18), terms);

/** 2 x 200 and 75 between E4 and E5, who tie: 225 each, and 25 stay on the table. */
const split = record(
  1,
  posted('5c 6f 7f 8f 9f 1f 2f 3f 4x 4x 5x 4x 5x 4x 5x', {
    board: parseCards('AhKdQsJcTd'),
    shown: shown('4As2d 5Kc3d'),
  }),
);
/** Five are left at table 1 and four at table 2, after hands that nobody recorded. */
const out = ['E6', 'E7', 'E8', 'E9', 'E14', 'E15', 'E16', 'E17', 'E18'].map((entryId, index) =>
  bust(`x${index}`, 3, entryId),
);
const cards = ['As', 'Ks', 'Qs', 'Js', 'Ts'].map(parseCard);
const broken = move({
  cause: 'table-break',
  table: 1,
  draw: {
    method: 'cards',
    dealt: cards.map((card, index) => ({ entryId: `E${index + 1}`, card })),
    drawn: cards.map((_, index) => ({ table: 2, seat: index + 5 })),
  },
});

const E4 = (...commands: readonly TournamentCommand[]) => chipsOf(stateOf(...commands), 'E4');
const E5 = (...commands: readonly TournamentCommand[]) => chipsOf(stateOf(...commands), 'E5');

describe('What a split left at a table of the club [CLUB-O16]', () => {
  const played = [...event, split, ...out];

  it('waits there while another pot may follow', () => {
    expect(E4(...played)).toBe(10_025);
    expect(E5(...played)).toBe(10_025);
  });

  it('goes to the winner nearest the left of the button when the table breaks: 25', () => {
    expect(E4(...played, broken)).toBe(10_050);
    expect(E5(...played, broken)).toBe(10_025);
    expect(E4(...played, broken, broken)).toBe(10_050); // a retry
  });

  it('and when the final table is drawn', () => {
    const final = redraw({ drawId: 'final', occasion: 'final-table', ...on('director', 20) });
    expect(E4(...played, final)).toBe(10_050);
  });

  it('goes back with the split, also once it was given', () => {
    const voided = voidHand('hand 1');
    expect(E4(...played, voided, broken)).toBe(10_000);
    expect(E4(...played, broken, voided)).toBe(10_000);
    expect(E5(...played, broken, voided)).toBe(10_000);
  });

  it('is not given twice: the next pot has it', () => {
    const next = record(2, posted('6f 7f 8f 9f 1f 2f 3f 4f'));
    expect(after(...event, split, next)[5]).toBe(10_025 + 75 + 25);
    const gone = out.map((command) => ({ ...command, hand: 4 }));
    expect(E4(...event, split, next, ...gone, broken)).toBe(10_025 - 75);
  });
});
