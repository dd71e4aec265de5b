import { describe, expect, it } from 'vitest';
import { LEGAL_METER_BPS, LEGAL_PRIZES } from '../../domain/madero/jackpotPrizes.ts';
import { centavos } from '../../domain/money/centavos.ts';
import type { TableTerms } from '../../domain/tableDay/terms.ts';
import { buildPrizeList } from '../../reports/papers/bank/prizeList.ts';
import { prizeListInput } from './golden/bankTable.ts';
import { factsOf, notesOf, rowsOf, tableOf, tablesOf } from './golden/reading.ts';

const $ = (amount: string) => `$\u00a0${amount}`;
const list = (changes: Partial<TableTerms> = {}) => {
  const input = prizeListInput();
  return buildPrizeList({ ...input, terms: { ...input.terms, ...changes } });
};

describe('The list of prizes that a table displays', () => {
  it('has the eight lines of the bonus and whether the first is on [R132-66]', () => {
    expect(rowsOf(list(), 'bonus')).toEqual([
      ['A-A del jugador y A-A de la banca (*)', '1.000 a 1'],
      ['A-A', '30 a 1'],
      ['A-K (suite)', '25 a 1'],
      ['A-J o A-Q (suite)', '20 a 1'],
      ['A-K (off)', '15 a 1'],
      ['J-J, Q-Q o K-K', '10 a 1'],
      ['A-J o A-Q (off)', '5 a 1'],
      ['Par de 2 a par de 10', '3 a 1'],
    ]);
    expect(tableOf(list(), 'bonus').note).toBe('(*) Opcional: no habilitado');
    const [min, max] = [centavos(2_500), centavos(50_000)];
    const on = list({ bonus: { kind: 'on', min, max, acesAgainstAces: true } });
    expect(tableOf(on, 'bonus').note).toBe('(*) Opcional: habilitado');
  });

  it('has the eight lines of a progressive, and the table while it fails [R132-47] [R132-48]', () => {
    expect(rowsOf(list(), 'jackpot')).toEqual([
      ['Escalera Real de Color', '100,00% del progresivo'],
      ['Escalera de Color', '10,00% del progresivo'],
      ['Póker', `${$('500,00')} por crédito`],
      ['Full', `${$('100,00')} por crédito`],
      ['Color', `${$('50,00')} por crédito`],
      ['Escalera Simple', `${$('25,00')} por crédito`],
      ['Carta Mágica', `${$('30,00')} por crédito`],
      ['Jugador Afortunado', `${$('30,00')} por crédito`],
    ]);
    expect(rowsOf(list(), 'fija').slice(0, 2)).toEqual([
      ['Escalera Real de Color', $('5.000,00')],
      ['Escalera de Color', $('2.000,00')],
    ]);
    expect(rowsOf(list(), 'fija')).toHaveLength(6);
    expect(notesOf(list())).toContain('mientras no funcione se paga por la tabla fija');
  });

  it('says the same whatever the meter holds, which its display shows [R132-50]', () => {
    const input = prizeListInput();
    const hit = { prizeBps: LEGAL_METER_BPS, value: centavos(1) };
    expect(buildPrizeList({ ...input, meter: hit })).toEqual(buildPrizeList(input));
  });

  it('has approved amounts and the act that approves them [R132-50]', () => {
    const perCredit = { ...LEGAL_PRIZES.perCredit, quads: centavos(80_000) };
    const paper = list({ prizes: { ...LEGAL_PRIZES, perCredit, reference: 'Nota 20/2016' } });
    expect(rowsOf(paper, 'jackpot')[2]).toEqual(['Póker', `${$('800,00')} por crédito`]);
    expect(notesOf(paper)).toContain('Importes aprobados por Nota 20/2016.');
  });

  it('leaves out what the table has not', () => {
    const bare = list({ bonus: { kind: 'off' }, jackpot: { kind: 'off' } });
    expect(tablesOf(bare)).toEqual([]);
    expect(factsOf(bare)).toMatchObject({
      Bonus: 'No habilitado',
      'Crédito de Jackpot': 'No habilitado',
    });
  });
});
