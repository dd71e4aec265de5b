import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import { buildCashLm } from '../../reports/papers/cash/lmCash.ts';
import { announce, at, close, hand, NEXT, open } from '../domain/cash/given.ts';
import { cashLmInput, longGame, nilCashLm } from './golden/cashTable.ts';
import { factsOf, notesOf, rowsOf, tableOf } from './golden/reading.ts';
import { noSplit } from './golden/sitAndGo.ts';

const $ = (amount: string) => `$\u00a0${amount}`;

describe('The settlement of a cash table [R40-5] [R40-75] [R40-95] [R40-96] (decisions H3, M3)', () => {
  const paper = buildCashLm(cashLmInput());

  it('takes from the pots what was paid: the rest is the benefit, split by the regime', () => {
    expect(rowsOf(paper, 'beneficio').map((row) => row[2])).toEqual([
      $('1.830,00'),
      $('1.740,00'),
      $('90,00'),
    ]);
    expect(rowsOf(paper, 'distribucion').map((row) => row[2])).toEqual([
      ...[$('3,60'), $('7,20'), $('7,20'), $('72,00'), $('90,00')],
    ]);
    expect(notesOf(paper)).toContain('Res. LNSE 40/2009 no nombra un régimen');
    expect(paper.checks.map(({ passed }) => passed)).toEqual([true, true, true, true]);
  });

  it('lists every hand, a void one at nothing with who and why [R40-61]', () => {
    expect(rowsOf(paper, 'manos').map((row) => [row[1], row[3], row[6]])).toEqual([
      ['1', 'Vigente', $('10,00')],
      ['2', 'Anulada', $('0,00')],
      ['3', 'Vigente', $('80,00')],
      ['', '', $('90,00')],
    ]);
    expect(tableOf(paper, 'manos').note).toBe(
      'Mano 2 de la partida 1 anulada por el legajo L-supervisor: Carta repetida ' +
        '(Anexo I, art. 16, inc. 61).',
    );
  });

  it('accounts for every chip, and for the box with its review [R40-20] [R40-27] [R40-91.b3]', () => {
    expect(rowsOf(paper, 'fichas').map((row) => row[2])).toEqual([
      ...[$('0,00'), $('0,00'), $('70.000,00'), $('2.000,00')],
      ...[$('71.760,00'), $('150,00'), $('90,00'), $('0,00')],
    ]);
    expect(rowsOf(paper, 'caja').map((row) => row[1])).toEqual([$('95,00'), $('90,00'), $('5,00')]);
    expect(tableOf(paper, 'caja').note).toBe('Revisión: Una ficha de 5 de más');
  });

  it('shows the values of the game, and who signs [R40-7]', () => {
    expect(factsOf(paper)).toMatchObject({
      Ciegas: `${$('100,00')} y ${$('200,00')}`,
      'Compra y recompra mínimas': `${$('4.000,00')} y ${$('2.000,00')}`,
      'Compra máxima por partida': $('40.000,00'),
      Beneficio: '5,00%',
    });
    expect(paper.signatures.map(({ role, name }) => [role, name])).toEqual([
      ['Croupier', 'Dani Mesa'],
      ['Supervisor', 'Beto Supervisor'],
      ['Fiscalizador', null],
    ]);
  });

  it('of 120 hands and nine seats adds up [R40-15] [R40-26.b1]', () => {
    const input = cashLmInput(longGame());
    const long = buildCashLm(input);
    expect(rowsOf(long, 'manos')).toHaveLength(121);
    expect(rowsOf(long, 'partidas')[0]?.slice(3, 6)).toEqual(['Tiempo y un pase más', '120', '0']);
    expect(long.checks.every(({ passed }) => passed)).toBe(true);
    expect(input.settlement.pots).toBeGreaterThan(120); // some with side pots
  });

  it('of nothing, and without a regime, says so', () => {
    expect(rowsOf(buildCashLm(nilCashLm()), 'manos')).toHaveLength(1);
    const without = buildCashLm(cashLmInput(undefined, noSplit));
    expect(rowsOf(without, 'distribucion')[0]?.[0]).toBe('Sin distribuir');
    expect(notesOf(without)).toContain('sin distribuir');
  });

  it('of a game that goes on has its stacks in play', () => {
    const game = [announce(), open(), hand('h1', '3F 4F 5F 6F 1F')];
    const cut = buildCashLm(
      cashLmInput([...game, close(10, { jornada: NEXT, occurredAt: at(100) })]),
    );
    expect(rowsOf(cut, 'partidas')[0]?.slice(2, 4)).toEqual(['—', 'Continúa']);
    expect(rowsOf(cut, 'fichas').at(-1)?.[2]).toBe($('59.990,00'));
  });

  it('is refused where hands, day and settlement differ', () => {
    const input = cashLmInput();
    const settlement = { ...input.settlement, benefit: centavos(1) };
    expect(() => buildCashLm({ ...input, settlement })).toThrow('the rake of the day');
    expect(() => buildCashLm({ ...input, hands: input.hands.slice(1) })).toThrow('add up');
  });
});
