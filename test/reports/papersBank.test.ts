import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { buildBankLm } from '../../reports/papers/bank/lmBank.ts';
import { buildSlip } from '../../reports/papers/bank/slip.ts';
import { buildLd } from '../../reports/papers/ld.ts';
import { ledger } from './fixtures/im.ts';
import { bankLmInput, lostLmInput, nilBankLm, slipInput } from './golden/bankTable.ts';
import { factsOf, notesOf, rowsOf, tableOf } from './golden/reading.ts';
import { noSplit } from './golden/sitAndGo.ts';

const $ = (amount: string) => `$\u00a0${amount}`;

describe('The settlement of a bank table (decision B5)', () => {
  it('adds drop, closing and credits and takes opening and fills away', () => {
    const paper = buildBankLm(bankLmInput());
    expect(rowsOf(paper, 'resultado').map(([name, , amount]) => [name, amount])).toEqual([
      ['Drop: efectivo y vales de la caja', $('43.000,00')],
      ['Cierre: fichas en la mesa', $('52.000,00')],
      ['Devoluciones a la caja', $('2.000,00')],
      ['Apertura: fichas en la mesa', $('50.000,00')],
      ['Reposiciones desde la caja', $('15.000,00')],
      ['Resultado de la mesa', $('32.000,00')],
    ]);
    expect(paper.checks.map(({ passed }) => passed)).toEqual([true, true, true, true]);
  });

  it('keeps a void slip, at nothing, with who and why', () => {
    const paper = buildBankLm(bankLmInput());
    expect(rowsOf(paper, 'movimientos').map((row) => [row[2], row[5], row[6]])).toEqual([
      ['RF 0003-00000041', 'Vigente', $('15.000,00')],
      ['RF 0003-00000042', 'Anulado', $('0,00')],
      ['DF 0003-00000017', 'Vigente', $('2.000,00')],
      ['', '', $('13.000,00')],
    ]);
    expect(tableOf(paper, 'movimientos').note).toBe(
      'RF 0003-00000042 anulado por el legajo L-supervisor: Era de la mesa 8.',
    );
  });

  it('shows chips by denomination, the limits of the table and its boxes [R132-8] [R132-21]', () => {
    const paper = buildBankLm(bankLmInput());
    expect(rowsOf(paper, 'fichas')[0]).toEqual([
      ...[$('1.000,00'), '30', $('30.000,00'), '35', $('35.000,00')],
    ]);
    expect(factsOf(paper)).toMatchObject({
      'Límites de la apuesta ante': `${$('100,00')} a ${$('2.000,00')}`,
      Casillas: '7',
    });
  });

  it('prints whether aces against aces are announced, and the jackpot control', () => {
    const input = bankLmInput();
    const { terms } = input.day;
    const withTerms = (changes: object) =>
      factsOf(buildBankLm({ ...input, day: { ...input.day, terms: { ...terms, ...changes } } }));
    const [min, max] = [centavos(2_500), centavos(50_000)];
    const bonus = { kind: 'on', min, max, acesAgainstAces: true };
    expect(withTerms({ bonus })).toMatchObject({
      Bonus: `${$('25,00')} a ${$('500,00')}, con AA contra AA`,
      Jackpot: `Tabla fija, crédito ${$('20,00')}`,
    });
    expect(withTerms({ bonus: { kind: 'off' }, jackpot: { kind: 'off' } })).toMatchObject({
      Bonus: 'No habilitado',
      Jackpot: 'No habilitado',
    });
  });

  it('is signed by the croupier and the Supervisor who closed [R132-13] [R132-14]', () => {
    const { signatures } = buildBankLm(bankLmInput());
    expect(signatures.map(({ role, id }) => [role, id])).toEqual([
      ['Croupier', 'L-dealer'],
      ['Supervisor', 'L-supervisor'],
      ['Fiscalizador', null],
    ]);
  });

  it('does not file figures that differ from the day', () => {
    const input = bankLmInput();
    const settlement = { ...input.settlement, drop: centavos(1) };
    expect(() => buildBankLm({ ...input, settlement })).toThrow('drop of the day');
  });
});

