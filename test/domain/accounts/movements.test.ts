import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedDeposit } from '../../../domain/accounts/accounts.ts';
import { entryOf, type LedgerLine } from '../../../domain/accounts/entry.ts';
import { depositLines, jackpotLines, prizeLines } from '../../../domain/accounts/movements.ts';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';

const jornada = '2014-05-09' as Jornada;
const source = { game: 'Torneos', event: '14-0021', venue: 'buque', table: null, paper: 'RP 1' };
const prize = (amount: number, withheld = 0) => ({
  ...{ jornada, source },
  amount: centavos(amount),
  withheld: centavos(withheld),
});
const meter = (start: number, contribution: number, award = 0, adjustment = 0) => ({
  ...{ jornada, source },
  ...{ start: centavos(start), contribution: centavos(contribution) },
  ...{ award: centavos(award), adjustment: centavos(adjustment) },
});
const deposit = (changes: Partial<RecordedDeposit> = {}): RecordedDeposit => ({
  depositId: 'd1',
  beneficiary: 'deportes',
  from: '2014-05-01' as Jornada,
  until: '2014-05-15' as Jornada,
  amount: centavos(10_000),
  reference: 'Boleta 771',
  at: '2014-06-02T15:00:00.000Z' as Instant,
  jornada: '2014-06-02' as Jornada,
  legajo: 'L-9',
  voided: null,
  ...changes,
});
const nameOf = () => 'Secretaría de Deporte';
const sides = (lines: readonly LedgerLine[]) =>
  entryOf(lines).map(({ account, debit, credit }) => [account, debit, credit]);

describe('A prize that is paid [R123-I-67]', () => {
  it('is owed no more, leaves the cash desk, and what is kept back is owed to the tax', () => {
    expect(sides(prizeLines(prize(10_000)))).toEqual([
      ['prizes', 10_000, 0],
      ['cash', 0, 10_000],
    ]);
    expect(sides(prizeLines(prize(10_000, 1_500)))).toEqual([
      ['prizes', 10_000, 0],
      ['cash', 0, 8_500],
      ['withholdings', 0, 1_500],
    ]);
  });

  it('is owed again when its payment is taken back', () =>
    expect(sides(prizeLines(prize(-10_000, -1_500)))).toEqual([
      ['cash', 8_500, 0],
      ['withholdings', 1_500, 0],
      ['prizes', 0, 10_000],
    ]));
});

describe('The meter of a jackpot [R132-51] [R132-54]', () => {
  it('owes what it starts with and what bets add, and owes less once it is won', () => {
    expect(sides(jackpotLines(meter(500_000, 1_250)))).toEqual([
      ['jackpot-provision', 501_250, 0],
      ['jackpots', 0, 501_250],
    ]);
    expect(sides(jackpotLines(meter(500_000, 1_250, -501_250, -100)))).toEqual([
      ['jackpot-provision', 501_250, 0],
      ['jackpots', 501_350, 0],
      ['jackpot-provision', 0, 501_350],
      ['jackpots', 0, 501_250],
    ]);
  });
});

describe('A deposit for a beneficiary', () => {
  it('is in the entry of the jornada in which it was recorded, against the bank', () => {
    const lines = depositLines(deposit(), nameOf);
    expect(lines.map((line) => line.jornada)).toEqual(['2014-06-02', '2014-06-02']);
    expect(sides(lines)).toEqual([
      ['beneficiary/deportes', 10_000, 0],
      ['bank', 0, 10_000],
    ]);
    expect(lines[0]).toMatchObject({ name: nameOf(), source: { paper: 'Boleta 771' } });
  });

  it('that was voided is turned around in the jornada of the voiding', () => {
    const voided = { voidId: 'v1', reason: 'Otra cuenta', jornada: '2014-06-03' as Jornada };
    const lines = depositLines(deposit({ voided }), nameOf);
    expect(sides(lines.filter((line) => line.jornada === '2014-06-03'))).toEqual([
      ['bank', 10_000, 0],
      ['beneficiary/deportes', 0, 10_000],
    ]);
  });
});

describe('The entry of anything that moved', () => {
  it('always balances, and the account of the meters is what they show', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e9), fc.nat(1e9))),
        (drawn) => {
          const lines = drawn.flatMap(([amount, more, won]) => [
            ...prizeLines(prize(amount, Math.trunc(amount / 3))),
            ...jackpotLines(meter(more, more, -won, amount)),
            ...depositLines(deposit({ amount: centavos(more) }), nameOf),
          ]);
          expect(sum(lines.map(({ debit }) => debit))).toBe(sum(lines.map(({ credit }) => credit)));
          const meters = lines.filter(({ account }) => account === 'jackpots');
          const shown = drawn.reduce(
            (total, [amount, more, won]) => total + 2 * more - won + amount,
            0,
          );
          expect(sum(meters.map(({ debit, credit }) => centavos(credit - debit)))).toBe(shown);
        },
      ),
    ));
});
