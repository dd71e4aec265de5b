import { describe, expect, it } from 'vitest';
import { cellText } from '../../reports/format/cell.ts';
import { buildIm } from '../../reports/papers/im.ts';
import { monthReport, nilMonth, wholeMonth } from './fixtures/im.ts';
import { factsOf, notesOf, rowsOf } from './golden/reading.ts';

const paper = buildIm(monthReport());
const plain = (cells: string[] | undefined) => cells?.map((one) => one.replaceAll('\u00a0', ' '));

describe('The report of a month [R123-I-63] [R123-IV-6.p4]', () => {
  it('adds its jornadas, and the loss of a bank table with them', () => {
    expect(paper.subtitle).toBe('Mayo de 2014');
    expect(rowsOf(paper, 'jornadas').map((row) => plain(row)?.slice(0, 5))).toEqual([
      ['09/05/2014', '3', '$ 25.000,20', '$ 18.750,17', '$ 5.250,03'],
      ['10/05/2014', '1', '$ 20.000,00', '$ 14.000,00', '$ 6.000,00'],
      ['Total del mes', '4', '$ 45.000,20', '$ 32.750,17', '$ 11.250,03'],
    ]);
    expect(rowsOf(paper, 'juegos').map((row) => plain(row)?.slice(0, 2))).toEqual([
      ['Sit & Go', '3'],
      ['Madero Poker Bonus', '1'],
      ['Total del mes', '4'],
    ]);
    expect(paper.checks.every(({ passed }) => passed)).toBe(true);
  });

  it('says what is owed to each beneficiary, and the rest is the operator’s', () => {
    expect(rowsOf(paper, 'beneficiarios').map((row) => plain(row)?.at(-1))).toEqual([
      '$ 450,00',
      '$ 900,00',
      '$ 900,00',
      '$ 2.250,00',
    ]);
    expect(paper.keyFigures.map(({ value }) => cellText(value).replaceAll('\u00a0', ' '))).toEqual([
      '$ 11.250,03',
      '$ 2.250,00',
      '$ 9.000,03',
    ]);
  });

  it('has the deposits recorded for it, and what is left, when it is of all venues', () => {
    const whole = buildIm(wholeMonth());
    const dues = rowsOf(whole, 'beneficiarios').map((row) => plain(row)?.slice(2));
    expect(dues).toContainEqual(['$ 900,00', '$ 400,00', '$ 500,00']);
    expect(dues.at(-1)).toEqual(['$ 2.250,00', '$ 400,00', '$ 1.850,00']);
    expect(plain(rowsOf(whole, 'depositos')[0])?.slice(1)).toEqual([
      ...['01/05/2014', '15/05/2014', 'Boleta 771', '$ 400,00'],
    ]);
    expect(rowsOf(paper, 'beneficiarios')[0]).toHaveLength(3);
  });

  it('shows a jornada that was opened again and closed (decision J2)', () => {
    expect(factsOf(paper)['Correcciones']).toBe('1');
    expect(rowsOf(paper, 'correcciones')[0]).toEqual([
      '10/05/2014',
      'LM 0001-00001001',
      '2',
      'Corrección: Recuento mal cargado (legajo L-2).',
    ]);
  });

  it('has what the fiscalizers signed off, and of which edition', () => {
    expect(rowsOf(paper, 'conformidades')).toEqual([
      ['09/05/2014', '1', '10/05/2014 12:00', '9175e1023cc440a4', 'Sin observaciones', 'F-77'],
      ['1 conformidad', '', '', '', '', ''],
    ]);
    expect(rowsOf(buildIm(nilMonth()), 'conformidades')).toHaveLength(1);
  });

  it('marks what was signed off and replaced by a later edition, with or without a remark', () => {
    const [signed] = monthReport().signOffs;
    const remarks = ['Sin observaciones', null].map((remark) => ({
      ...signed!,
      remark,
      replaced: true,
    }));
    const marked = buildIm({ ...monthReport(), signOffs: remarks });
    expect(rowsOf(marked, 'conformidades').map((row) => row[4])).toEqual([
      'Edición 1 reemplazada. Sin observaciones',
      'Edición 1 reemplazada',
      '',
    ]);
  });

  it('has the ledger in its workbook, with the codes of the operator', () => {
    const lines = rowsOf(paper, 'asientos');
    expect(plain(lines[0])).toEqual([
      '09/05/2014',
      '1.1.01',
      'Caja',
      'Sit & Go',
      '1',
      'LM 0001-00000901',
      '$ 12.500,10',
      '$ 0,00',
    ]);
    const [debit, credit] = (lines.at(-1) ?? []).slice(-2);
    expect(debit).toBe(credit);
  });

  it('of a month without movement has its zeros', () => {
    const nil = buildIm(nilMonth());
    expect(factsOf(nil)).toMatchObject({ Sede: 'Todas', Mesas: '0' });
    expect(nil.checks.every(({ passed }) => passed)).toBe(true);
    expect(notesOf(nil)).not.toContain('compensar');
  });
});
