import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../domain/errors.ts';
import type { JackpotCommand } from '../../../domain/jackpot/commands.ts';
import { decide } from '../../../domain/jackpot/decide.ts';
import { evolve } from '../../../domain/jackpot/evolve.ts';
import type { JackpotFact } from '../../../domain/jackpot/facts.ts';
import { type AnnouncedJackpot, initialState, meterValue } from '../../../domain/jackpot/state.ts';
import { statementOf } from '../../../domain/jackpot/statement.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import { addDays, type Jornada } from '../../../domain/time/jornada.ts';
import { adjust, announce, circumstance, play, round, table } from './meter.ts';

const TABLES = ['T1', 'T2', 'T3'];
const FIRST_DAY = '2016-01-10' as Jornada;

const someRound = fc.record({
  tableId: fc.constantFrom(...TABLES),
  day: fc.integer({ min: 0, max: 2 }),
  number: fc.integer({ min: 1, max: 12 }),
  bets: fc.integer({ min: 0, max: 99_999 }),
  hits: fc.uniqueArray(
    fc.record({
      box: fc.integer({ min: 1, max: 7 }),
      handClass: fc.integer({ min: 1, max: 10 }),
      credits: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 2, selector: ({ box }) => box },
  ),
});
type SomeRound = typeof someRound extends fc.Arbitrary<infer Value> ? Value : never;

const playOf = (rounds: readonly SomeRound[]): JackpotCommand =>
  play(
    ...rounds.map(({ tableId, day, number, bets, hits }) =>
      round(number, { tableId, jornada: addDays(FIRST_DAY, day), bets: centavos(bets), hits }),
    ),
  );

const somePlay = fc.array(someRound, { minLength: 1, maxLength: 3 }).map(playOf);
const someAdjustment = fc
  .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.constantFrom(...TABLES), fc.nat(9))
  .map(
    ([amount, tableId, id]): JackpotCommand =>
      adjust(0, { amount: centavos(amount), tableId, adjustmentId: `A${id}` }),
  );
const someDecision = fc
  .tuple(fc.constantFrom(...TABLES), fc.nat(12), fc.integer({ min: 1, max: 7 }), fc.boolean())
  .map(
    ([tableId, number, box, restarted]): JackpotCommand => ({
      type: 'DecideAward',
      ...circumstance('director'),
      awardId: `${tableId}-${FIRST_DAY}-${number}-${box}`,
      amount: centavos(restarted ? 800_000_1 : 0),
      inspector: 'Inspectora Prueba',
      text: 'Acta',
    }),
  );

const STARTS = [table('T1', 30_000), table('T2', 25_000), table('T3', 25_000.1)];
const someCommands = fc.array(fc.oneof(somePlay, somePlay, someAdjustment, someDecision), {
  maxLength: 40,
});

/** Runs what is not refused; looks at the meter after every fact. */
const run = (
  commands: readonly JackpotCommand[],
  look: (jackpot: AnnouncedJackpot, facts: readonly JackpotFact[]) => void,
): JackpotFact[] => {
  const facts: JackpotFact[] = [];
  let state = initialState();
  for (const command of [announce(STARTS), ...commands]) {
    for (const fact of accepted(command, state)) {
      facts.push(fact);
      state = evolve(state, fact);
      look(state as AnnouncedJackpot, facts);
    }
  }
  return facts;
};

const accepted = (command: JackpotCommand, state: Parameters<typeof decide>[1]) => {
  try {
    return decide(command, state);
  } catch (error) {
    if (error instanceof Rejection) return [];
    throw error;
  }
};

describe('Any meter [R132-51] [R132-52] [R132-53] [R132-54] [R132-58]', () => {
  it('is starts + contributions - awards + adjustments at every version', () => {
    fc.assert(
      fc.property(someCommands, (commands) => {
        run(commands, (jackpot, facts) => {
          const { start, contribution, award, adjustment } = jackpot.totals;
          expect(meterValue(jackpot)).toBe(start + contribution + award + adjustment);
          expect(start).toBe(startsIn(facts));
          expect(award + awardsIn(facts)).toBe(0);
        });
      }),
    );
  });

  it('has no part below zero, and pays no more than it held', () => {
    fc.assert(
      fc.property(someCommands, (commands) => {
        run(commands, ({ tables, awards }) => {
          for (const { value } of tables) expect(value).toBeGreaterThanOrEqual(0);
          for (const { amount, before } of awards.filter(({ hold }) => hold?.norm !== 'R132-53'))
            expect(amount).toBeLessThanOrEqual(before);
        });
      }),
    );
  });

  it('gives royals the whole of it, and holds a straight flush beside them', () => {
    fc.assert(
      fc.property(someCommands, (commands) => {
        const awards = run(commands, () => {}).filter((fact) => fact.type === 'PrizeAwarded');
        const plays = Map.groupBy(awards, ({ playId }) => playId);
        for (const ofPlay of plays.values()) {
          const royals = ofPlay.filter(({ category }) => category === 'royal-flush');
          if (royals.length === 0) continue;
          const total = royals.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
          expect(total).toBe(royals[0]?.before);
          for (const { amount, hold } of ofPlay.filter((one) => !royals.includes(one)))
            expect([amount, hold?.norm]).toEqual([null, 'R132-53']);
        }
      }),
    );
  });

  it('counts no round twice, whoever posts it again and when', () => {
    fc.assert(
      fc.property(someCommands, (commands) => {
        const once = run(commands, () => {});
        const rounds = once.flatMap((fact) => (fact.type === 'PlayRecorded' ? fact.rounds : []));
        const keys = rounds.map(
          ({ tableId, jornada, number }) => `${tableId} ${jornada} ${number}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
        const plays = commands.filter(({ type }) => type === 'RecordPlay');
        expect(run([...commands, ...plays], () => {}).length).toBe(once.length);
      }),
    );
  });

  it('has statements that follow one another, and add up by table', () => {
    fc.assert(
      fc.property(someCommands, (commands) => {
        let state: AnnouncedJackpot | undefined;
        const facts = run(commands, (jackpot) => {
          state = jackpot;
        });
        let opening = 0;
        for (const day of [0, 1, 2]) {
          const statement = statementOf(facts, addDays(FIRST_DAY, day));
          expect(statement.opening).toBe(opening);
          const parts = statement.byTable.reduce((total, { closing }) => total + closing, 0);
          expect(parts).toBe(statement.closing);
          opening = statement.closing;
        }
        expect(opening).toBe(meterValue(state!));
      }),
    );
  });
});

const startsIn = (facts: readonly JackpotFact[]): number =>
  facts
    .flatMap((fact) => {
      if (fact.type === 'JackpotAnnounced') return fact.tables.map(({ start }) => start);
      return fact.type === 'MeterRestarted' ? fact.tables.map(({ amount }) => amount) : [];
    })
    .reduce<number>((total, amount) => total + amount, 0);

const awardsIn = (facts: readonly JackpotFact[]): number => {
  const decided = new Map<string, number>();
  for (const fact of facts)
    if (fact.type === 'PrizeAwarded' || fact.type === 'AwardDecided')
      decided.set(fact.awardId, fact.amount ?? 0);
  return [...decided.values()].reduce((total, amount) => total + amount, 0);
};
