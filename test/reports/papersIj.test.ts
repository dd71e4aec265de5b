import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import { cellText } from '../../reports/format/cell.ts';
import { buildIj } from '../../reports/papers/ij.ts';
import { dayReport, dayTable, zeroReport } from './fixtures/ij.ts';
import { factsOf, notesOf, rowsOf } from './golden/reading.ts';

const figures = (paper: ReturnType<typeof buildIj>) =>
  paper.keyFigures.map(({ value }) => cellText(value).replaceAll('\u00a0', ' '));

describe('The consolidated report of a jornada [R123-I-63] [R123-IV-6.p4]', () => {
  it('adds the tables, and the parts of each rounded down on its own', () => {
    const tables = [dayTable(1, 100_000, 30_001), dayTable(2, 100_000, 30_001)];
    const paper = buildIj({ ...zeroReport(), tables });
    // 4, 8 and 8 per cent of 300,01, floored: 12,00 + 24,00 + 24,00 for each table.
    expect(figures(paper)).toEqual(['$ 600,02', '$ 120,00', '$ 480,02']);
    expect(rowsOf(paper, 'juegos').at(-1)?.slice(2)).toEqual(rowsOf(paper, 'juegos')[0]?.slice(2));
    expect(paper.checks.every(({ passed }) => passed)).toBe(true);
  });

  it('of a jornada without movement has its zeros and its signatures', () => {
    const paper = buildIj(zeroReport());
    expect(figures(paper)).toEqual(['$ 0,00', '$ 0,00', '$ 0,00']);
    expect(factsOf(paper)).toMatchObject({
      Jornada: '09/05/2014 06:00 a 10/05/2014 06:00',
      Liquidaciones: 'Sin movimiento',
    });
    expect(paper.signatures.map(({ role }) => role)).toContain('Fiscalizador');
  });

  it('gives no total by beneficiary when one table has no split', () => {
    const undivided = {
      ...dayTable(2, 100_000, 30_000),
      split: { status: 'none', reason: 'Sin régimen.' } as const,
    };
    const paper = buildIj({ ...zeroReport(), tables: [dayTable(1, 100_000, 30_000), undivided] });
    expect(figures(paper)).toEqual(['$ 600,00']);
    expect(notesOf(paper)).toContain('Sin régimen.');
    expect(rowsOf(paper, 'mesas')[1]?.slice(-2)).toEqual(['—', '—']);
  });

  it('counts what differs, and its check fails', () => {
    const [difference] = dayReport().differences;
    const open = { ...difference!, found: centavos(difference!.expected - 1), review: 'A revisar' };
    const paper = buildIj({ ...dayReport(), differences: [open] });
    expect(factsOf(paper)['Conciliación']).toBe('1 diferencia');
    expect(paper.checks.find(({ label }) => label === 'Sin diferencias')?.passed).toBe(false);
  });
});
