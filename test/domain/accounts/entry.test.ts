import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duesOf, entryOf, linesOf, type SettledTable } from '../../../domain/accounts/entry.ts';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { splitBenefit } from '../../../domain/settlement/splitBenefit.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';

const JORNADA = '2014-05-09' as Jornada;
const split = (benefit: number, jornada = JORNADA) =>
  splitBenefit(centavos(benefit), jornada, LEGAL_REGIMES);

const event = (takings: number, benefit: number): SettledTable => ({
  jornada: JORNADA,
  game: 'Torneos',
  event: '14-0021',
  venue: 'buque',
  table: 4,
  paper: 'LM 0001-00000127',
  takings: centavos(takings),
  prizes: centavos(takings - benefit),
  benefit: centavos(benefit),
  split: split(benefit),
});

const bank = (result: number): SettledTable => ({
  ...event(0, result),
  game: 'Madero Poker Bonus',
  event: null,
  takings: null,
  prizes: null,
});

const sides = (tables: readonly SettledTable[]) =>
  entryOf(tables.flatMap(linesOf)).map(({ account, debit, credit }) => [account, debit, credit]);

describe('The journal entry of a jornada (decisions M1, M3, M12)', () => {
  it('has what came in against prizes and the parts of the benefit', () =>
    expect(sides([event(100_000, 30_001)])).toEqual([
      ['cash', 100_000, 0],
      ['beneficiary/deportes', 0, 2_400],
      ['beneficiary/desarrollo-social', 0, 2_400],
      ['beneficiary/loteria-nacional', 0, 1_200],
      ['beneficiary/operador', 0, 24_001],
      ['prizes', 0, 69_999],
    ]));

  it('has the loss of a bank table on the other sides', () =>
    expect(sides([bank(-10_000)])).toEqual([
      ['beneficiary/deportes', 800, 0],
      ['beneficiary/desarrollo-social', 800, 0],
      ['beneficiary/loteria-nacional', 400, 0],
      ['beneficiary/operador', 8_000, 0],
      ['cash', 0, 10_000],
    ]));

  it('keeps a benefit that no regime splits apart', () => {
    const undivided = { ...event(100_000, 30_000), split: split(30_000, '2019-05-09' as Jornada) };
    expect(sides([undivided])).toEqual([
      ['cash', 100_000, 0],
      ['prizes', 0, 70_000],
      ['undivided', 0, 30_000],
    ]);
    expect(duesOf([undivided])).toEqual([]);
  });

  it('of a jornada without movement has no lines', () => expect(sides([event(0, 0)])).toEqual([]));

  it('always balances, whatever the tables won or lost', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.integer({ min: -1e11, max: 1e11 }).map(bank),
            fc
              .tuple(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 3_000 }))
              .map(([takings, bps]) => event(takings, Math.floor((takings * bps) / 10_000))),
          ),
          { maxLength: 8 },
        ),
        (tables) => {
          const lines = entryOf(tables.flatMap(linesOf));
          expect(sum(lines.map(({ debit }) => debit))).toBe(sum(lines.map(({ credit }) => credit)));
          const benefit = sum(tables.map((one) => one.benefit));
          const owed = sum(duesOf(tables).map(({ amount }) => amount));
          const kept = tables.map(({ split: one }) =>
            one.status === 'split' ? one.shares.at(-1)!.amount : centavos(0),
          );
          expect(owed + sum(kept)).toBe(benefit);
        },
      ),
    ));
});
