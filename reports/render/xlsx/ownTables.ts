import { text } from '../../model/cell.ts';
import type { IssuedPaper, Table } from '../../model/paper.ts';

/** Key and column under which the workbook finds its parameters and its checks. */
export const PARAMETERS = { key: 'parametros', sheet: 'Parámetros', valueColumn: 1 } as const;
export const CHECKS = { key: 'controles', sheet: 'Conciliación', result: 'resultado' } as const;

/** The figures of the terms and of the law that formulas name. */
export const parametersTable = ({ parameters }: IssuedPaper): Table => ({
  block: 'table',
  key: PARAMETERS.key,
  heading: 'Parámetros',
  columns: [
    { key: 'parametro', heading: 'Parámetro', align: 'left' },
    { key: 'valor', heading: 'Valor', align: 'right' },
  ],
  rows: parameters.map(({ label, value, fixed }) => ({
    cells: [text(label), value],
    ...(fixed ? {} : { input: true }),
  })),
  ...(parameters.every(({ fixed }) => fixed) ? {} : { note: MAY_CHANGE }),
  sheet: PARAMETERS.sheet,
});

const MAY_CHANGE =
  'Las celdas de fondo claro pueden cambiarse para probar otros valores; el libro se vuelve a ' +
  'calcular. Valen solo los importes del papel emitido.';

/** The checks built into the paper, each computed again by the workbook. */
export const checksTable = ({ checks }: IssuedPaper): Table => ({
  block: 'table',
  key: CHECKS.key,
  heading: 'Controles',
  columns: [
    { key: 'control', heading: 'Control', align: 'left' },
    { key: CHECKS.result, heading: 'Resultado', align: 'right' },
  ],
  rows: checks.map(({ label, passed, formula }) => ({
    cells: [text(label), { kind: 'check', passed, formula }],
  })),
  sheet: CHECKS.sheet,
});
