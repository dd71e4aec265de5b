import { CASH_MEANS, type CashMeans } from '../../../domain/cash/facts.ts';
import { figuresOf } from '../../../domain/cash/figures.ts';
import type { CashDay } from '../../../domain/cash/state.ts';
import { type Centavos, centavos, sum } from '../../../domain/money/centavos.ts';
import { money, strong, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';

const MEANS = {
  'american-chips': 'Compras con fichas americanas',
  cash: 'Compras con efectivo',
  'special-chips': 'Compras con fichas especiales',
} as const satisfies Record<CashMeans, string>;

/**
 * The chips of the table: what came in, what went out, and what must be left of them.
 *
 * @see R40-13, R40-20, R40-27, R40-91.b3
 */
export const chipsTable = (day: CashDay): Table => {
  const { stacksAtStart, cashOuts, consumption, rake, stacksAtEnd } = figuresOf(day);
  return {
    block: 'table',
    key: 'fichas',
    heading: 'Fichas de la mesa',
    columns: [
      sharedColumn('concepto'),
      { key: 'signo', heading: 'Signo', align: 'left', widthMm: 11 },
      sharedColumn('importe', 27),
    ],
    rows: [
      row('En juego al inicio', 'Suma', stacksAtStart),
      ...CASH_MEANS.map((means) =>
        row(MEANS[means], 'Suma', sum(day.sessions.map(({ purchases }) => purchases[means]))),
      ),
      row('Retiradas por los jugadores', 'Resta', cashOuts),
      row('Consumiciones', 'Resta', consumption),
      row('Beneficio de la casa', 'Resta', rake, '{partidas.beneficio#total}'),
      {
        role: 'total',
        cells: [strong('En juego al cierre'), text(''), money(stacksAtEnd, LEFT)],
      },
    ],
    sheet: 'Fichas',
  };
};

/** The box as it was counted, beside the benefit recorded. @see R40-95 */
export const boxTable = (day: CashDay): Table => {
  const { rake } = figuresOf(day);
  const box = day.closing?.box ?? rake;
  const review = day.closing?.review ?? null;
  return {
    block: 'table',
    key: 'caja',
    heading: 'Recuento de la caja',
    columns: [sharedColumn('concepto'), sharedColumn('importe', 27)],
    rows: [
      { cells: [text('Contado en la caja'), money(box)] },
      { cells: [text('Beneficio registrado'), money(rake, '{partidas.beneficio#total}')] },
      {
        role: 'total',
        cells: [
          strong('Diferencia'),
          money(
            centavos(box - rake),
            'SUMIFS({caja.importe},{caja.concepto},"Contado en la caja")' +
              '-SUMIFS({caja.importe},{caja.concepto},"Beneficio registrado")',
          ),
        ],
      },
    ],
    ...(review === null ? {} : { note: `Revisión: ${review}` }),
    sheet: 'Caja',
  };
};

const LEFT =
  'SUMIFS({fichas.importe},{fichas.signo},"Suma")' +
  '-SUMIFS({fichas.importe},{fichas.signo},"Resta")';

const row = (label: string, sign: 'Suma' | 'Resta', amount: Centavos, formula?: string): Row => ({
  cells: [text(label), text(sign), money(amount, formula)],
});
