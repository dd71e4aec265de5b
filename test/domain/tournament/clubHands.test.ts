import { describe, expect, it } from 'vitest';
import { parseCard, parseCards } from '../../../domain/cards/card.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import { given, history } from '../../support/given.ts';
import {
  deal,
  hold,
  late,
  lateStack,
  level,
  on,
  place,
  removeAbsent,
  stateOf,
  underWay,
} from './chips.ts';
import * as sng from './inPlay.ts';
import { bust, move } from './multiTable.ts';
import {
  after,
  counted,
  entries,
  posted,
  record,
  setting,
  shown,
  stacksOf,
  voidHand,
} from './playedHands.ts';

const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
const levels = [1, 2, 3].map((number) => ({
  level: number,
  smallBlind: chips(100),
  bigBlind: chips(200),
  ante: chips(0),
  minutes: 60,
}));
const terms = { ...setting, levels, club };
const all = entries(18);
/** The button at seat 2: seat 3 has the small blind, seat 4 the big one. */
const nine = (stack: number): Record<number, number> =>
  Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, stack]));
const withOddBlind = (level: (typeof levels)[number]) => ({ ...level, smallBlind: chips(75) });
const withoutFour = all.filter((entryId) => entryId !== 'E4');
const folds = posted('5f 6f 7f 8f 9f 1f 2f');

describe('Who does not come is dealt in and pays [CLUB-T5]', () => {
  const event = underWay([9, 9], withoutFour, terms);

  it('10,000 is 9,800 after the big blind of 200, in a hand told apart', () => {
    const opened = deal(1, 1, { smallBlind: 3, bigBlind: 4 });
    given(history(...event))
      .when(opened)
      .thenFacts({ charges: [{ seat: 4, entryNumber: 4, ante: 0, blind: 200, left: 9_800 }] });
    given(history(...event, opened))
      .when(opened)
      .thenNothing();
  });

  it('and in one recorded whole, dead: who is there takes the pot', () => {
    expect(after(...event, record(1, folds))).toMatchObject({ 3: 10_200, 4: 9_800, 5: 10_000 });
  });
});

/** Between hands, so that it counts from the next one. */
const impose = {
  type: 'ImposePenalty',
  penaltyId: 'n1',
  entryId: 'E4',
  hand: null,
  codes: ['club-insult'],
  others: [],
  round: null,
  description: 'Insultos',
  suspension: { minutes: 20 },
  ...on('director', 1),
} as const;

describe('The dealer takes the blinds of who is suspended for a time [CLUB-O6]', () => {
  const event = underWay([9, 9], all, { ...terms, startingStack: chips(9_000) });

  it('9,000 is 8,800 after the big blind of 200, and the hand is dead', () => {
    const suspended = [...event, impose];
    expect(after(...suspended, record(1, folds))).toMatchObject({ 3: 9_200, 4: 8_800, 5: 9_000 });
    given(history(...suspended))
      .when(record(1, posted('5f 6f 7f 8f 9f 1f 2f 3c 4x')))
      .thenRejects('hand.betting-over');
    given(history(...suspended, record(1, folds)))
      .when(record(1, folds))
      .thenNothing();
  });
});

describe('Who is suspended for 20 minutes plays again when they are over [CLUB-O1]', () => {
  const suspended = [...underWay([9, 9], all, terms), impose];
  const raised = posted('5f 6f 7f 8f 9f 1f 2f 3c 4r600 3f');

  it('dead in a hand of minute 20, dealt in from minute 21', () => {
    given(history(...suspended))
      .when(record(1, raised, on('dealer', 20)))
      .thenRejects('hand.betting-over');
    expect(after(...suspended, record(1, raised, on('dealer', 21)))[4]).toBe(10_200);
  });
});

describe('The absent are waited for a level or half an hour [CLUB-T3]', () => {
  const event = underWay([9, 9], withoutFour, terms);
  const remove = (minute: number, ...before: readonly TournamentCommand[]) =>
    given(history(...event, ...before)).when(removeAbsent(on('director', minute)));

  it('half an hour when the level lasts longer', () => {
    remove(29).thenRejects('tournament.first-level-running', 'CLUB-T3');
    remove(30).thenFacts({
      type: 'AbsentRemoved',
      out: [{ entryId: 'E4', chipsRemoved: 10_000, table: 1 }],
    });
    remove(31, removeAbsent(on('director', 30))).thenNothing();
  });

  it('the level when it is shorter: of 20 minutes from 21:00, at 21:20', () => {
    remove(20, level(2, 20)).thenFacts({ type: 'AbsentRemoved' });
  });

  it('by the Director, who may also let the stack stay: tables go on', () => {
    given(history(...event))
      .when(removeAbsent(on('supervisor', 30)))
      .thenRejects('tournament.role-not-allowed', 'CLUB-T3');
    given(history(...event, level(2, 20)))
      .when(deal(1, 1, on('dealer', 40)))
      .thenFacts({ type: 'HandOpened' });
  });

  it('not who asked to be waited for', () =>
    remove(40, hold('E4')).thenRejects('tournament.nobody-absent', 'CLUB-T3'));

  it('half an hour is of the club alone', () =>
    given(history(...underWay([9, 9], withoutFour, { ...terms, club: null })))
      .when(removeAbsent(on('director', 40)))
      .thenRejects('tournament.first-level-running', 'R123-I-39'));
});

