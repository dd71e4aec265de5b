import { centavos, sum, ZERO } from '../../../domain/money/centavos.ts';
import { amountOf } from '../../../domain/tableDay/figures.ts';
import type { Movement, TableDay } from '../../../domain/tableDay/state.ts';
import { paperNumber } from '../../format/paperNumber.ts';
import { type Cell, count, money, strong, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';

type Slip = Extract<Movement, { kind: 'fill' | 'credit' }>;
type Box = Extract<Movement, { kind: 'drop' }>;

/** Each slip of the day in the order recorded; a void one is kept and counts as nothing. */
export const slipsTable = ({ movements }: TableDay): Table => {
  const slips = movements.filter((one): one is Slip => one.kind !== 'drop');
  const reasons = voidReasons(slips);
  return {
    block: 'table',
    key: 'movimientos',
    heading: 'Reposiciones y devoluciones de fichas',
    columns: [
      sharedColumn('hora', 12),
      sharedColumn('concepto', 24),
      { key: 'comprobante', heading: 'Comprobante', align: 'left', widthMm: 32 },
      { key: 'caja', heading: 'Caja', align: 'right', widthMm: 10 },
      sharedColumn('firmas'),
      sharedColumn('estado', 18),
      sharedColumn('importe', 27),
    ],
    rows: [...slips.map(slipRow), totalRow(slips)],
    ...(reasons === '' ? {} : { note: reasons }),
    sheet: 'Movimientos',
  };
};

const CODES = { fill: 'RF', credit: 'DF' } as const;
const NAMES = { fill: 'Reposición', credit: 'Devolución' } as const;

const slipRow = (slip: Slip): Row => ({
  cells: [
    time(slip),
    text(NAMES[slip.kind]),
    text(`${CODES[slip.kind]} ${paperNumber(slip.slip)}`),
    count(slip.desk),
    text(signatures(slip)),
    text(slip.voided ? 'Anulado' : 'Vigente'),
    money(slip.voided ? ZERO : amountOf(slip)),
  ],
});

/** The net of what went to the table: fills less credits. */
const totalRow = (slips: readonly Slip[]): Row => {
  const standing = slips.filter(({ voided }) => voided === null);
  const total = (kind: Slip['kind']) =>
    sum(standing.filter((one) => one.kind === kind).map(amountOf));
  const of = (kind: Slip['kind']) =>
    `SUMIFS({movimientos.importe},{movimientos.concepto},"${NAMES[kind]}")`;
  return {
    role: 'total',
    cells: [
      text(''),
      strong('Neto a la mesa'),
      text(''),
      text(''),
      text(''),
      text(''),
      money(centavos(total('fill') - total('credit')), `${of('fill')}-${of('credit')}`),
    ],
  };
};

/** What each count of the box found. */
export const dropsTable = ({ movements }: TableDay): Table => {
  const boxes = movements.filter((one): one is Box => one.kind === 'drop');
  const standing = boxes.filter(({ voided }) => voided === null);
  const reasons = voidReasons(boxes);
  const column = (key: 'cash' | 'vouchers') => sum(standing.map(({ drop }) => drop[key]));
  return {
    block: 'table',
    key: 'caja',
    heading: 'Recuento de la caja de la mesa (drop)',
    columns: [
      sharedColumn('hora', 12),
      sharedColumn('firmas'),
      sharedColumn('estado', 18),
      { key: 'efectivo', heading: 'Efectivo', align: 'right', widthMm: 27 },
      { key: 'vales', heading: 'Vales', align: 'right', widthMm: 27 },
      { key: 'total', heading: 'Total', align: 'right', widthMm: 27 },
    ],
    rows: [
      ...boxes.map(boxRow),
      {
        role: 'total',
        cells: [
          text(''),
          strong('Total del drop'),
          text(''),
          money(column('cash'), 'SUM({caja.efectivo})'),
          money(column('vouchers'), 'SUM({caja.vales})'),
          money(sum(standing.map(amountOf)), 'SUM({caja.total})'),
        ],
      },
    ],
    ...(reasons === '' ? {} : { note: reasons }),
    sheet: 'Drop',
  };
};

const boxRow = (box: Box): Row => {
  const { cash, vouchers } = box.voided ? { cash: ZERO, vouchers: ZERO } : box.drop;
  const total = centavos(cash + vouchers);
  return {
    cells: [
      time(box),
      text(signatures(box)),
      text(box.voided ? 'Anulado' : 'Vigente'),
      money(cash),
      money(vouchers),
      money(total, '{efectivo}+{vales}'),
    ],
  };
};

const time = ({ at }: Movement): Cell => ({ kind: 'time', value: at });

const signatures = ({ by, second }: Movement): string => `${by.legajo} y ${second.legajo}`;

/** Why something was voided, by whom, and what it said. */
const voidReasons = (movements: readonly Movement[]): string =>
  movements
    .flatMap((one) => {
      if (one.voided === null) return [];
      const what = one.kind === 'drop' ? 'Recuento' : `${CODES[one.kind]} ${paperNumber(one.slip)}`;
      return [`${what} anulado por el legajo ${one.voided.by.legajo}: ${one.voided.reason}.`];
    })
    .join(' ');
