import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import type { PostedRound, RoundStep, TableCommandOf } from '../../../domain/tableDay/commands.ts';
import { roundAfter } from '../../../domain/tableDay/deciders/rounds.ts';
import { announce, at, close, drop, given, JORNADA, NEXT, open, pesos, staff } from './given.ts';

const opened = [announce(), open()];
const dealt = { board: parseCards('3h8sJcQd5c'), bank: parseCards('JdKs') };

const posted = (roundId = 'round 1', changes: object = {}): PostedRound => ({
  roundId,
  meterFailure: null,
  boxes: [
    {
      box: 1,
      player: 'P-1',
      ante: pesos(100),
      flop: pesos(200),
      turn: pesos(0),
      river: pesos(0),
      bonus: pesos(0),
      credits: 2,
      cards: parseCards('2c7d'),
      ...changes,
    },
  ],
  ...dealt,
  specials: null,
});

type Circumstances = Partial<Pick<TableCommandOf<'PlayRound'>, 'by' | 'occurredAt' | 'jornada'>>;
const circumstance = (minute: number, changes: Circumstances = {}) => ({
  by: staff('dealer'),
  occurredAt: at(minute),
  jornada: JORNADA,
  ...changes,
});

const play = (
  round = posted(),
  minute = 5,
  meter: TableCommandOf<'PlayRound'>['meter'] = null,
): TableCommandOf<'PlayRound'> => ({
  type: 'PlayRound',
  round,
  meter,
  ...circumstance(minute),
});
const step = (one: RoundStep, minute = 5): TableCommandOf<'StepRound'> => ({
  type: 'StepRound',
  step: one,
  meter: null,
  ...circumstance(minute),
});

const STEPS: readonly RoundStep[] = [
  {
    type: 'OpenRound',
    roundId: 'round 1',
    meterFailure: null,
    seats: [{ box: 1, player: 'P-1' }],
  },
  { type: 'PlaceBets', box: 1, player: 'P-1', ante: pesos(100), bonus: pesos(0), credits: 2 },
  { type: 'CloseBets' },
  { type: 'AnswerStreet', street: 'flop', box: 1, answer: 'bet', amount: pesos(200) },
  { type: 'DealBoard', cards: parseCards('3h8sJc') },
  { type: 'AnswerStreet', street: 'turn', box: 1, answer: 'check', amount: pesos(0) },
  { type: 'DealBoard', cards: parseCards('Qd') },
  { type: 'AnswerStreet', street: 'river', box: 1, answer: 'check', amount: pesos(0) },
  { type: 'DealBoard', cards: parseCards('5c') },
  { type: 'ShowCards', of: 'bank', cards: parseCards('JdKs') },
  { type: 'ShowCards', of: 1, cards: parseCards('2c7d') },
  { type: 'SettleRound' },
];