describe('Who bust in one hand rank by chips at its start [CLUB-J15]', () => {
  it('8,000 ranks above 5,500', () => {
    const out = sng.eliminate(1, { E4: 5_500, E5: 8_000 }, on('supervisor', 10));
    const state = stateOf(...underWay([9, 9], all, terms), out);
    const places = standingsOf(state).filter(({ entry }) => entry === 4 || entry === 5);
    expect(places.map(({ entry, position }) => [entry, position])).toEqual([
      [5, 17],
      [4, 18],
    ]);
  });
});

describe('A stack placed for who may come late pays, and leaves when nobody buys it [CLUB-T4]', () => {
  it('10,000 blinded to 9,100: 9,100 are removed by the Director', () => {
    const big = levels.map((one) => ({ ...one, smallBlind: chips(450), bigBlind: chips(900) }));
    const event = underWay([9, 8], entries(17), { ...terms, levels: big });
    const placed = [...event, place('2/9'), deal(2, 1, { smallBlind: 8, bigBlind: 9 })];
    const remove = {
      type: 'RemovePlacedStacks',
      removalId: 'removal 1',
      reason: 'Asiento sin vender',
    } as const;
    given(history(...placed))
      .when({ ...remove, ...on('director', 5) })
      .thenFacts({
        type: 'PlacedStacksRemoved',
        stacks: [{ table: 2, seat: 9, chips: 9_100 }],
        reason: 'Asiento sin vender',
      });
  });
});

describe('Everybody starts with the same chips [CLUB-G3]', () => {
  const eight = [...underWay([9, 8], entries(17), terms)];

  it('10,000 for all; 12,000 for one is refused', () => {
    expect(new Set(Object.values(after(...eight)))).toEqual(new Set([10_000]));
    given(history(...eight))
      .when(lateStack('E5', 12_000))
      .thenRejects('tournament.not-late-entry', 'CLUB-G3');
  });

  it('fewer only for who comes late, never more', () => {
    const seated = [...eight, ...late('E18', '2/9')];
    given(history(...seated))
      .when(lateStack('E18', 8_000))
      .thenFacts({ type: 'LateStackSet', stack: 8_000 });
    given(history(...seated))
      .when(lateStack('E18', 12_000))
      .thenRejects('tournament.stack-out-of-range', 'CLUB-G3');
  });
});

describe('The dealer erred in the deal: the recorded hand is void [CLUB-O19]', () => {
  const event = underWay([9, 9], all, terms);
  const dealt = record(1, posted('5f 6f 7f 8f 9f 1f 2f 3f'));
  const misdeal = voidHand('hand 1', { norm: 'CLUB-O19', reason: 'Cartas fuera de orden' });

  it('blinds of 300 go back, and it is dealt again with the same button', () => {
    expect(after(...event, dealt)).toMatchObject({ 3: 9_900, 4: 10_100 });
    given(history(...event, dealt))
      .when(misdeal)
      .thenFacts({ type: 'HandVoided', norm: 'CLUB-O19' });
    expect(Object.values(stacksOf(stateOf(...event, dealt, misdeal)))).toEqual(
      Array(9).fill(10_000),
    );
    given(history(...event, dealt, misdeal))
      .when(misdeal)
      .thenNothing();
    const again = record(2, posted('5f 6f 7f 8f 9f 1f 2f 3f'), on('dealer', 25));
    const { last } = stateOf(...event, dealt, misdeal, again).playedHands;
    expect(last[1]?.positions).toMatchObject({ button: 2, smallBlind: 3, bigBlind: 4 });
  });

  it('not once the next hand is open', () =>
    given(history(...event, dealt, deal(1, 2, on('dealer', 10))))
      .when(misdeal)
      .thenRejects('tournament.hand-not-last', 'R123-I-87'));
});

