import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import { cellText } from '../../reports/format/cell.ts';
import { buildIj } from '../../reports/papers/ij.ts';
import { SETTLED_IN_PART } from '../../reports/papers/ijInput.ts';
import { dayReport, dayTable, houseReport, zeroReport } from './fixtures/ij.ts';
import { factsOf, notesOf, rowsOf, tableOf } from './golden/reading.ts';

const plain = (cell: string) => cell.replaceAll('\u00a0', ' ');

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

  it('carries over every list that can be longer than a sheet', () => {
    const lists = ['mesas', 'eventos', 'fiscalizacion', 'incidencias', 'papeles'];
    const paper = buildIj(dayReport(60));
    for (const key of lists) expect([key, tableOf(paper, key).list]).not.toContain(undefined);
  });

  it('says which papers of the jornada it does not list, and where they are', () => {
    const ofPlayers = [
      { kind: 'CL', count: 3 },
      { kind: 'RP', count: 1 },
      { kind: 'VC', count: 1_012 },
    ] as const;
    const paper = buildIj({ ...dayReport(1), ofPlayers });
    const { note } = tableOf(paper, 'papeles');
    expect(note).toBe(
      'No van en la exportación 1.016 papeles, cada uno de un jugador (3 CL, 1 RP y 1.012 VC): ' +
        'los conserva el agente operador.',
    );
    expect(factsOf(paper)['Papeles exportados']).toBe(
      factsOf(buildIj(dayReport(1)))['Papeles exportados'],
    );
    const one = buildIj({ ...dayReport(1), ofPlayers: [{ kind: 'FI', count: 1 }] });
    expect(tableOf(one, 'papeles').note).toBe(
      'No va en la exportación un papel de un jugador (1 FI): lo conserva el agente operador.',
    );
    expect(tableOf(buildIj(dayReport(1)), 'papeles').note).toBeUndefined();
  });

  it('says that it prints only the first digits of the hash of each paper', () => {
    const { columns } = tableOf(buildIj(dayReport(1)), 'papeles');
    expect(columns.at(-1)?.heading).toBe('SHA-256 de los datos, primeros 16');
  });

  it('names the streams behind it, and how far each had come', () => {
    const chains = [{ stream: 'tournament/T1', commits: 41, hash: '0123456789abcdef' }];
    expect(rowsOf(buildIj({ ...dayReport(1), chains }), 'registros')).toEqual([
      ['tournament/T1', '41', '0123456789abcdef'],
      ['1 registro', '', ''],
    ]);
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

describe('The parts of the house that are not events [R132-1] [R132-54] [R123-IV-1.4.p3]', () => {
  const paper = buildIj(houseReport());
  const row = (key: string, index: number) =>
    rowsOf(paper, key)[index]?.map((cell) => cell.replaceAll('\u00a0', ' '));

  it('shows the five amounts and the result of each bank table, settled or not', () => {
    expect(row('banca', 0)).toEqual([
      '7',
      'LM 0001-00000007',
      'Liquidada',
      '$ 251.000,00',
      '$ 30.000,00',
      '$ 5.000,00',
      '$ 180.000,00',
      '$ 83.500,00',
      '-$ 12.500,00',
    ]);
    expect(row('banca', 1)?.slice(0, 3)).toEqual(['8', '—', 'Abierta']);
    expect(row('banca', 1)?.slice(-2)).toEqual(['—', '—']);
    expect(factsOf(paper)['Sin liquidar']).toBe('0 eventos, 1 mesa');
  });

  it('has a bank table collect nothing, and takes its loss from the benefit (decision M12)', () => {
    expect(row('mesas', 2)?.slice(4, 7)).toEqual(['—', '—', '-$ 12.500,00']);
    const [first] = dayReport().tables;
    const events = 2 * (first?.benefit ?? 0) + 1;
    expect(paper.keyFigures[0]?.value).toMatchObject({ value: events - 1_250_000 });
    expect(notesOf(paper)).toContain('saldo a compensar, no se paga');
    expect(notesOf(buildIj(dayReport()))).not.toContain('saldo a compensar');
  });

  it('shows the meter apart from the results, and what each shift handed in', () => {
    expect(row('pozos', 0)?.slice(0, 2)).toEqual(['Nota 13/2015', '7, 8']);
    expect(row('pozos', 0)?.at(-1)).toBe('$ 181.150,00');
    expect(row('cajas', 0)).toEqual([
      '3',
      '1042',
      'Recibido',
      '0150',
      '$ 12.500,00',
      '$ 12.450,00',
      '-$ 50,00',
    ]);
    expect(row('cajas', 1)?.slice(2)).toEqual(['Abierto, del 06/05/2014', '—', '—', '—', '—']);
  });

  it('lists each desk that moved money and rendered nothing, open shift or none', () => {
    expect(rowsOf(paper, 'cajas').map((cells) => cells.slice(0, 3))).toEqual([
      ['3', '1042', 'Recibido'],
      ['4', '1043', 'Abierto, del 06/05/2014'],
      ['5', '1001, 1044', 'Sin rendición'],
      ['Rendido, 1 turno', '', ''],
      ['Sin rendir, 2 cajas («Diferencias y su revisión»)', '', ''],
    ]);
    // What section 6 says of them is what section 9 says.
    expect(row('cajas', 4)?.slice(3)).toEqual(['', '$ 2.825,00', '—', '—']);
    expect(row('diferencias', 5)).toEqual(['Sin rendir, 2 cajas', '$ 2.825,00', '—', '—', '']);
    expect(row('diferencias', 2)).toEqual([
      'Caja 4, cobró $ 12.500,10 y pagó $ 9.375,10',
      ...['$ 3.125,00', '—', '—', 'Sin rendición de turno'],
    ]);
    expect(row('diferencias', 3)?.slice(0, 2)).toEqual([
      'Caja 5, cobró $ 0,00 y pagó $ 300,00',
      '-$ 300,00',
    ]);
    expect(row('diferencias', 4)?.[3]).toBe('-$ 50,00');
    expect(factsOf(paper)['Conciliación']).toBe('1 diferencia, 2 cajas sin rendición');
    const { unrendered } = houseReport();
    const alone = buildIj({ ...zeroReport(), unrendered });
    expect(factsOf(alone)).toMatchObject({
      Liquidaciones: 'Sin liquidaciones',
      Conciliación: '2 cajas sin rendición',
    });
    // Where nothing was rendered there is no zero to read as a total; one desk needs no sum.
    const [desk] = unrendered;
    const one = buildIj({ ...zeroReport(), unrendered: [{ ...desk!, shiftOpen: false }] });
    const cells = ['Sin rendir, 1 caja («Diferencias y su revisión»)', '', '', '', '$ 3.125,00'];
    expect(rowsOf(one, 'cajas').map((of) => of.map(plain))).toEqual([
      ['4', '1043', 'Sin rendición', '—', '—', '—', '—'],
      [...cells, '—', '—'],
    ]);
    expect(rowsOf(one, 'diferencias').at(-1)?.[0]).toBe('Total de diferencias');
    const rendered = buildIj({ ...houseReport(), unrendered: [] });
    expect(rowsOf(rendered, 'cajas').at(-1)?.[0]).toBe('Rendido, 1 turno');
    expect(rowsOf(rendered, 'diferencias').at(-1)?.[0]).toBe('Total de diferencias');
  });

  it('checks all of it but the difference that was found and what was not rendered', () => {
    expect(paper.checks.filter(({ passed }) => !passed).map(({ label }) => label)).toEqual([
      'Sin diferencias',
      'Toda caja que movió dinero rindió su turno',
    ]);
  });

  it('tells what was sold and given back for events of other jornadas [R123-I-63]', () => {
    expect(
      rowsOf(paper, 'otras').map((cells) => cells.join('|').replaceAll('\u00a0', ' ')),
    ).toEqual([
      '14-0022|Copa de Otoño|11/05/2014|3|$ 3.750,03|$ 1.250,00|$ 2.500,03',
      '14-0009|Copa de Abril|08/05/2014|0|$ 0,00|$ 250,00|-$ 250,00',
      'Total|||3|$ 3.750,03|$ 1.500,00|$ 2.250,03',
    ]);
    expect(notesOf(paper)).toContain('se asienta con la liquidación del evento');
    const { otherSales } = houseReport();
    const alone = buildIj({ ...zeroReport(), otherSales });
    expect(factsOf(alone)['Liquidaciones']).toBe('Sin liquidaciones; 3 compras para otros eventos');
    expect(notesOf(buildIj(zeroReport()))).not.toContain('otra');
  });
});

describe('What settled events took is what their tables did [R123-IV-6.p4]', () => {
  const label = 'Eventos liquidados en la jornada = sus mesas';
  const isEqual = (input: ReturnType<typeof dayReport>) =>
    buildIj(input).checks.find((one) => one.label === label)?.passed;
  const day = dayReport();
  const [first, ...others] = day.events;
  const more = { ...first!, takings: centavos(first!.takings + 1) };

  it('of takings and of pools', () => {
    expect(isEqual(day)).toBe(true);
    expect(isEqual({ ...day, events: [more, ...others] })).toBe(false);
    const pool = { ...first!, pool: centavos(first!.pool + 1) };
    expect(isEqual({ ...day, events: [pool, ...others] })).toBe(false);
    expect(isEqual({ ...day, tables: day.tables.slice(1) })).toBe(false);
  });

  it('but not of one with tables in other jornadas, or that may have sold since', () => {
    for (const state of [SETTLED_IN_PART, 'Sin liquidar: sin cierre'])
      expect(isEqual({ ...day, events: [{ ...more, state }, ...others] })).toBe(true);
  });

  it('nor of tables whose event is not listed', () => {
    expect(isEqual({ ...day, events: others })).toBe(true);
    expect(isEqual(houseReport())).toBe(true);
  });
});

describe('The moments of the fiscal acts', () => {
  it('are dates in the workbook, and printed to the minute', () => {
    const paper = buildIj(dayReport(1));
    const cell = tableOf(paper, 'fiscalizacion').rows[0]?.cells[0];
    expect(cell).toEqual({ kind: 'minute', value: '2014-05-10T00:10:00.000Z' });
    expect(rowsOf(paper, 'fiscalizacion')[0]?.[0]).toBe('09/05/2014 21:10');
  });
});
