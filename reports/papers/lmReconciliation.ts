import { sum } from '../../domain/money/centavos.ts';
import { PURCHASE_CODES, type PurchaseCode } from '../../domain/settlement/types.ts';
import type { ReconciledTable } from '../../domain/tournament/reconciliation.ts';
import { type Cell, count, money, none, strong, text } from '../model/cell.ts';
import type { Row, Table } from '../model/paper.ts';
import type { Form } from './form.ts';
import type { LedgerPurchase } from './inputs.ts';
import { type LedgerLine, movementName, orderText, standing } from './ledger.ts';
import { sharedColumn } from './sharedColumn.ts';
import { CODE_NAMES } from './wording.ts';

/**
 * What the purchases brought by means of payment, less what was given back. It is of the account:
 * what the cashiers counted is in their renderings.
 *
 * @see R123-IV-11.2.p3
 */
export const cashTable = (lines: readonly LedgerLine[]): Table => {
  const ofName = (column: string) =>
    `SUMIFS({movimientos.${column}},{movimientos.concepto},{medio})`;
  const rows: Row[] = [...Map.groupBy(lines, movementName)].map(([name, group]) => ({
    cells: [
      text(name),
      count(standing(group), ofName('vales')),
      money(sum(group.map((line) => line.takings)), ofName('importe')),
    ],
  }));
  const total: Row = {
    role: 'total',
    cells: [
      strong('Cobrado'),
      count(standing(lines), 'SUM({cobros.vales})'),
      money(sum(lines.map((line) => line.takings)), 'SUM({cobros.importe})'),
    ],
  };
  return {
    block: 'table',
    key: 'cobros',
    heading: 'Cobros según los vales',
    columns: [
      { key: 'medio', heading: 'Por medio de pago', align: 'left' },
      { key: 'vales', heading: 'Vales', align: 'right', widthMm: 12 },
      sharedColumn('importe', 23.3),
    ],
    rows: [...rows, total],
    sheet: 'Caja',
  };
};

/** Vouchers of a code: issued, taken back, and in the croupier's hands. */
type VoucherCount = {
  readonly issued: number;
  readonly reversed: number;
  readonly received: number;
};

/**
 * The account against the two parts of each voucher. A Sit & Go has no control card of three
 * bodies: the croupier keeps the original, the cash desk renders the duplicate. Casino and LNSE
 * count their parts apart, which is shown once they did.
 *
 * @see R123-IV-11.2, R123-IV-11.2.p3
 */
export const vouchersTable = (
  purchases: readonly LedgerPurchase[],
  form: Form,
  parts?: ReconciledTable,
): Table => {
  const codes = PURCHASE_CODES.filter((code) => purchases.some((one) => one.code === code));
  const missing = purchases.filter((one) => one.reversal === null && !one.received);
  const numbers = missing.map(orderText).join(', ');
  const rule = form.cited(
    'Sin tarjeta de control de tres cuerpos: el croupier retiene el original del vale y la caja ' +
      `rinde el duplicado; la parte ${form.ofAuthority} se le entrega en la caja`,
    'Anexo IV, punto 11.2',
  );
  return {
    block: 'table',
    key: 'conciliacion',
    heading: 'Conciliación de vales',
    remark: 'En cantidad de vales',
    columns: parts ? VOUCHER_COLUMNS.toSpliced(-2, 0, ...partColumns(form)) : VOUCHER_COLUMNS,
    rows: [
      ...codes.map((code) => voucherRow(code, purchases, parts)),
      voucherTotal(purchases, parts),
    ],
    note: [
      `${rule}.`,
      ...(missing.length === 0 ? [] : [`Vales no presentados en la mesa: ${numbers}.`]),
      ...(parts?.explanation ? [`Diferencia revisada: ${parts.explanation}.`] : []),
    ].join(' '),
    sheet: 'Conciliación de vales',
  };
};

/** Whether every voucher that stands was received at the table. */
export const vouchersAgree = (purchases: readonly LedgerPurchase[]): boolean =>
  differenceOf(countVouchers(purchases)) === 0;

/** Whether casino and LNSE counted as many parts as the table received, if they counted any. */
export const partsAgree = (parts: ReconciledTable | undefined): boolean =>
  parts === undefined || parts.status === 'agrees';