describe('Rounds of a table [R132-36]', () => {
  it('are numbered in the day and settled against the bank, whole or step by step', () => {
    const whole = given(...opened, play()).state.day?.rounds;
    const stepped = given(...opened, ...STEPS.map((one) => step(one))).state.day?.rounds;
    expect(stepped).toEqual(whole);
    expect(whole).toMatchObject({
      number: 1,
      settled: 1,
      last: { status: 'closed', settlement: { boxes: [{ outcome: 'lose' }] } },
      jackpot: { bets: pesos(40), bankPrizes: 0, meterPrizes: 0, contribution: 0 },
    });
    const { day } = given(...opened, play(), play(posted('round 2'))).state;
    expect(day?.rounds).toMatchObject({ number: 2, settled: 2, jackpot: { bets: pesos(80) } });
  });

  it('take the decks of the table in turn: odd blue, even red [R132-7]', () => {
    const decks = [announce({ decks: ['azul', 'rojo'] }), open(), play()];
    expect(given(...decks).state.day?.rounds.last).toMatchObject({ number: 1, deck: 'azul' });
    const second = given(...decks, play(posted('round 2'))).state.day?.rounds.last;
    expect(second).toMatchObject({ number: 2, deck: 'rojo' });
  });

  it('add nothing when they are posted again', () => {
    given(...opened, play())
      .when(play())
      .thenNothing();
    const [first, ...rest] = STEPS;
    if (!first) throw new Error('There are steps.');
    given(...opened, step(first))
      .when(step(first))
      .thenNothing();
    given(...opened, ...[first, ...rest].map((one) => step(one)))
      .when(step({ type: 'SettleRound' }))
      .thenNothing();
  });

  it('follow each other: the next one waits for the last box of this one', () => {
    const [first] = STEPS;
    if (!first) throw new Error('There are steps.');
    const inPlay = [...opened, step(first)];
    given(...inPlay)
      .when(play(posted('round 2')))
      .thenRejects('table.round-open', 'R132-36');
    given(...inPlay)
      .when(step({ ...first, roundId: 'round 2' } as RoundStep))
      .thenRejects('table.round-open', 'R132-36');
    given(...inPlay, drop())
      .when(close())
      .thenRejects('table.round-open', 'R132-36');
    given(...opened, play(), drop())
      .when(close())
      .thenFacts({ type: 'DayClosed' });
  });

  it('need an open day of their jornada, and do not run backwards (decision J3)', () => {
    given(announce()).when(play()).thenRejects('table.day-not-open');
    given(...opened, play())
      .when(play(posted('round 2'), 4))
      .thenRejects('table.time-backwards');
    given(...opened, play())
      .when(play(posted('round 2'), 5))
      .thenFacts(...Array.from({ length: 13 }, () => ({})));
    const tomorrow = { ...play(), jornada: '2015-08-15' as typeof JORNADA };
    given(...opened)
      .when(tomorrow)
      .thenRejects('table.jornada-differs');
  });

  it('end in the jornada in which they were opened, also after it changed (decision J1)', () => {
    const morning = { jornada: NEXT, occurredAt: at(10 * 60) };
    const dealt = STEPS.slice(0, 5).map((one) => step(one));
    const rest = STEPS.slice(5).map((one) => ({ ...step(one), ...morning }));
    const [first, ...others] = rest;
    if (!first) throw new Error('There are steps.');
    given(...opened, ...dealt)
      .when(first)
      .thenFacts({ type: 'BoxAnswered', jornada: JORNADA, occurredAt: morning.occurredAt });
    const { day } = given(...opened, ...dealt, first, ...others).state;
    expect(day?.rounds).toMatchObject({ settled: 1, last: { status: 'closed' } });
    const next = step({ ...STEPS[0], roundId: 'round 2' } as RoundStep);
    given(...opened, ...dealt, first, ...others)
      .when({ ...next, ...morning })
      .thenRejects('table.jornada-differs');
  });

  it('are refused as a round refuses, and leave no number behind', () => {
    given(...opened)
      .when(play(posted('round 1', { ante: pesos(99), flop: pesos(198) })))
      .thenRejects('madero.ante-outside-limits', 'R132-20');
    given(...opened)
      .when(step({ type: 'CloseBets' }))
      .thenRejects('madero.round-not-opened');
    expect(given(...opened).state.day?.rounds.number).toBe(0);
  });

  it('are the dealer’s and the Supervisor’s, not the cashier’s [R132-14]', () => {
    given(...opened)
      .when({ ...play(), by: staff('cashier') })
      .thenRejects('madero.role-not-allowed', 'R132-14');
    given(...opened)
      .when({ ...play(), by: staff('supervisor', { sector: 'B' }) })
      .thenRejects('table.other-sector', 'R132-13');
  });

  it('pay the fixed jackpot from the bank, apart from the bets [R132-48]', () => {
    const flush = posted('round 1', { cards: parseCards('2h7h'), credits: 3 });
    const { day } = given(...opened, play({ ...flush, board: parseCards('3h8hJhQd5c') })).state;
    expect(day?.rounds.jackpot).toMatchObject({ bets: pesos(60), bankPrizes: pesos(150) });
  });
});

describe('What the meter decided is recorded at the table [R132-54]', () => {
  const progressive = announce({
    jackpot: {
      kind: 'progressive',
      control: 'automatic',
      credit: pesos(20),
      jackpotId: 'jackpot-1',
      magicCard: false,
      luckyPlayer: false,
    },
  });
  const flush = {
    ...posted('round 1', { cards: parseCards('9hTh'), credits: 1 }),
    board: parseCards('7h8hJhQd5c'),
  };
  const meter = {
    jackpotId: 'jackpot-1',
    contribution: pesos(2),
    prizes: [{ box: 1, awardId: 'award 1', amount: pesos(8_000) }],
  };

  it('with the contribution of the round and each prize, which closes it', () => {
    const { day } = given(progressive, open(), play(flush, 5, meter)).state;
    expect(day?.rounds).toMatchObject({
      last: { status: 'closed', meterPrizes: [{ box: 1, amount: pesos(8_000) }] },
      jackpot: { bets: pesos(20), contribution: pesos(2), meterPrizes: pesos(8_000) },
    });
  });

  it('counts in what one person pays alone, with what the bank pays', () => {
    const command = play(flush, 5, meter);
    const upTo = (amount: number) => ({ ...command, soloPayoutMax: pesos(amount) });
    const bank = 300; // ante and flop, even money
    given(progressive, open())
      .when(upTo(8_000 + bank - 0.01))
      .thenRejects('table.second-person-missing', 'R132-13');
    expect(given(progressive, open(), upTo(8_000 + bank)).state.day?.rounds.number).toBe(1);
  });

  it('asks the meter with the round as it will be, and not again of a repeated one', () => {
    const { state } = given(progressive, open());
    expect(roundAfter(play(flush), state)).toMatchObject({ status: 'settled', number: 1 });
    const again = given(progressive, open(), play(flush, 5, meter)).state;
    expect(roundAfter(play(flush), again)).toEqual({ status: 'unopened' });
  });

  it('lets the table play on while a prize is held (decision B3)', () => {
    const held = { ...meter, prizes: [] };
    given(progressive, open(), play(flush, 5, held))
      .when(play(posted('round 2')))
      .thenFacts(...Array.from({ length: 13 }, () => ({})));
  });
});