describe('The chips of who leaves are at the table that he left [CLUB-G1] [CLUB-O5]', () => {
  const seatsBut9 = [1, 2, 3, 4, 5, 6, 7, 8];
  const stacks = (stack: number) => Object.fromEntries(seatsBut9.map((seat) => [seat, stack]));
  const withdraw = {
    type: 'WithdrawEntry',
    exitId: 'w1',
    entryId: 'E9',
    hand: 1,
    chipsRemoved: chips(8_200),
    ...on('director', 7),
  } as const;
  const disqualify = (...entryIds: readonly string[]) =>
    ({
      type: 'DisqualifyEntries',
      exitId: 'd1',
      hand: 1,
      out: entryIds.map((entryId) => ({ entryId, chipsRemoved: chips(8_300) })),
      norm: 'CLUB-O4',
      reason: 'Juego en equipo',
      ...on('director', 7),
    }) as const;
  const of = (stack: number, disqualifiedChips: 'removed' | 'shared' = 'removed') =>
    underWay([9, 9], all, {
      ...terms,
      startingStack: chips(stack),
      chipSet: [25, 100].map(chips),
      club: { ...club, disqualifiedChips },
    });
  const atTable = (...commands: readonly TournamentCommand[]) => stacksOf(stateOf(...commands));
  const undo = { type: 'UndoExit', reason: 'Error', late: false, ...on('director', 9) } as const;

  it('8,200 among 8: 1,025 more in each of their stacks, and again as before if it is undone', () => {
    expect(atTable(...of(8_200), withdraw)).toEqual(stacks(9_225));
    expect(atTable(...of(8_200), withdraw, { ...undo, exitId: 'w1' })).toEqual({
      ...stacks(8_200),
      9: 8_200,
    });
    expect(atTable(...of(8_200), withdraw, withdraw)).toEqual(stacks(9_225));
  });

  it('8,300 among 8 in 25s: 1,025 each and 100 for the winner of the next hand', () => {
    const first = record(1, posted('5f 6f 7f 8f 9f 1f 2f 3f')); // seat 4 wins 100 of seat 3
    const out = [...of(8_300, 'shared'), first, disqualify('E9')];
    expect(atTable(...out)).toEqual({ ...stacks(9_325), 3: 9_225, 4: 9_425 });
    const next = record(2, posted('6f 7f 8f 1f 2f 3f 4f'), on('dealer', 8));
    expect(atTable(...out, next)).toEqual({ ...stacks(9_325), 3: 9_225, 4: 9_325, 5: 9_525 });
    const voided = voidHand('hand 2', on('supervisor', 20));
    const third = record(3, posted('6f 7f 8f 1f 2f 3f 4f'), on('dealer', 25));
    expect(atTable(...out, next, voided, third)[5]).toBe(9_525);
    const fourth = record(3, posted('7f 8f 1f 2f 3f 4f 5f'), on('dealer', 25));
    expect(atTable(...out, next, fourth)[6]).toBe(9_425);
  });

  it('two who leave by the same act have no part in what the other leaves', () => {
    const each = Math.floor(8_300 / 7 / 25) * 25;
    const { 8: _, ...seven } = stacks(8_300 + 2 * each);
    expect(atTable(...of(8_300, 'shared'), disqualify('E8', 'E9'))).toEqual(seven);
  });

  it('who is absent has a part too', () => {
    const event = underWay([9, 9], withoutFour, { ...terms, startingStack: chips(8_200) });
    expect(atTable(...event, withdraw)[4]).toBe(9_225);
  });
});

describe('No table deals while a regroup is due [CLUB-D6]', () => {
  const thirty = underWay([10, 10, 10], entries(30), { ...terms, seatsPerTable: 10 });
  const mixed = ['E1', 'E2', 'E3', 'E11', 'E12', 'E13', 'E21', 'E22', 'E23', 'E24'];
  const out = mixed.map((entryId, index) => bust(`x${index}`, index + 1, entryId));
  const next = deal(2, 20, on('dealer', 30));

  it('after the tenth, not after the ninth', () => {
    given(history(...thirty, ...out.slice(0, 9)))
      .when(next)
      .thenFacts({ type: 'HandOpened' });
    given(history(...thirty, ...out))
      .when(next)
      .thenRejects('tournament.regroup-due', 'CLUB-D6');
  });

  it('the hand that was being played is finished; nothing is refused of an event of the lottery', () => {
    given(history(...thirty, ...out))
      .when({ ...next, occurredAt: '2014-05-09T22:59:00.000Z' as Instant })
      .thenFacts({ type: 'HandOpened' });
    const other = underWay([9, 9, 9], entries(27), setting);
    given(history(...other, ...out))
      .when(next)
      .thenFacts({ type: 'HandOpened' });
  });

  it('nor where tables do not regroup', () => {
    const modality = 'multi-table-elimination';
    const event = { ...terms, seatsPerTable: 10, modality } as const;
    given(history(...underWay([10, 10, 10], entries(30), event), ...out))
      .when(next)
      .thenFacts({ type: 'HandOpened' });
  });

  it('until a table fewer is laid', () => {
    const left = Array.from({ length: 7 }, (_, index) => `E${index + 4}`);
    const drawn = ['2/1', '2/2', '2/3', '3/1', '3/2', '3/3', '3/4'].map((place) => {
      const [table, seat] = place.split('/').map(Number) as [number, number];
      return { table, seat };
    });
    const dealtCards = ['As', 'Ks', 'Qs', 'Js', 'Ts', '9s', '8s'].map((card, index) => ({
      entryId: left[index] ?? '',
      card: parseCard(card),
    }));
    const draw = { method: 'cards', dealt: dealtCards, drawn } as const;
    given(history(...thirty, ...out, move({ cause: 'table-break', table: 1, draw })))
      .when(next)
      .thenFacts({ type: 'HandOpened' });
  });
});