/** One row per voucher: what the counts of the reconciliation add up. */
export const voucherList = (purchases: readonly LedgerPurchase[]): Table => ({
  block: 'table',
  key: 'vales',
  heading: 'Vales emitidos',
  columns: [
    { key: 'orden', heading: 'N.º de orden', align: 'left' },
    sharedColumn('codigo'),
    { key: 'emitido', heading: 'Emitido', align: 'right' },
    { key: 'devuelto', heading: 'Devuelto o anulado', align: 'right' },
    { key: 'recibido', heading: 'Recibido por el croupier', align: 'right' },
  ],
  rows: purchases.map((purchase) => ({
    cells: [
      text(orderText(purchase)),
      text(purchase.code),
      count(1),
      count(purchase.reversal === null ? 0 : 1),
      count(purchase.received ? 1 : 0),
    ],
  })),
  sheet: 'Vales',
});

const VOUCHER_COLUMNS: Table['columns'] = [
  sharedColumn('codigo', 7),
  sharedColumn('concepto'),
  { key: 'gic', heading: 'GIC', align: 'right', widthMm: 14 },
  { key: 'emitidos', heading: 'Emitidos', group: 'Vales', align: 'right', widthMm: 18 },
  { key: 'devueltos', heading: 'Devueltos', group: 'Vales', align: 'right', widthMm: 18 },
  { key: 'recibidos', heading: 'Recibidos en mesa', group: 'Vales', align: 'right', widthMm: 20 },
  sharedColumn('diferencia', 18),
  { key: 'resultado', heading: 'Resultado', align: 'right', widthMm: 23.3 },
];

const partColumns = ({ authority }: Form): Table['columns'] => [
  { key: 'casino', heading: 'Casino', group: 'Talones', align: 'right', widthMm: 14 },
  { key: 'lnse', heading: authority, group: 'Talones', align: 'right', widthMm: 14 },
];

const voucherRow = (
  code: PurchaseCode,
  purchases: readonly LedgerPurchase[],
  parts: ReconciledTable | undefined,
): Row => {
  const ofCode = (column: string) => `SUMIFS({vales.${column}},{vales.codigo},{codigo})`;
  const vouchers = countVouchers(purchases.filter((one) => one.code === code));
  const gic = 'SUMIFS({por_codigo.cantidad},{por_codigo.codigo},{codigo})';
  return {
    cells: [
      text(code),
      text(CODE_NAMES[code]),
      ...countCells(vouchers, gic, ofCode, partCells(parts, code)),
    ],
  };
};

/** What each counted of a code; a dash while it has not. */
const partCells = (parts: ReconciledTable | undefined, code: PurchaseCode): Cell[] => {
  if (!parts) return [];
  const row = parts.rows.find((one) => one.code === code);
  return [row?.operator, row?.lnse].map((part) => (part == null ? none : count(part)));
};

const voucherTotal = (
  purchases: readonly LedgerPurchase[],
  parts: ReconciledTable | undefined,
): Row => {
  const sumOf = (column: string) => `SUM({conciliacion.${column}})`;
  const total = (body: 'operator' | 'lnse', column: string) =>
    count(
      (parts?.rows ?? []).reduce((sum, row) => sum + (row[body] ?? 0), 0),
      sumOf(column),
    );
  const cells = countCells(
    countVouchers(purchases),
    sumOf('gic'),
    (column) => sumOf(`${column}s`),
    parts ? [total('operator', 'casino'), total('lnse', 'lnse')] : [],
  );
  return { role: 'total', cells: [{ kind: 'blank' }, strong('Total'), ...cells] };
};

const countCells = (
  vouchers: VoucherCount,
  gic: string,
  formula: (column: 'emitido' | 'devuelto' | 'recibido') => string,
  parts: readonly Cell[],
): Cell[] => {
  const { issued, reversed, received } = vouchers;
  const difference = differenceOf(vouchers);
  return [
    count(issued - reversed, gic),
    count(issued, formula('emitido')),
    count(reversed, formula('devuelto')),
    count(received, formula('recibido')),
    ...parts,
    count(difference, '{emitidos}-{devueltos}-{recibidos}'),
    {
      kind: 'check',
      passed: difference === 0,
      formula: 'AND({gic}={emitidos}-{devueltos},{diferencia}=0)',
    },
  ];
};

const differenceOf = ({ issued, reversed, received }: VoucherCount): number =>
  issued - reversed - received;

const countVouchers = (purchases: readonly LedgerPurchase[]): VoucherCount => ({
  issued: purchases.length,
  reversed: purchases.filter(({ reversal }) => reversal !== null).length,
  received: purchases.filter(({ received, reversal }) => received && reversal === null).length,
});
