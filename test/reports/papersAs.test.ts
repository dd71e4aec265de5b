import { describe, expect, it } from 'vitest';
import { cellText } from '../../reports/format/cell.ts';
import { buildAs } from '../../reports/papers/as.ts';
import { asInput } from './golden/inputs.ts';
import { factsOf, rowsOf } from './golden/reading.ts';

describe('Data for the acta of a Sit & Go [R123-IV-11]', () => {
  const paper = buildAs(asInput());

  it('names the event, its table, start, players and buy-in [R123-I-23]', () => {
    expect(factsOf(paper)).toMatchObject({
      'Sit & Go N.º': '14-SG-0311, Sit & Go Nocturno',
      Comienzo: '09/05/2014 20:05:00 (UTC-03:00)',
      Mesa: '21',
      Jugadores: '10 jugadores, cupo completo',
      'Compra inicial (Buy In)': '$\u00a013.750,00',
    });
    expect(rowsOf(paper, 'jugadores')).toHaveLength(11);
    expect(rowsOf(paper, 'jugadores')[2]).toEqual([
      ...['3', 'Modelo Núñez, Íñigo', 'DNI\u00a012.345.673', '0003-00001276', '$\u00a013.750,00'],
    ]);
  });

  it('shows pool, prizes of three places and benefit [R123-I-26]', () => {
    expect(paper.keyFigures.map(({ value }) => cellText(value))).toEqual([
      '$\u00a0137.500,00',
      '$\u00a0100.031,30',
      '$\u00a037.468,70',
    ]);
    expect(rowsOf(paper, 'premios').map((row) => row[0])).toEqual(['1.ª', '2.ª', '3.ª', 'Pozo']);
  });

  it('names acta and fiscalizador of an independent one [R123-I-25]', () => {
    expect(factsOf(paper)).toMatchObject({
      'Acta o autorización': 'Independiente, con acta',
      'Acta N.º': '118/2014',
      Fiscalizador: 'Rosa Ejemplo',
    });
  });

  it('names the event and the authorisation of one inside an event', () => {
    const input = asInput();
    const within = buildAs({
      ...input,
      started: { ...input.started, acta: null },
      terms: {
        ...input.terms,
        authorisation: { kind: 'within-event', event: '14-0021', reference: 'Nota LNSE 55/2014' },
      },
    });
    expect(factsOf(within)).toMatchObject({
      'Acta o autorización': 'Dentro de un torneo',
      Torneo: '14-0021',
      'Autorización N.º': 'Nota LNSE 55/2014',
    });
    expect(within.signatures[1]).toMatchObject({ role: 'Fiscalizador', name: null });
  });
});
