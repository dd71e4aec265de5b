import { type Centavos, centavos, sum } from '../../domain/money/centavos.ts';
import { blank, count, money, strong, text } from '../model/cell.ts';
import type { Block, Row } from '../model/paper.ts';
import type { DayOtherSales, IjInput } from './ijInput.ts';

/** How many purchases for events of other days were sold in the jornada. */
export const otherPurchases = ({ otherSales }: Pick<IjInput, 'otherSales'>): number =>
  otherSales.reduce((total, { purchases }) => total + purchases, 0);

/** Money that came in that jornada for events of other days; nothing where there was none. */
export const otherSalesBlocks = ({ otherSales }: Pick<IjInput, 'otherSales'>): Block[] =>
  otherSales.length === 0
    ? []
    : [
        {
          block: 'table',
          key: 'otras',
          heading: 'Ventas de la jornada para otros eventos',
          columns: [
            { key: 'evento', heading: 'Evento', align: 'left', widthMm: 18 },
            { key: 'nombre', heading: 'Nombre', align: 'left' },
            { key: 'jornada', heading: 'Su jornada', align: 'left', widthMm: 22 },
            { key: 'compras', heading: 'Compras', align: 'right', widthMm: 16 },
            { key: 'vendido', heading: 'Vendido ($)', align: 'right', widthMm: 23.3 },
            { key: 'devuelto', heading: 'Devuelto ($)', align: 'right', widthMm: 23.3 },
            { key: 'neto', heading: 'Neto ($)', align: 'right', widthMm: 23.3 },
          ],
          rows: [...otherSales.map(salesRow), totalRow(otherSales)],
          list: { unitSingular: 'evento', unitPlural: 'eventos' },
          sheet: 'Otros eventos',
        },
        { block: 'note', text: NOTE },
      ];

const NOTE =
  'Ventas y devoluciones hechas en esta jornada para eventos de otra. No integran el beneficio de ' +
  'arriba por esta planilla: lo recaudado se informa y se asienta con la liquidación del evento.';

const netOf = ({ sold, returned }: DayOtherSales): Centavos => centavos(sold - returned);

const salesRow = (one: DayOtherSales): Row => ({
  cells: [
    text(one.event),
    text(one.name),
    { kind: 'date', value: one.jornada },
    count(one.purchases),
    money(one.sold),
    money(one.returned),
    money(netOf(one), '{vendido}-{devuelto}'),
  ],
});

const totalRow = (otherSales: readonly DayOtherSales[]): Row => {
  const total = (column: string, figure: (one: DayOtherSales) => Centavos) =>
    money(sum(otherSales.map(figure)), `SUM({otras.${column}})`);
  return {
    role: 'total',
    cells: [
      strong('Total'),
      ...[blank, blank],
      count(otherPurchases({ otherSales }), 'SUM({otras.compras})'),
      total('vendido', ({ sold }) => sold),
      total('devuelto', ({ returned }) => returned),
      total('neto', netOf),
    ],
  };
};
