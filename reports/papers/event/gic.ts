import { type Centavos, centavos, sum } from '../../../domain/money/centavos.ts';
import { PURCHASE_CODES, type PurchaseCode } from '../../../domain/settlement/types.ts';
import { blank, count, money, strong, text } from '../../model/cell.ts';
import type { Check, LabelledFact, Paper, Row, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import type { LedgerPurchase, Signatory } from '../inputs.ts';
import { type LedgerLine, ledgerLines, standing } from '../ledger.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { settlementSignatures } from '../signatures.ts';
import { CODE_NAMES, counted, eventName, modalityName } from '../wording.ts';
import { type EventPaperInput, eventHead } from './eventInput.ts';
import { accountTable, REVERSAL_PREFIXES } from './gicLines.ts';
import { sponsoredTable } from './gicSponsored.ts';

export type GicInput = EventPaperInput & {
  /** All of the event, the reversed ones too. */
  readonly purchases: readonly LedgerPurchase[];
  readonly headCashier: Signatory | null;
  readonly fiscalizador: string | null;
};

/**
 * The deposit account of an event: each purchase and each reversal as a line with its code, order
 * number and full name, and what the account held after it; who paid in the place of a player is named.
 *
 * @see R123-I-31, R123-IV-1.3, R123-IV-6
 */
export const buildGic = (input: GicInput): Paper => {
  const { terms, headCashier, fiscalizador } = input;
  const lines = inTime(ledgerLines(input.purchases));
  const balance = balanceOf(lines);
  return {
    ...eventHead('GIC', input),
    facts: facts(input, lines),
    keyFigures: [
      { label: 'Ingresos', value: money(balanceOf(sales(lines))) },
      { label: 'Devoluciones y anulaciones', value: money(reversed(lines)), operator: '−' },
      { label: 'Saldo de la cuenta', value: money(balance), operator: '=' },
    ],
    blocks: [codesTable(lines), accountTable(lines), ...sponsoredTable(lines)],
    signatures: settlementSignatures(terms, headCashier, fiscalizador),
    norms: citations(['R123-IV-1.3', 'R123-IV-6']),
    checks: checksOf(lines),
  };
};

/** As money came and went; two lines of the same moment in the order of their codes. */
const inTime = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.toSorted((one, other) =>
    one.occurredAt < other.occurredAt ? -1 : Number(one.occurredAt > other.occurredAt),
  );

const sales = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.filter(({ kind }) => kind === 'sale');

const balanceOf = (lines: readonly LedgerLine[]): Centavos =>
  sum(lines.map(({ takings }) => takings));

const reversed = (lines: readonly LedgerLine[]): Centavos =>
  centavos(balanceOf(sales(lines)) - balanceOf(lines));

const facts = ({ terms }: GicInput, lines: readonly LedgerLine[]): LabelledFact[][] => [
  [
    { label: 'Evento N.º', value: text(eventName(terms)) },
    { label: 'Modalidad', value: text(modalityName(terms)) },
    { label: 'Asientos de la cuenta', value: count(lines.length), narrow: true },
    { label: 'Compras vigentes', value: count(standing(lines)), narrow: true },
  ],
];

const codesTable = (lines: readonly LedgerLine[]): Table => ({
  block: 'table',
  key: 'por_codigo',
  heading: 'Saldo por código',
  columns: [
    sharedColumn('codigo', 10),
    sharedColumn('concepto'),
    { key: 'cantidad', heading: 'Compras vigentes', align: 'right', widthMm: 26 },
    { key: 'saldo', heading: 'Saldo', align: 'right', widthMm: 30 },
  ],
  rows: [
    ...PURCHASE_CODES.map((code) => codeRow(code, lines)),
    {
      role: 'total',
      cells: [
        blank,
        strong('Total'),
        count(standing(lines), 'SUM({por_codigo.cantidad})'),
        money(balanceOf(lines), 'SUM({por_codigo.saldo})'),
      ],
    },
  ],
  sheet: 'Saldo',
});

const codeRow = (code: PurchaseCode, lines: readonly LedgerLine[]): Row => {
  const own = lines.filter(({ purchase }) => purchase.code === code);
  return {
    cells: [
      text(code),
      text(CODE_NAMES[code]),
      count(standing(own), COUNT_FORMULA),
      money(balanceOf(own), 'SUMIFS({cuenta.importe},{cuenta.codigo},{codigo})'),
    ],
  };
};

const COUNT_FORMULA =
  'COUNTIFS({cuenta.codigo},{codigo},{cuenta.importe},">0")' +
  '-COUNTIFS({cuenta.codigo},{codigo},{cuenta.importe},"<0")';

const checksOf = (lines: readonly LedgerLine[]): Check[] => [
  {
    label: `Saldo por código = suma de ${counted(lines.length, 'asiento', 'asientos')}`,
    passed: true,
    formula: 'ROUND({por_codigo.saldo#total}-SUM({cuenta.importe}),2)=0',
  },
  {
    label: 'Compras vigentes = ventas − devoluciones y anulaciones',
    passed: true,
    formula:
      '{por_codigo.cantidad#total}=COUNTIF({cuenta.importe},">0")-COUNTIF({cuenta.importe},"<0")',
  },
  {
    label: 'Toda venta suma, y toda devolución o anulación resta',
    passed: lines.every(({ kind, takings }) => (kind === 'sale' ? takings >= 0 : takings <= 0)),
    formula: `SUMPRODUCT(({cuenta.importe}>0)*${REVERSAL}+({cuenta.importe}<0)*(1-${REVERSAL}))=0`,
  },
  {
    label: 'Toda devolución o anulación, por el importe de su venta',
    passed: true,
    formula:
      `SUMPRODUCT(${REVERSAL}*(COUNTIFS({cuenta.orden},{cuenta.orden},` +
      '{cuenta.codigo},{cuenta.codigo},{cuenta.importe},-{cuenta.importe})=0))=0',
  },
];

/** One on the line of a reversal, by what stands before the name; zero on a sale. */
const REVERSAL = `(${REVERSAL_PREFIXES.map(
  (prefix) => `(LEFT({cuenta.nombre},${prefix.length})="${prefix}")`,
).join('+')})`;
