import type { ReconciledCode, ReconciledTable } from '../../../domain/tournament/reconciliation.ts';
import { blank, count, strong, text } from '../../model/cell.ts';
import type { Block, Check, Row, Table } from '../../model/paper.ts';
import type { Form } from '../form.ts';
import {
  BODIES,
  bodyCell,
  bodyColumns,
  bodyTotal,
  countedIn,
  differenceCell,
  differenceOf,
  resultOf,
} from '../lmBodies.ts';
import { sharedColumn } from '../sharedColumn.ts';

/**
 * The coupons of an event three ways, with the differences that were reviewed.
 *
 * @see R123-IV-3.p3, R123-IV-3.p4, R123-IV-4.p8, R123-IV-5.p6
 */
export const bodiesBlocks = (tables: readonly ReconciledTable[], form: Form): Block[] => [
  bodiesByTable(tables, form),
  ...explanations(tables),
];

/** Only of what was counted. */
export const bodiesChecks = (tables: readonly ReconciledTable[], form: Form): Check[] => {
  const rows = tables.flatMap((one) => one.rows);
  if (rows.length > 0 && rows.every((row) => countedIn(row).length === 0)) return [];
  return [
    {
      label: `Cuenta de depósito = cuerpos contados del operador, ${form.ofAuthority} y del drop`,
      passed: rows.every((row) => differenceOf(row) === 0),
      formula: '{cuerpos.diferencia#total}=0',
    },
  ];
};

const explanations = (tables: readonly ReconciledTable[]): Block[] =>
  tables.flatMap(({ table, explanation }): Block[] =>
    explanation === null
      ? []
      : [{ block: 'note', text: `Mesa ${table}, diferencia revisada: ${explanation}.` }],
  );

/** The account and the three bodies of each jornada, table and code, with their difference. */
const bodiesByTable = (tables: readonly ReconciledTable[], form: Form): Table => {
  const rows = tables.flatMap((place) => place.rows.map((row) => ({ place, row })));
  const codes = rows.map(({ row }) => row);
  const difference = codes.reduce((total, row) => total + differenceOf(row), 0);
  return {
    block: 'table',
    key: 'cuerpos',
    heading: 'Conciliación de cupones por mesa',
    remark: 'En cantidad de cupones, por cuerpo de la tarjeta de control',
    columns: columnsIn(form),
    rows: [
      ...rows.map(({ place, row }) => bodyRow(place, row)),
      {
        role: 'total',
        cells: [
          strong('Total'),
          ...[blank, blank],
          ...ACCOUNT.map(({ key, of }) =>
            count(
              rows.reduce((total, { row }) => total + of(row), 0),
              `SUM({cuerpos.${key}})`,
            ),
          ),
          ...BODIES.map(({ key, body }) => bodyTotal(codes, body, `SUM({cuerpos.${key}})`)),
          count(difference, 'SUM({cuerpos.diferencia})'),
          resultOf(codes),
        ],
      },
    ],
    sheet: 'Cupones',
  };
};

const ACCOUNT: readonly { readonly key: string; readonly of: (row: ReconciledCode) => number }[] = [
  { key: 'gic', of: ({ gic }) => gic },
  { key: 'ausentes', of: ({ absent }) => absent },
];

const columnsIn = (form: Form): Table['columns'] => [
  sharedColumn('jornada', 22),
  { key: 'mesa', heading: 'Mesa', align: 'right', widthMm: 12 },
  sharedColumn('codigo', 11),
  { key: 'gic', heading: 'GIC', align: 'right', widthMm: 14 },
  { key: 'ausentes', heading: 'Ausentes', align: 'right', widthMm: 18 },
  ...bodyColumns(form),
  sharedColumn('diferencia', 18),
  { key: 'resultado', heading: 'Resultado', align: 'right', widthMm: 23 },
];

const bodyRow = ({ jornada, table }: ReconciledTable, row: ReconciledCode): Row => ({
  cells: [
    { kind: 'date', value: jornada },
    text(String(table)),
    text(row.code),
    ...ACCOUNT.map(({ of }) => count(of(row))),
    ...BODIES.map(({ body }) => bodyCell(row, body)),
    differenceCell(row),
    resultOf([row]),
  ],
});
