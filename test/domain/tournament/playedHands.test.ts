import { describe, expect, it } from 'vitest';
import { evolve as evolveHand } from '../../../domain/hand/evolve.ts';
import { type Hand, initialState } from '../../../domain/hand/state.ts';
import { chips } from '../../../domain/money/chips.ts';
import { given, history } from '../../support/given.ts';
import { deal, on, stateOf } from './chips.ts';
import { withdraw } from './inPlay.ts';
import { bust } from './multiTable.ts';
import {
  ALL_FOLD,
  after,
  counted,
  drawn,
  event,
  fourTakesIt,
  NINE_CARDS,
  posted,
  record,
  sixIsOut,
  stacksOf,
  voidHand,
} from './playedHands.ts';

const changes = (amounts: readonly number[]) =>
  amounts.map((change, index) => ({
    seat: index + 1,
    entryNumber: index + 1,
    stack: 10_000,
    change,
    lone: false,
  }));

describe('A hand recorded whole feeds the stacks [R123-II-42.b3] [R123-II-48]', () => {
  it('blinds and antes first, from the level in force: the big blind takes 325', () => {
    given(history(...event))
      .when(fourTakesIt)
      .thenFacts(
        { type: 'HandOpened', table: 1, hand: 1, level: 1, charges: [] },
        {
          type: 'HandPlayed',
          positions: { button: 2, smallBlind: 3, bigBlind: 4, bigBlinds: [4] },
          seats: changes([-25, -25, -125, 300, -25, -25, -25, -25, -25]),
        },
      );
  });

  it('and the next hand starts from them, with the button one further', () => {
    const state = stateOf(...event, fourTakesIt, record(2, posted('6f 7f 8f 9f 1f 2f 3f 4f')));
    expect(state.playedHands.last[1]?.positions).toMatchObject({ button: 3, bigBlind: 5 });
    expect(stacksOf(state)).toMatchObject({ 4: 10_175, 5: 10_275, 6: 9_950 });
    expect(Object.values(stacksOf(state)).reduce((sum, one) => sum + one, 0)).toBe(90_000);
  });

  it('keeps facts that replay to the same hand', () => {
    const fact = history(...event, sixIsOut).find((one) => one.type === 'HandPlayed')!;
    const hand = fact.facts.reduce<Hand>(evolveHand, initialState());
    expect(hand).toMatchObject({ status: 'awarded', players: expect.any(Array) });
  });

  it('is optional: other tables and hands go without a record', () =>
    expect(after(...event, deal(2, 7), fourTakesIt)[4]).toBe(10_300));

  it('adds nothing when it is sent again', () =>
    given(history(...event, fourTakesIt))
      .when(fourTakesIt)
      .thenNothing());
});

describe('An exit says what the record of its table says [R123-I-68] [R123-I-70]', () => {
  const out = (entryId: string, hand: number, chipsAtStart: number) => {
    const command = bust('exit 9', hand, entryId);
    return {
      ...command,
      ...on('supervisor', 10),
      out: [{ entryId, chipsAtStart: chips(chipsAtStart) }],
    };
  };
  const refuses = (command: ReturnType<typeof out>, known: number) =>
    given(history(...event, fourTakesIt))
      .when(command)
      .thenRejects('tournament.stacks-differ', 'R123-IV-7.1', {
        pointer: '/out/0/chipsAtStart',
        counted: command.out[0]!.chipsAtStart,
        known,
      });

  it('in the next hand the stack at its start, to the chip', () => {
    given(history(...event, fourTakesIt))
      .when(out('E4', 2, 10_300))
      .thenFacts({ type: 'EntriesEliminated' });
    refuses(out('E4', 2, 10_275), 10_300);
    refuses(out('E4', 2, 1), 10_300);
    const again = out('E4', 2, 10_300);
    given(history(...event, fourTakesIt, again))
      .when(again)
      .thenNothing();
  });

  it('not in a hand in which chips were left', () => refuses(out('E5', 1, 10_000), 9_975));

  it('and where hands are missing, or a void gives the hand back, what the floor counted', () => {
    given(history(...event, fourTakesIt))
      .when(out('E4', 3, 5_000))
      .thenFacts({ type: 'EntriesEliminated' });
    const voided = [fourTakesIt, voidHand('hand 1', on('supervisor', 8))];
    given(history(...event, ...voided))
      .when(out('E4', 1, 10_000))
      .thenFacts({ type: 'EntriesEliminated' });
    given(history(...event, ...voided))
      .when(out('E4', 1, 9_975))
      .thenRejects('tournament.stacks-differ', 'R123-IV-7.1', { known: 10_000 });
  });
});