describe('A recorded hand of a club event is played by the rules of the club', () => {
  const event = underWay([9, 9], all, { ...terms, levels });
  const rest = '8f 9f 1f 2f 3f 4f';
  const board = parseCards('2h3h9sTcJd');

  it('a raise that nobody can match is refused at the club, returned elsewhere [CLUB-J13]', () => {
    const more = underWay([9, 9], all, { ...setting, levels });
    const short = { stacks: counted({ ...nine(10_000), 5: 20_000 }), recounted: 'Conteo' };
    const play = posted(`5c 6a 7f ${rest} 5r20000`, { board, shown: shown('5AsAd 6KsKh') });
    given(history(...event))
      .when(record(1, play, short))
      .thenRejects('hand.raise-unmatchable', 'CLUB-J13');
    expect(stacksOf(stateOf(...more, record(1, play, short)))[5]).toBe(30_300);
  });

  it('short all-ins add up to a full raise [CLUB-N3]', () => {
    const start = { stacks: counted({ ...nine(10_000), 6: 700, 7: 850 }), recounted: 'Conteo' };
    const play = posted('5r600 6a 7a 8c 9f 1f 2f 3f 4f 5r2000 8f');
    const again = { ...play, board, shown: shown('5AsAd 6KsKh 7QsQh') };
    given(history(...event))
      .when(record(1, again, start))
      .thenRejects('hand.raise-closed', 'CLUB-N3'); // 250 more is less than the raise of 400
    const full = { ...start, stacks: counted({ ...nine(10_000), 6: 800, 7: 1_000 }) };
    expect(stacksOf(stateOf(...event, record(1, again, full)))[5]).toBeGreaterThan(10_000);
  });

  it('what a split leaves is won with the next pot, and goes back with a void [CLUB-O16]', () => {
    const chipSet = [25, 100].map(chips);
    const odd = underWay([9, 9], all, { ...terms, chipSet, levels: levels.map(withOddBlind) });
    const two = record(
      1,
      posted('5c 6f 7f 8f 9f 1f 2f 3f 4x 4x 5x 4x 5x 4x 5x', {
        board: parseCards('AhKdQsJcTd'),
        shown: shown('4As2d 5Kc3d'),
      }),
    );
    // 2 x 200 and 75: 475 are 225 each and 25 for the next pot.
    const state = stateOf(...odd, two);
    expect(stacksOf(state)).toMatchObject({ 3: 9_925, 4: 10_025, 5: 10_025 });
    expect(state.playedHands.last[1]?.carried).toBe(25);
    const next = record(2, posted('6f 7f 8f 9f 1f 2f 3f 4f'), on('dealer', 8));
    expect(stacksOf(stateOf(...odd, two, next))[5]).toBe(10_025 + 75 + 25);
    const voided = [...odd, two, next, voidHand('hand 2', on('supervisor', 20))];
    const third = record(3, posted('6f 7f 8f 9f 1f 2f 3f 4f'), on('dealer', 25));
    expect(stacksOf(stateOf(...voided, third))[5]).toBe(10_025 + 75 + 25);
  });

  it('the board is dealt twice where the club announced it, 1,000 pot: 500 each [CLUB-N11]', () => {
    const play = posted('5a 6a 7f 8f 9f 1f 2f 3f 4f', {
      ...{ board: parseCards('2h3h9sTcJd'), shown: shown('5AsAd 6KsKh') },
      boardsAgain: [parseCards('5c6c7hKd8d')],
    });
    const stacks = { stacks: counted({ ...nine(10_000), 5: 350, 6: 350 }), recounted: 'Conteo' };
    const open = underWay([9, 9], all, { ...terms, club: { ...club, boardsMax: 2 } });
    // 350 + 350 + 100 + 200: a pot of 1,000.
    expect(stacksOf(stateOf(...open, record(1, play, stacks)))).toMatchObject({ 5: 500, 6: 500 });
    given(history(...event))
      .when(record(1, play, stacks))
      .thenRejects('hand.boards-not-allowed', 'CLUB-N11');
  });
});
