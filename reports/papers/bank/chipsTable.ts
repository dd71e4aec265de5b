import { type Centavos, centavos } from '../../../domain/money/centavos.ts';
import {
  denominationsOf,
  faceValue,
  type Inventory,
  quantityOf,
} from '../../../domain/tableDay/inventory.ts';
import type { TableDay } from '../../../domain/tableDay/state.ts';
import { count, money, strong, text } from '../../model/cell.ts';
import type { Column, Row, Table } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';

type Counted = { readonly key: string; readonly group: string; readonly chips: Inventory };

/** Opening and closing by denomination: how many chips, and what they are worth. */
export const chipsTable = ({ opening, closing }: TableDay): Table => {
  const counts: readonly Counted[] = [
    { key: 'apertura', group: 'Apertura', chips: opening.chips },
    { key: 'cierre', group: 'Cierre', chips: closing?.chips ?? [] },
  ];
  const denominations = denominationsOf(...counts.map(({ chips }) => chips));
  return {
    block: 'table',
    key: 'fichas',
    heading: 'Fichas por denominación',
    columns: [
      { key: 'denominacion', heading: 'Denominación', align: 'right' },
      ...counts.flatMap(columnsOf),
    ],
    rows: [...denominations.map((one) => denominationRow(one, counts)), totalRow(counts)],
    sheet: 'Fichas',
  };
};

const columnsOf = ({ key, group }: Counted): Column[] => [
  { key, heading: 'Cantidad', group, align: 'right', widthMm: 18 },
  { key: `${key}_valor`, heading: 'Valor', group, align: 'right', widthMm: 27 },
];

const denominationRow = (denomination: Centavos, counts: readonly Counted[]): Row => ({
  cells: [
    money(denomination),
    ...counts.flatMap(({ key, chips }) => {
      const quantity = quantityOf(chips, denomination);
      const value = centavos(denomination * quantity);
      return [count(quantity), money(value, `{denominacion}*{${key}}`)];
    }),
  ],
});

const totalRow = (counts: readonly Counted[]): Row => ({
  role: 'total',
  cells: [
    strong('Total'),
    ...counts.flatMap(({ key, chips }) => [
      count(
        chips.reduce((total, { quantity }) => total + quantity, 0),
        `SUM({fichas.${key}})`,
      ),
      money(faceValue(chips), `SUM({fichas.${key}_valor})`),
    ]),
  ],
});

/** Counts in the middle of the day: recorded, without effect on the result. */
export const countsTable = ({ counts }: TableDay): Table[] =>
  counts.length === 0
    ? []
    : [
        {
          block: 'table',
          key: 'recuentos',
          heading: 'Recuentos durante la jornada',
          columns: [
            sharedColumn('hora', 14),
            sharedColumn('firmas'),
            { key: 'fichas', heading: 'Fichas', align: 'right', widthMm: 18 },
            { key: 'valor', heading: 'Valor', align: 'right', widthMm: 27 },
          ],
          rows: counts.map(({ at, by, second, chips }) => ({
            cells: [
              { kind: 'time', value: at },
              text(`${by.legajo} y ${second.legajo}`),
              count(chips.reduce((total, { quantity }) => total + quantity, 0)),
              money(faceValue(chips)),
            ],
          })),
          sheet: 'Recuentos',
        },
      ];
