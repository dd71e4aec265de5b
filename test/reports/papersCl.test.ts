import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import type { Standing } from '../../domain/settlement/types.ts';
import { cellText } from '../../reports/format/cell.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { buildCl } from '../../reports/papers/cl.ts';
import type { ClInput, TieCause } from '../../reports/papers/inputs.ts';
import { clInput } from './golden/inputs.ts';
import { factsOf, notesOf, rowsOf, tablesOf } from './golden/reading.ts';

const standing = (entry: number, position: number, prize: number): Standing => ({
  entry,
  position,
  sharedThrough: null,
  prize: centavos(prize),
  fromDisqualified: centavos(0),
  disqualified: false,
});

/** A place with the scale and pool of an example of the catalogue. */
const example = (
  one: Standing,
  pool: number,
  placePrizes: readonly number[],
  sharesBps: readonly number[],
): ClInput => {
  const input = clInput(1);
  const prizes = placePrizes.map((prize) => centavos(prize));
  return {
    ...input,
    standing: one,
    tied: [one],
    locked: { ...input.locked, pool: centavos(pool), placePrizes: prizes, sharesBps },
    exit: { ...input.exit, cause: 'elimination' },
  };
};

const figures = ({ keyFigures }: Paper): string[] => keyFigures.map(({ value }) => cellText(value));

describe('The receipt of what finalists agreed [CLUB-T27]', () => {
  it('says so in place of the share of the pool, and what the winner has besides', () => {
    const first = example(standing(1, 1, 4_503_130), 10_003_130, [5_003_130], [5000]);
    const paper = buildCl({ ...first, agreed: centavos(3_500_000) });
    expect(figures(paper)).toEqual(['1.ª', 'Por acuerdo', '$\u00a045.031,30']);
    expect(rowsOf(paper, 'composicion').map((row) => row[1])).toEqual([
      ...['$\u00a010.031,30', '$\u00a035.000,00', '$\u00a045.031,30'],
    ]);
    expect(notesOf(paper)).not.toContain('resto del redondeo');
  });
});

describe('The classification receipt [R123-IV-9.1]', () => {
  it('says position, share of the pool and amount: 9th, 2,5 %, $ 7.187,50', () => {
    const scale = [...Array.from({ length: 8 }, () => 1000), 250];
    const paper = buildCl(
      example(standing(1, 9, 718_750), 28_750_000, [0, 0, 0, 0, 0, 0, 0, 0, 718_750], scale),
    );
    expect(figures(paper)).toEqual(['9.ª', '2,50%', '$\u00a07.187,50']);
    expect(tablesOf(paper)).toEqual([]);
    expect(factsOf(paper)).toMatchObject({
      'Nombre completo': 'Ejemplo, Ana María',
      Documento: 'DNI\u00a012.345.671',
    });
  });

  it('is signed by the Supervisor and the control desk [R123-IV-9.1.p2]', () => {
    const { signatures } = buildCl(clInput(1));
    expect(signatures.map(({ role, name, id }) => [role, name, id])).toEqual([
      ['Supervisor de Torneo', 'Pablo Prueba', '0337'],
      ['Mesa de control', 'Elena Modelo', '0352'],
    ]);
  });

  it('leaves to the cash desk what it writes on handing over [R123-IV-9.1.p5]', () => {
    const fillIn = buildCl(clInput(1)).blocks.find(({ block }) => block === 'fill-in');
    expect(fillIn).toMatchObject({
      labels: ['Recibo de premio N.º', 'Fecha y hora', 'Cajero, legajo'],
    });
  });
});

/** Entries 7 and 3 share places 8 and 9. */
const shared = (eighth: number, ninth: number, cause: TieCause = 'elimination'): Paper => {
  const total = eighth + ninth;
  const part = (entry: number, prize: number): Standing => ({
    ...standing(entry, 8, prize),
    sharedThrough: 9,
  });
  const tied = [part(3, Math.ceil(total / 2)), part(7, Math.floor(total / 2))];
  const places = [0, 0, 0, 0, 0, 0, 0, eighth, ninth];
  const bps = [0, 0, 0, 0, 0, 0, 0, 475, 400];
  const input = example(tied[1]!, 100_000_000, places, bps);
  return buildCl({
    ...input,
    tied,
    exit: { ...input.exit, cause },
  });
};

describe('The receipt of a shared place [R123-IV-9.1.p4] [R123-I-71]', () => {
  it('says the places, their total and the part: 8 and 9, 16.000, 8.000 each', () => {
    const paper = shared(1_000_000, 600_000);
    expect(figures(paper)).toEqual([
      '8.ª y 9.ª, compartidas',
      '8,75%, en 2 partes',
      '$\u00a08.000,00',
    ]);
    expect(rowsOf(paper, 'posiciones').at(-1)).toEqual([
      'Importe total',
      '8,75%',
      '$\u00a016.000,00',
    ]);
    expect(rowsOf(paper, 'division').map((row) => row[0])).toEqual([
      'N.º\u00a03',
      'N.º\u00a07',
      'Total',
    ]);
    expect(notesOf(paper)).not.toContain('sobrante');
  });

  it('gives the centavo left over to the lowest number', () => {
    const paper = shared(1_000_000, 600_001);
    expect(rowsOf(paper, 'division').map((row) => row.slice(2))).toEqual([
      ['$\u00a00,01', '$\u00a08.000,01'],
      ['$\u00a00,00', '$\u00a08.000,00'],
      ['$\u00a00,01', '$\u00a016.000,01'],
    ]);
    expect(notesOf(paper)).toContain('El centavo sobrante es de la inscripción de menor número.');
  });

  it.each([
    ['elimination', 'inc. 70', 'igual cantidad de fichas'],
    ['order-unknown', 'inc. 71', 'sin que pueda determinarse el orden'],
    ['hand-for-hand', 'inc. 72', 'manos simultáneas'],
  ] as const)('cites why for %s [R123-I-70] [R123-I-72]', (cause, article, words) => {
    const paper = shared(1_000_000, 600_000, cause);
    expect(paper.norms.join(' ')).toContain(article);
    expect(notesOf(paper)).toContain(words);
  });
});

describe('What comes from disqualified players [R123-II-41.b3]', () => {
  it('is a line of its own on the receipt of who got it', () => {
    const paper = buildCl(clInput(1));
    expect(rowsOf(paper, 'composicion').map((row) => row[1])).toEqual([
      '$\u00a050.031,30',
      '$\u00a030.000,00',
      '$\u00a080.031,30',
    ]);
    expect(paper.norms.join(' ')).toContain('inc. 41, viñeta 3');
  });

  it('is not mentioned on the others', () => {
    expect(tablesOf(buildCl(clInput(2))).map(({ key }) => key)).toEqual(['posiciones', 'division']);
  });
});

describe('Taxes are borne by the winner [R123-I-67]', () => {
  it('says so on the receipt, and that the prize is his alone [R123-I-66]', () => {
    expect(notesOf(buildCl(clInput(2)))).toMatch(/intransferible.*impuestos.*a cargo del ganador/);
  });
});

describe('The receipt of an event ended before its time [R123-I-6]', () => {
  it('says that the act fixed the amount, and shows no share of the scale', () => {
    const input = clInput(5);
    const paper = buildCl({ ...input, exit: { ...input.exit, cause: 'resolution', hand: null } });
    expect(paper.keyFigures.map(({ value }) => cellText(value))).toContain('Por resolución');
    expect(notesOf(paper)).toContain('resolución que finalizó el torneo');
    expect(paper.norms.join()).toContain('art. 3, inc. 6');
  });
});
