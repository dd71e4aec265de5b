import { type Centavos, ZERO } from '../../domain/money/centavos.ts';
import type { Instant } from '../../domain/time/jornada.ts';
import { minuteText } from '../format/date.ts';
import { MEANS_NAMES } from '../format/names.ts';
import { paperNumber } from '../format/paperNumber.ts';
import { type Cell, count, none, text } from '../model/cell.ts';
import type { Check, Column } from '../model/paper.ts';
import type { BookedPrize, LtInput } from './inputs.ts';
import { sharedColumn } from './sharedColumn.ts';
import { placeText } from './wording.ts';

/** The columns that tell which prize it is and on which papers it was paid. */
export const PRIZE_COLUMNS: readonly Column[] = [
  { key: 'posicion', heading: 'Posición', align: 'left', widthMm: 20 },
  sharedColumn('jugador', 9),
  { key: 'comprobante', heading: 'Comprobante de clasificación', align: 'left', widthMm: 30 },
  { key: 'recibo', heading: 'Recibo de premio', align: 'left', widthMm: 26 },
  { key: 'medio', heading: 'Medio de pago', align: 'left' },
  { key: 'pagado', heading: 'Pagado', align: 'right', widthMm: 23.3 },
];

/** The cells of those columns but the amount; what is not paid yet says so. */
export const prizeCells = ({ standing, classification, paid }: BookedPrize): Cell[] => [
  text(placeText(standing)),
  count(standing.entry),
  classification === null ? none : text(paperNumber(classification)),
  paid === null ? text(UNPAID) : text(paperNumber(paid.receipt)),
  paid === null ? none : text(MEANS_NAMES[paid.means]),
];

/**
 * What is paid and owed is so at a moment, of the closing or of the last correction; a later payment
 * changes no figure of the settlement.
 */
export const paidUntil = ({ closedAt, corrected }: Moments): string =>
  `Pagos registrados hasta ${momentText(closedAt, corrected)}; los posteriores constan en sus ` +
  'recibos de premio.';

type Moments = Pick<LtInput, 'closedAt' | 'corrected'>;

const momentText = (closedAt: Instant, corrected: Moments['corrected']): string =>
  corrected
    ? `la corrección, ${minuteText(corrected.occurredAt)} (cierre: ${minuteText(closedAt)})`
    : `el cierre, ${minuteText(closedAt)}`;

/** What stands in the place of a receipt that there is not yet. */
const UNPAID = 'Pendiente';

/** What a prize has been paid so far. */
export const paidOf = ({ paid }: BookedPrize): Centavos => paid?.amount ?? ZERO;

/**
 * A prize is paid whole against its receipt, or not at all.
 *
 * @param table key of the table of the prizes
 * @param owed what a row with a receipt still owes
 * @see R123-I-66
 */
export const paidWhole = (prizes: readonly BookedPrize[], table: string, owed: string): Check => {
  const unpaid = `({${table}.recibo}="${UNPAID}")`;
  const left = `${unpaid}*{${table}.pagado}+(1-${unpaid})*(${owed})`;
  return {
    label: 'Cada premio, pagado entero o pendiente entero',
    passed: prizes.every(({ paid, standing }) => paid === null || paid.amount === standing.prize),
    formula: `SUMPRODUCT(--(ROUND(${left},2)<>0))=0`,
  };
};