describe('A hand that does not fit is refused whole [R123-II-82] [R123-II-90]', () => {
  const refused = (play: ReturnType<typeof record>) => given(history(...event)).when(play);

  it('at the action, with the article', () => {
    refused(record(1, posted('5r300'))).thenRejects('hand.raise-too-small', 'R123-II-82');
    refused(record(1, posted('6f'))).thenRejects('hand.not-in-turn', 'R123-II-90');
    refused(record(1, posted('5f 6f'))).thenRejects('hand.betting-open', 'R40-44');
  });

  it('with a fold that has an amount [R40-44.b1] [R123-II-1]', () => {
    refused(record(1, posted('5f100 6f 7f 8f 9f 1f 2f 3f'))).thenRejects(
      'hand.amount-differs',
      'R40-44.b1',
      { pointer: '/actions/0/to', to: 100, front: 0 },
    );
  });

  it('with a bet that the chips of the event do not make [R123-II-3]', () => {
    refused(record(1, posted('5r603 6f 7f 8f 9f 1f 2f 3f 4f'))).thenRejects(
      'tournament.bet-not-payable',
      'R123-II-3',
      { pointer: '/actions/0/to', to: 603, chip: 25 },
    );
    refused(record(1, posted('5r600 6f 7f 8f 9f 1f 2f 3f 4f'))).thenFacts({}, {});
    refused(record(1, posted('5a 6f 7f 8f 9f 1f 2f 3f 4f'))).thenFacts({}, {});
  });

  it('under the number of a hand that was dealt, or before it', () => {
    given(history(...event, fourTakesIt))
      .when(record(1, posted(ALL_FOLD), { handId: 'other' }))
      .thenRejects('tournament.hand-recorded', 'R123-II-46');
    given(history(...event, deal(1, 3)))
      .when(record(2, posted(ALL_FOLD)))
      .thenRejects('tournament.hand-backwards', 'R123-II-46');
    given(history(...event, fourTakesIt))
      .when(record(2, posted(ALL_FOLD), on('dealer', 5)))
      .thenRejects('tournament.time-backwards', 'R123-I-68');
  });

  it('from who may not say it', () =>
    refused({ ...fourTakesIt, ...on('cashier', 6) }).thenRejects(
      'tournament.role-not-allowed',
      'R123-II-46',
    ));
});

describe('The button is drawn with cards after everybody is seated [R123-II-32]', () => {
  it('9c, Kd, Ks: the king of spades has it', () => {
    const state = stateOf(
      ...event,
      record(1, posted('6f 7f 8f 9f 1f 2f 3f 4f'), {
        buttonCards: drawn('9c Kd Ks 2c 3c 4c 5c 6c 7c'),
      }),
    );
    expect(state.playedHands.last[1]?.positions.button).toBe(3);
  });

  it('first of all: without cards the first hand is not dealt, and cards are one for each', () => {
    given(history(...event))
      .when(record(1, posted(ALL_FOLD), { buttonCards: [], button: 2 }))
      .thenRejects('tournament.button-missing', 'R123-II-32');
    given(history(...event))
      .when(record(1, posted(ALL_FOLD), { buttonCards: NINE_CARDS.slice(1) }))
      .thenRejects('tournament.button-cards-invalid', 'R123-II-32');
  });

  const second = (changes: object) =>
    record(1, posted(ALL_FOLD), { table: 2, handId: 'second', buttonCards: [], ...changes });

  it('once, at the table that was chosen: all tables start with that position [R123-II-34]', () => {
    const state = stateOf(...event, fourTakesIt, second({}));
    expect(state.playedHands.last[2]?.positions.button).toBe(2);
    given(history(...event, fourTakesIt, second({})))
      .when(second({}))
      .thenNothing();
    given(history(...event, fourTakesIt))
      .when(second({ buttonCards: NINE_CARDS }))
      .thenFacts({}, { positions: expect.objectContaining({ button: 2 }) });
    given(history(...event, fourTakesIt))
      .when(second({ buttonCards: drawn('9c Kd Ks 2c 3c 4c 5c 6c 7c') }))
      .thenRejects('tournament.button-cards-invalid', 'R123-II-34');
    given(history(...event, fourTakesIt))
      .when(second({ button: 5 }))
      .thenRejects('tournament.button-differs', 'R123-II-31');
  });

  it('at another table, when its own first hand is not recorded yet [R123-II-34]', () => {
    const before = second({ buttonCards: NINE_CARDS, buttonTable: 1 });
    given(history(...event))
      .when(before)
      .thenFacts({}, { buttonTable: 1, positions: expect.objectContaining({ button: 2 }) });
    const first = record(1, posted(ALL_FOLD), { buttonCards: [] });
    expect(stateOf(...event, before, first).playedHands.last[1]?.positions.button).toBe(2);
    given(history(...event))
      .when(second({ buttonCards: NINE_CARDS, buttonTable: 9 }))
      .thenRejects('tournament.button-cards-invalid', 'R123-II-32');
  });

  it('position 3, and seat 3 of the other table is empty: seat 4 has it [R123-II-34]', () => {
    const third = record(1, posted('6f 7f 8f 9f 1f 2f 3f 4f'), {
      buttonCards: drawn('9c Kd Ks 2c 3c 4c 5c 6c 7c'),
    });
    const gone = withdraw('E12', 1, 10_000, on('director', 5));
    const other = second({ posted: posted('7f 8f 9f 1f 2f 4f 5f') });
    const { last } = stateOf(...event, gone, third, other).playedHands;
    expect([last[1]?.positions.button, last[2]?.positions.button]).toEqual([3, 4]);
  });

  it('a card lies at every position of the table, empty ones too', () => {
    const gone = withdraw('E3', 1, 10_000, on('director', 5));
    given(history(...event, gone))
      .when(record(1, posted('6f 7f 8f 9f 1f 2f 4f'), { buttonCards: NINE_CARDS }))
      .thenFacts({}, { positions: expect.objectContaining({ button: 2, smallBlind: 4 }) });
    given(history(...event))
      .when(record(1, posted(ALL_FOLD), { buttonCards: drawn('2c Ks 9d 3h 5c 7d Kd 4s') }))
      .thenRejects('tournament.button-cards-invalid', 'R123-II-32');
  });

  it('then it moves on: another seat is refused [R123-II-31]', () =>
    given(history(...event, fourTakesIt))
      .when(record(2, posted('6f'), { button: 4 }))
      .thenRejects('tournament.button-differs', 'R123-II-31'));
});

