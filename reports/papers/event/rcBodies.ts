import type { ReconciledCode, ReconciledTable } from '../../../domain/tournament/reconciliation.ts';
import { blank, count, none, strong, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { BODIES, DIFFERENCE, differenceOf } from '../lmBodies.ts';

/** The account and the three bodies of each jornada, table and code, with their difference. */
export const bodiesByTable = (tables: readonly ReconciledTable[]): Table => {
  const rows = tables.flatMap((place) => place.rows.map((row) => ({ place, row })));
  const difference = rows.reduce((total, { row }) => total + differenceOf(row), 0);
  return {
    block: 'table',
    key: 'cuerpos',
    heading: 'Conciliación de cupones por mesa',
    remark: 'En cantidad de cupones, por cuerpo de la tarjeta de control',
    columns: COLUMNS,
    rows: [
      ...rows.map(({ place, row }) => bodyRow(place, row)),
      {
        role: 'total',
        cells: [
          strong('Total'),
          ...[blank, blank],
          ...FIGURES.map(({ key, of }) =>
            count(
              rows.reduce((total, { row }) => total + (of(row) ?? 0), 0),
              `SUM({cuerpos.${key}})`,
            ),
          ),
          count(difference, 'SUM({cuerpos.diferencia})'),
          { kind: 'check', passed: difference === 0, formula: '{diferencia}=0' },
        ],
      },
    ],
    sheet: 'Cupones',
  };
};

const FIGURES: readonly {
  readonly key: string;
  readonly of: (row: ReconciledCode) => number | null;
}[] = [
  { key: 'gic', of: ({ gic }) => gic },
  { key: 'ausentes', of: ({ absent }) => absent },
  ...BODIES.map(({ key, body }) => ({ key, of: (row: ReconciledCode) => row[body] })),
];

const COLUMNS: Table['columns'] = [
  { key: 'jornada', heading: 'Jornada', align: 'left', widthMm: 22 },
  { key: 'mesa', heading: 'Mesa', align: 'right', widthMm: 14 },
  { key: 'codigo', heading: 'Cód.', align: 'left', widthMm: 13 },
  { key: 'gic', heading: 'GIC', align: 'right', widthMm: 14 },
  { key: 'ausentes', heading: 'Ausentes', align: 'right', widthMm: 18 },
  { key: 'operador', heading: 'Operador', group: 'Cuerpos', align: 'right', widthMm: 18 },
  { key: 'lnse', heading: 'L.N.S.E.', group: 'Cuerpos', align: 'right', widthMm: 18 },
  { key: 'drop', heading: 'Drop', group: 'Cuerpos', align: 'right', widthMm: 14 },
  { key: 'diferencia', heading: 'Diferencia', align: 'right', widthMm: 18 },
  { key: 'resultado', heading: 'Resultado', align: 'right', widthMm: 23 },
];

const bodyRow = ({ jornada, table }: ReconciledTable, row: ReconciledCode): Row => {
  const difference = differenceOf(row);
  return {
    cells: [
      { kind: 'date', value: jornada },
      text(String(table)),
      text(row.code),
      ...FIGURES.map(({ of }) => {
        const figure = of(row);
        return figure === null ? none : count(figure);
      }),
      count(difference, DIFFERENCE),
      { kind: 'check', passed: difference === 0, formula: '{diferencia}=0' },
    ],
  };
};
