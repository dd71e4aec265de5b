import { centavos } from '../../../domain/money/centavos.ts';
import { minuteText } from '../../format/date.ts';
import { blank, count, money, strong, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { type LedgerLine, orderText } from '../ledger.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { counted, fullName } from '../wording.ts';

const PREFIXES = { sale: '', refund: 'Devolución: ', void: 'Anulación: ' } as const;

/** What tells the lines that give money back from those that took it. */
export const REVERSAL_PREFIXES = [PREFIXES.refund, PREFIXES.void] as const;

/** `Devolución: Pérez, Ana` */
export const namedLine = ({ kind, purchase }: LedgerLine): string =>
  `${PREFIXES[kind]}${fullName(purchase.person)}`;

/** Every line of the account in the order of time, with the balance after it (R123-IV-1.3). */
export const accountTable = (lines: readonly LedgerLine[]): Table => {
  let balance = 0;
  const rows = lines.map((line, index): Row => {
    balance += line.takings;
    return {
      cells: [
        count(index + 1),
        text(minuteText(line.occurredAt)),
        text(line.purchase.code),
        text(orderText(line.purchase)),
        count(line.purchase.person.entryNumber),
        text(namedLine(line)),
        text(line.legajo),
        money(line.takings),
        money(centavos(balance), 'SUM({importe:above})+{importe}'),
      ],
    };
  });
  return {
    block: 'table',
    key: 'cuenta',
    heading: 'Asientos de la cuenta',
    columns: COLUMNS,
    rows: [...rows, totalRow(balance, lines.length)],
    list: { unitSingular: 'asiento', unitPlural: 'asientos' },
    sheet: 'Cuenta',
  };
};

const COLUMNS: Table['columns'] = [
  { key: 'n', heading: 'N.º', align: 'right', widthMm: 8 },
  sharedColumn('instante', 28),
  sharedColumn('codigo', 8),
  { key: 'orden', heading: 'N.º de orden', align: 'left', widthMm: 22 },
  sharedColumn('jugador', 8),
  sharedColumn('nombre'),
  { key: 'cajero', heading: 'Cajero', align: 'right', widthMm: 11 },
  { key: 'importe', heading: 'Importe ($)', align: 'right', widthMm: 22 },
  { key: 'saldo', heading: 'Saldo ($)', align: 'right', widthMm: 24, running: true },
];

const totalRow = (balance: number, lines: number): Row => ({
  role: 'total',
  cells: [
    blank,
    strong(`Total, ${counted(lines, 'asiento', 'asientos')}`),
    ...Array.from({ length: 5 }, () => blank),
    money(centavos(balance), 'SUM({cuenta.importe})'),
    blank,
  ],
});
