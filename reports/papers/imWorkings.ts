import { sum } from '../../domain/money/centavos.ts';
import { blank, count, money, none, strong, text } from '../model/cell.ts';
import type { Table } from '../model/paper.ts';
import type { ImInput } from './imInput.ts';
import { FIGURES } from './imTables.ts';
import { sharedColumn } from './sharedColumn.ts';

/** Every settled table of the month: only the workbook shows them. */
export const monthTables = ({ tables }: ImInput): Table => ({
  block: 'table',
  key: 'mesas',
  heading: 'Mesas liquidadas',
  columns: [
    sharedColumn('jornada'),
    { key: 'juego', heading: 'Juego', align: 'left' },
    { key: 'evento', heading: 'Evento', align: 'left' },
    { key: 'mesa', heading: 'Mesa', align: 'right' },
    { key: 'liquidacion', heading: 'Liquidación', align: 'left' },
    ...FIGURES.map(([key, heading]) => ({ key, heading, align: 'right' as const })),
  ],
  rows: [
    ...tables.map((one) => ({
      cells: [
        { kind: 'date', value: one.jornada } as const,
        text(one.game),
        one.event === null ? none : text(one.event),
        count(one.table),
        text(one.paper),
        ...FIGURES.map(([, , figure]) => money(figure(one))),
      ],
    })),
    {
      role: 'total',
      cells: [
        strong('Total'),
        ...Array.from({ length: 4 }, () => blank),
        ...FIGURES.map(([column, , figure]) =>
          money(sum(tables.map(figure)), `SUM({mesas.${column}})`),
        ),
      ],
    },
  ],
  sheet: 'Mesas',
});

/** The ledger lines of the month, by the codes of the operator's books. */
export const linesTable = ({ lines }: Pick<ImInput, 'lines'>): Table => ({
  block: 'table',
  key: 'asientos',
  heading: 'Líneas del asiento',
  columns: [
    sharedColumn('jornada'),
    { key: 'cuenta', heading: 'Cuenta', align: 'left' },
    { key: 'nombre', heading: 'Nombre', align: 'left' },
    { key: 'juego', heading: 'Juego', align: 'left' },
    { key: 'mesa', heading: 'Mesa', align: 'right' },
    { key: 'comprobante', heading: 'Comprobante', align: 'left' },
    { key: 'debe', heading: 'Debe', align: 'right' },
    { key: 'haber', heading: 'Haber', align: 'right' },
  ],
  rows: [
    ...lines.map(({ jornada, code, name, source, debit, credit }) => ({
      cells: [
        { kind: 'date', value: jornada } as const,
        text(code),
        text(name),
        text(source.game),
        source.table === null ? none : count(source.table),
        text(source.paper),
        money(debit),
        money(credit),
      ],
    })),
    {
      role: 'total',
      cells: [
        strong('Total'),
        ...Array.from({ length: 5 }, () => blank),
        money(sum(lines.map(({ debit }) => debit)), 'SUM({asientos.debe})'),
        money(sum(lines.map(({ credit }) => credit)), 'SUM({asientos.haber})'),
      ],
    },
  ],
  sheet: 'Asientos',
});
