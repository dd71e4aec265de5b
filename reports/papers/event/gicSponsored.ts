import { sum } from '../../../domain/money/centavos.ts';
import { SPONSOR_NAMES } from '../../format/names.ts';
import { blank, count, money, strong, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { type LedgerLine, orderText } from '../ledger.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { namedLine } from './gicLines.ts';

/**
 * The entries whose price somebody else paid into the account, with who and the reference of that
 * payment; no table where every player paid his own.
 *
 * @see R123-I-31 and decision T14
 */
export const sponsoredTable = (lines: readonly LedgerLine[]): Table[] => {
  const rows = lines.flatMap(rowOf);
  if (rows.length === 0) return [];
  const paid = lines.filter(({ purchase }) => purchase.paid.sponsor !== undefined);
  return [
    {
      block: 'table',
      key: 'pagadas_por_otro',
      heading: 'Inscripciones que pagó otro en lugar del jugador',
      columns: COLUMNS,
      rows: [
        ...rows,
        {
          role: 'total',
          cells: [
            strong('Total'),
            ...Array.from({ length: 4 }, () => blank),
            money(sum(paid.map(({ takings }) => takings)), 'SUM({pagadas_por_otro.importe})'),
          ],
        },
      ],
      sheet: 'Pagadas por otro',
    },
  ];
};

const rowOf = (line: LedgerLine): Row[] => {
  const { paid, person } = line.purchase;
  if (!paid.sponsor) return [];
  const { kind, reference } = paid.sponsor;
  return [
    {
      cells: [
        text(orderText(line.purchase)),
        count(person.entryNumber),
        text(namedLine(line)),
        text(SPONSOR_NAMES[kind]),
        text(reference),
        money(line.takings),
      ],
    },
  ];
};

const COLUMNS: Table['columns'] = [
  { key: 'orden', heading: 'N.º de orden', align: 'left', widthMm: 22 },
  sharedColumn('jugador', 8),
  sharedColumn('nombre'),
  { key: 'pago', heading: 'Pagó', align: 'left', widthMm: 28 },
  { key: 'referencia', heading: 'Referencia del pago', align: 'left', widthMm: 42 },
  sharedColumn('importe', 22),
];
