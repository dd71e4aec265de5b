import { sum } from '../../domain/money/centavos.ts';
import { PURCHASE_CODES, type PurchaseCode } from '../../domain/settlement/types.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { dayText, isBeforeJornada } from '../format/date.ts';
import { blank, count, money, strong, text } from '../model/cell.ts';
import type { Column, Row, Table } from '../model/paper.ts';
import { type LedgerLine, orderText, standing } from './ledger.ts';
import { sharedColumn } from './sharedColumn.ts';
import { counted, fullName } from './wording.ts';

/**
 * The purchases as registered in GIC, individually and by full name, with subtotals by code. Of
 * those sold before the jornada, as in a pre-sale, the day is said; the account has its hour too.
 *
 * @see R123-IV-1.3, R123-IV-6, R123-IV-11.5
 */
export const purchasesTable = (lines: readonly LedgerLine[], jornada: Jornada): Table => {
  const dated = lines.some(({ occurredAt }) => isBeforeJornada(occurredAt, jornada));
  const groups = PURCHASE_CODES.map((code) => linesOf(code, lines)).filter(({ length }) => length);
  let number = 0;
  const rows = groups.flatMap((group) => [
    ...group.map((line) => lineRow(line, ++number, jornada)),
    ...(groups.length > 1 ? [subtotalRow(group)] : []),
  ]);
  const reasons = reversalReasons(lines);
  return {
    block: 'table',
    key: 'compras',
    heading: 'Detalle de compras registradas en GIC',
    columns: dated ? COLUMNS.map((one) => (one.key === 'hora' ? DATED : one)) : COLUMNS,
    rows: [...rows, totalRow(lines)],
    list: { unitSingular: 'línea', unitPlural: 'líneas' },
    ...(reasons === '' ? {} : { note: reasons }),
    sheet: 'Compras',
  };
};

/** How the workbook counts the purchases of the code in the row. */
export const COUNT_FORMULA =
  'COUNTIFS({compras.codigo},{codigo},{compras.recaudado},">0")' +
  '-COUNTIFS({compras.codigo},{codigo},{compras.recaudado},"<0")';

const COLUMNS: readonly Column[] = [
  { key: 'n', heading: 'N.º', align: 'right', widthMm: 6 },
  sharedColumn('hora', 9),
  sharedColumn('codigo', 8),
  { key: 'orden', heading: 'N.º de orden', align: 'left', widthMm: 21 },
  sharedColumn('jugador', 7),
  sharedColumn('nombre'),
  { key: 'cajero', heading: 'Cajero', align: 'right', widthMm: 11 },
  { key: 'recaudado', heading: 'Recaudado ($)', align: 'right', widthMm: 23.3 },
  { key: 'premios', heading: 'Premios ($)', align: 'right', widthMm: 23.3 },
  { key: 'beneficio', heading: 'Beneficio ($)', align: 'right', widthMm: 23.3 },
];

const DATED: Column = { key: 'hora', heading: 'Día u hora', align: 'left', widthMm: 9 };

const linesOf = (code: PurchaseCode, lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.filter(({ purchase }) => purchase.code === code);

const PREFIXES = { sale: '', refund: 'Devolución: ', void: 'Anulación: ' } as const;

const lineRow = (line: LedgerLine, number: number, jornada: Jornada): Row => ({
  cells: [
    count(number),
    isBeforeJornada(line.occurredAt, jornada)
      ? text(dayText(line.occurredAt))
      : { kind: 'time', value: line.occurredAt },
    text(line.purchase.code),
    text(orderText(line.purchase)),
    count(line.purchase.person.entryNumber),
    text(`${PREFIXES[line.kind]}${fullName(line.purchase.person)}`),
    text(line.legajo),
    money(line.takings),
    money(line.prizes),
    money(line.benefit),
  ],
});

const subtotalRow = (group: readonly LedgerLine[]): Row => {
  const code = group[0]!.purchase.code;
  const ofCode = (column: string) => `SUMIFS({compras.${column}},{compras.codigo},"${code}")`;
  return { role: 'subtotal', cells: sumCells(`Subtotal ${code}`, group, ofCode) };
};

const totalRow = (lines: readonly LedgerLine[]): Row => ({
  role: 'total',
  cells: sumCells('Total de la mesa', lines, (column) => `SUM({compras.${column}})`),
});

const sumCells = (
  label: string,
  lines: readonly LedgerLine[],
  formula: (column: string) => string,
): Row['cells'] => [
  blank,
  strong(`${label}, ${counted(standing(lines), 'compra', 'compras')}`),
  ...Array.from({ length: 5 }, () => blank),
  money(sum(lines.map(({ takings }) => takings)), formula('recaudado')),
  money(sum(lines.map(({ prizes }) => prizes)), formula('premios')),
  money(sum(lines.map(({ benefit }) => benefit)), formula('beneficio')),
];

/** Why a sale was voided, or given back by other means, stands on the paper with the account. */
const reversalReasons = (lines: readonly LedgerLine[]): string =>
  lines
    .flatMap(({ kind, purchase }) => {
      const { reversal, paid } = purchase;
      if (kind === 'sale' || !reversal?.reason) return [];
      const act = kind === 'void' ? 'Anulación' : 'Devolución';
      const what = paid.voucher === null ? 'cupón' : 'vale';
      return [`${act} del ${what} ${orderText(purchase)}: ${reversal.reason}.`];
    })
    .join(' ');
