import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import type { ReconciledCode, ReconciledTable } from '../../domain/tournament/reconciliation.ts';
import { type Cell, count, type Formula, none, strong, text } from '../model/cell.ts';
import type { Row, Table } from '../model/paper.ts';
import type { Form } from './form.ts';
import { sharedColumn } from './sharedColumn.ts';
import { CODE_NAMES } from './wording.ts';

/**
 * The account of a table against the three bodies of its coupons, by code. Who never came bought an
 * entry whose coupon nobody has.
 *
 * @see R123-IV-3.p3, R123-IV-3.p4, R123-IV-4.p8, R123-IV-5.p6
 */
export const bodiesTable = ({ rows, explanation }: ReconciledTable, form: Form): Table => {
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
      ...BODIES.map(({ key, body }) => bodyTotal(rows, body, sumOf(key))),
      count(total(differenceOf), sumOf('diferencia')),
      resultOf(rows),
    ],
  };
  const ordered = PURCHASE_CODES.flatMap((code) => rows.filter((row) => row.code === code));
  return {
    block: 'table',
    key: 'conciliacion',
    heading: 'Conciliación de cupones',
    remark: 'En cantidad de cupones, por cuerpo de la tarjeta de control',
    columns: columnsIn(form),
    rows: [...ordered.map(codeRow), totals],
    ...(explanation === null ? {} : { note: `Diferencia revisada: ${explanation}.` }),
    sheet: 'Conciliación de cupones',
  };
};

/** As a body is printed that nobody counted: it neither lacks nor exceeds anything. */
export const UNCOUNTED = 'Sin recuento';

type Body = (typeof BODIES)[number]['body'];

/** How many coupons of a code lack or exceed, over the bodies counted; zero when all agree. */
export const differenceOf = (row: ReconciledCode): number =>
  countedIn(row).reduce((sum, { found }) => sum + Math.abs(row.gic - row.absent - found), 0);

/** The bodies of a code that were counted, and what was found. */
export const countedIn = (row: ReconciledCode): { key: string; found: number }[] =>
  BODIES.flatMap(({ key, body }) => {
    const found = row[body];
    return found === null ? [] : [{ key, found }];
  });

/** What one body holds of a code. */
export const bodyCell = (row: ReconciledCode, body: Body): Cell => {
  const found = row[body];
  return found === null ? text(UNCOUNTED) : count(found);
};

/** What one body holds of all codes that were counted. */
export const bodyTotal = (rows: readonly ReconciledCode[], body: Body, formula: Formula): Cell => {
  const found = rows.flatMap((row) => row[body] ?? []);
  if (found.length === 0 && rows.length > 0) return text(UNCOUNTED);
  return count(
    found.reduce((sum, one) => sum + one, 0),
    formula,
  );
};

/** The difference over the bodies counted; none where no body was. */
export const differenceCell = (row: ReconciledCode): Cell => {
  const counted = countedIn(row).map(({ key }) => `ABS({gic}-{ausentes}-{${key}})`);
  return counted.length === 0 ? none : count(differenceOf(row), counted.join('+'));
};

/** A difference that was found stands; without one, what was not counted is not in order. */
export const resultOf = (rows: readonly ReconciledCode[]): Cell => {
  const differs = rows.some((row) => differenceOf(row) !== 0);
  const whole = rows.every((row) => countedIn(row).length === BODIES.length);
  if (!differs && !whole) return text(UNCOUNTED);
  return { kind: 'check', passed: !differs, formula: '{diferencia}=0' };
};

/** What the three holders counted, a column for each. */
export const bodyColumns = ({ authority }: Form): Table['columns'] => [
  { key: 'operador', heading: 'Operador', group: 'Cuerpos', align: 'right', widthMm: 18 },
  { key: 'lnse', heading: authority, group: 'Cuerpos', align: 'right', widthMm: 18 },
  { key: 'drop', heading: 'Drop', group: 'Cuerpos', align: 'right', widthMm: 18 },
];

/** The columns of what the three holders counted. */
export const BODIES = [
  { key: 'operador', body: 'operator' },
  { key: 'lnse', body: 'lnse' },
  { key: 'drop', body: 'drop' },
] as const;

const columnsIn = (form: Form): Table['columns'] => [
  sharedColumn('codigo', 7),
  sharedColumn('concepto'),
  { key: 'gic', heading: 'GIC', align: 'right', widthMm: 14 },
  { key: 'ausentes', heading: 'Ausentes', align: 'right', widthMm: 18 },
  ...bodyColumns(form),
  sharedColumn('diferencia', 18),
  { key: 'resultado', heading: 'Resultado', align: 'right', widthMm: 23.3 },
];

const codeRow = (row: ReconciledCode): Row => ({
  cells: [
    text(row.code),
    text(CODE_NAMES[row.code]),
    count(row.gic, 'SUMIFS({por_codigo.cantidad},{por_codigo.codigo},{codigo})'),
    count(row.absent),
    ...BODIES.map(({ body }) => bodyCell(row, body)),
    differenceCell(row),
    resultOf([row]),
  ],
});