describe('The jackpot of a bank table', () => {
  const withJackpot = (jackpot: object) => {
    const { day, ...input } = bankLmInput();
    const totals = { bets: 40_000, bankPrizes: 15_000, meterPrizes: 800_000, contribution: 4_000 };
    const rounds = { ...day.rounds, settled: 300, jackpot: totals as never };
    const terms = { ...day.terms, jackpot: { ...day.terms.jackpot, ...jackpot } as never };
    return buildBankLm({ ...input, day: { ...day, rounds, terms } });
  };

  it('is in the result, as the ledger says too; what it sets aside is not [R132-54]', () => {
    const saidOf = (paper: Paper) => {
      const { heading, note } = tableOf(paper, 'jackpot');
      return { heading, note };
    };
    const included =
      'Las apuestas y los premios de jackpot pasaron por la mesa y están en su resultado.';
    expect(saidOf(withJackpot({ kind: 'fixed' }))).toEqual({
      heading: 'Jackpot de la jornada',
      note: included,
    });
    expect(saidOf(withJackpot({ kind: 'progressive' })).note).toBe(
      `${included} El aporte no mueve fichas y no lo cambia: es una provisión.`,
    );
    expect(notesOf(buildLd(ledger()))).toContain(included);
  });

  it('is listed, and changes none of the amounts of the result', () => {
    const paper = withJackpot({ kind: 'progressive' });
    expect(rowsOf(paper, 'jackpot')).toEqual([
      ['Apuestas de Jackpot', $('400,00')],
      ['Premios pagados por la banca', $('150,00')],
      ['Aporte al pozo', $('40,00')],
      ['Premios pagados del pozo', $('8.000,00')],
    ]);
    expect(factsOf(paper)).toMatchObject({ Rondas: '300' });
    expect(rowsOf(paper, 'resultado')).toEqual(rowsOf(buildBankLm(bankLmInput()), 'resultado'));
  });

  it('has no meter on the fixed table, and is not printed where it is off', () => {
    expect(rowsOf(withJackpot({ kind: 'fixed' }), 'jackpot')).toHaveLength(2);
    expect(() => rowsOf(withJackpot({ kind: 'off' }), 'jackpot')).toThrow('no table');
  });
});

describe('The split of a result (decisions M3, M12)', () => {
  it('is the one of the jornada, and says that the resolution names none', () => {
    const paper = buildBankLm(bankLmInput());
    expect(rowsOf(paper, 'distribucion').map((row) => row[2])).toEqual([
      ...[$('1.280,00'), $('2.560,00'), $('2.560,00'), $('25.600,00'), $('32.000,00')],
    ]);
    expect(notesOf(paper)).toContain('no nombra un régimen');
  });

  it('keeps its sign and is to be compensated, not paid, when the table lost', () => {
    const paper = buildBankLm(lostLmInput());
    expect(rowsOf(paper, 'distribucion').map((row) => row[2])).toEqual([
      ...[`-${$('612,00')}`, `-${$('1.224,00')}`, `-${$('1.224,00')}`],
      ...[`-${$('12.240,00')}`, `-${$('15.300,00')}`],
    ]);
    expect(notesOf(paper)).toContain('saldo a compensar');
    expect(notesOf(buildBankLm(bankLmInput()))).not.toContain('saldo a compensar');
  });

  it('says why there is none without a regime', () => {
    const paper = buildBankLm(bankLmInput(undefined, noSplit));
    expect(rowsOf(paper, 'distribucion')[0]).toEqual(['Sin distribuir', '—', $('32.000,00')]);
    expect(notesOf(paper)).toContain('no hay un régimen');
    expect(notesOf(paper)).not.toContain('no nombra');
  });

  it('is printed and numbered when nothing moved', () => {
    const paper = buildBankLm(nilBankLm());
    expect(rowsOf(paper, 'resultado').at(-1)).toEqual(['Resultado de la mesa', '', $('0,00')]);
    expect(paper.number).toBe('0001-00000128');
  });
});

describe('The slip of chips that move', () => {
  it('shows chips, table and desk, and both signatures, the cashier first', () => {
    const paper = buildSlip(slipInput('fill'));
    expect(factsOf(paper)).toMatchObject({
      'Fichas por denominación': `10 × ${$('1.000,00')}; 50 × ${$('100,00')}`,
      Mesa: '7',
      Caja: '3',
    });
    expect(paper.signatures.map(({ role }) => role)).toEqual(['Cajero', 'Supervisor']);
    expect(paper.amountInWords).toBe(1_500_000);
    expect(paper.slips).toHaveLength(2);
  });

  it('is another paper for a credit', () => {
    const paper = buildSlip(slipInput('credit'));
    expect([paper.kind, paper.number]).toEqual(['DF', '0003-00000017']);
    expect(paper.title).toBe('Devolución de fichas a la caja');
  });
});
