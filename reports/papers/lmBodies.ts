import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import type { ReconciledCode, ReconciledTable } from '../../domain/tournament/reconciliation.ts';
import { count, none, strong, text } from '../model/cell.ts';
import type { Row, Table } from '../model/paper.ts';
import { CODE_NAMES } from './wording.ts';

/**
 * The account of a table against the three bodies of its coupons, by code. Who never came bought an
 * entry whose coupon nobody has.
 *
 * @see R123-IV-3.p3, R123-IV-3.p4, R123-IV-4.p8, R123-IV-5.p6
 */
export const bodiesTable = ({ rows, explanation }: ReconciledTable): Table => {
  const sumOf = (column: string) => `SUM({conciliacion.${column}})`;
  const total = (of: (row: ReconciledCode) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0);
  const totals: Row = {
    role: 'total',
    cells: [
      { kind: 'blank' },
      strong('Total'),
      count(
        total(({ gic }) => gic),
        sumOf('gic'),
      ),
      count(
        total(({ absent }) => absent),
        sumOf('ausentes'),
      ),
      ...BODIES.map(({ key, body }) =>
        count(
          total((row) => row[body] ?? 0),
          sumOf(key),
        ),
      ),
      count(total(differenceOf), sumOf('diferencia')),
      { kind: 'check', passed: total(differenceOf) === 0, formula: '{diferencia}=0' },
    ],
  };
  const ordered = PURCHASE_CODES.flatMap((code) => rows.filter((row) => row.code === code));
  return {
    block: 'table',
    key: 'conciliacion',
    heading: 'Conciliación de cupones',
    remark: 'En cantidad de cupones, por cuerpo de la tarjeta de control',
    columns: COLUMNS,
    rows: [...ordered.map(codeRow), totals],
    ...(explanation === null ? {} : { note: `Diferencia revisada: ${explanation}.` }),
    sheet: 'Conciliación de cupones',
  };
};

/** How many coupons of a code lack or exceed, over the three bodies; zero when all agree. */
export const differenceOf = (row: ReconciledCode): number =>
  BODIES.reduce((sum, { body }) => sum + Math.abs(row.gic - row.absent - (row[body] ?? 0)), 0);

/** The columns of what the three holders counted. */
export const BODIES = [
  { key: 'operador', body: 'operator' },
  { key: 'lnse', body: 'lnse' },
  { key: 'drop', body: 'drop' },
] as const;

const COLUMNS: Table['columns'] = [
  { key: 'codigo', heading: 'Cód.', align: 'left', widthMm: 7 },
  { key: 'concepto', heading: 'Concepto', align: 'left' },
  { key: 'gic', heading: 'GIC', align: 'right', widthMm: 14 },
  { key: 'ausentes', heading: 'Ausentes', align: 'right', widthMm: 18 },
  { key: 'operador', heading: 'Operador', group: 'Cuerpos', align: 'right', widthMm: 18 },
  { key: 'lnse', heading: 'L.N.S.E.', group: 'Cuerpos', align: 'right', widthMm: 18 },
  { key: 'drop', heading: 'Drop', group: 'Cuerpos', align: 'right', widthMm: 18 },
  { key: 'diferencia', heading: 'Diferencia', align: 'right', widthMm: 18 },
  { key: 'resultado', heading: 'Resultado', align: 'right', widthMm: 23.3 },
];

/** The same in the workbook; what is not counted yet is a dash, which `N` takes as nothing. */
export const DIFFERENCE = BODIES.map(({ key }) => `ABS({gic}-{ausentes}-N({${key}}))`).join('+');

const codeRow = (row: ReconciledCode): Row => {
  const difference = differenceOf(row);
  return {
    cells: [
      text(row.code),
      text(CODE_NAMES[row.code]),
      count(row.gic, 'SUMIFS({por_codigo.cantidad},{por_codigo.codigo},{codigo})'),
      count(row.absent),
      ...BODIES.map(({ body }) => (row[body] === null ? none : count(row[body]))),
      count(difference, DIFFERENCE),
      { kind: 'check', passed: difference === 0, formula: '{diferencia}=0' },
    ],
  };
};