describe('Stacks as they were counted [R123-IV-7.1]', () => {
  const same = { 1: 9_975, 2: 9_975, 3: 9_875, 4: 10_300, 5: 9_975 };
  const five = { ...same, 6: 9_975, 7: 9_975, 8: 9_975, 9: 9_975 };
  const second = (changes: object) =>
    given(history(...event, fourTakesIt)).when(
      record(2, posted('6f 7f 8f 9f 1f 2f 3f 4f'), changes),
    );

  it('are those of the record, or carry the reason why they are not', () => {
    second({ stacks: counted(five) }).thenFacts({}, { recounted: null });
    const other = counted({ ...five, 4: 10_200, 3: 9_975 });
    second({ stacks: other }).thenRejects('tournament.stacks-differ', 'R123-IV-7.1');
    second({ stacks: other, recounted: 'Conteo del Supervisor' }).thenFacts(
      {},
      { recounted: 'Conteo del Supervisor' },
    );
  });

  it('of every seat, and no more than there is in play [R123-I-1.5]', () => {
    second({ stacks: counted(same) }).thenRejects('tournament.stacks-differ', 'R123-IV-7.1');
    second({ stacks: counted({ ...five, 9: 200_000 }), recounted: 'x' }).thenRejects(
      'tournament.chips-exceed-play',
      'R123-I-1.5',
    );
  });

  it('are needed where hands are missing, and so is the button', () => {
    const history5 = history(...event, fourTakesIt);
    const fifth = record(5, posted('7f 8f 9f 1f 2f 3f 4f 5f'));
    given(history5).when(fifth).thenRejects('tournament.stacks-missing', 'R123-IV-7.1');
    given(history5)
      .when({ ...fifth, stacks: counted({ ...five, 4: 10_200, 3: 9_975 }) })
      .thenRejects('tournament.button-missing', 'R123-II-32');
    given(history5)
      .when({ ...fifth, stacks: counted({ ...five, 4: 10_200, 3: 9_975 }), button: 4 })
      .thenFacts({}, { positions: { button: 4, smallBlind: 5, bigBlind: 6, bigBlinds: [6] } });
  });
});

describe('Who loses the last chips is out [R123-I-68] [R123-I-70]', () => {
  it('in the same commit, with the chips at the start of the hand', () => {
    given(history(...event))
      .when(sixIsOut)
      .thenFacts(
        {},
        {},
        {
          type: 'EntriesEliminated',
          exitId: 'hand 1',
          hand: 1,
          out: [{ entryId: 'E6', chipsAtStart: 10_000, table: 1 }],
        },
      );
    expect(after(...event, sixIsOut)).toMatchObject({ 5: 20_475, 4: 9_775 });
  });

  it('but not in a round of hand-for-hand: its tables report together [R123-I-71]', () => {
    const round = [
      {
        type: 'SetHandForHand',
        settingId: 'on',
        on: true,
        reason: 'Burbuja',
        ...on('director', 5),
      },
      { type: 'ReleaseRound', round: 1, ...on('director', 5) },
    ] as const;
    const facts = history(...event, ...round, sixIsOut);
    expect(facts.some(({ type }) => type === 'EntriesEliminated')).toBe(false);
    expect(facts.find(({ type }) => type === 'HandOpened')).toMatchObject({ round: 1 });
  });
});
