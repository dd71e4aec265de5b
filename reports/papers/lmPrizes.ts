import { type Centavos, centavos, sum } from '../../domain/money/centavos.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { jornadaText } from '../format/date.ts';
import { type Cell, count, money, none, strong, text } from '../model/cell.ts';
import type { Row, Table } from '../model/paper.ts';
import type { BookedPrize, LmInput } from './inputs.ts';
import { MEANS_NAMES, paperNumber, placeText } from './wording.ts';

/**
 * The prizes booked to the table of a Sit & Go, paid or not, against the part of its purchases
 * that is for prizes. Entries by number: their names are in the list of purchases.
 *
 * @see R123-IV-11.5
 */
export const tablePrizes = ({ prizes, settlement, prizesBookedOn }: LmInput): Table => {
  const destined = settlement.prizes;
  const booked = sum(prizes.map(({ standing }) => standing.prize));
  return {
    block: 'table',
    key: 'premios_mesa',
    heading: 'Premios imputados a la mesa',
    remark: 'Anexo IV, punto 11.5',
    columns: [
      { key: 'posicion', heading: 'Posición', align: 'left', widthMm: 20 },
      { key: 'jugador', heading: 'Jug.', align: 'right', widthMm: 9 },
      { key: 'comprobante', heading: 'Comprobante de clasificación', align: 'left', widthMm: 30 },
      { key: 'recibo', heading: 'Recibo de premio', align: 'left', widthMm: 26 },
      { key: 'medio', heading: 'Medio de pago', align: 'left' },
      { key: 'pagado', heading: 'Pagado', align: 'right', widthMm: 23.3 },
      { key: 'importe', heading: 'Premio', align: 'right', widthMm: 23.3 },
    ],
    rows: [
      ...prizes.map(prizeRow),
      totalRow('Total de premios', [
        money(paidOf(prizes), 'SUM({premios_mesa.pagado})'),
        money(booked, 'SUM({premios_mesa.importe})'),
      ]),
      after('Destinado a premios por las compras de la mesa', [
        { kind: 'blank' },
        money(destined, '{por_codigo.premios#total}'),
      ]),
      after('Saldo', [
        { kind: 'blank' },
        money(
          centavos(destined - booked),
          'ROUND({por_codigo.premios#total}-{premios_mesa.importe#total},2)',
        ),
      ]),
    ],
    ...(prizesBookedOn === undefined ? {} : { note: bookedOnce(prizesBookedOn) }),
    sheet: 'Premios',
  };
};

/** Why a settlement of the event has no prizes, or more than its purchases left for them. */
const bookedOnce = (jornada: Jornada): string =>
  'Hubo compras en más de una jornada: los premios se imputan por única vez a la jornada ' +
  `${jornadaText(jornada)}, y los saldos de las liquidaciones del torneo se compensan.`;

/** The papers and the means of payment of a prize; what is not paid yet says so. */
export const prizePapers = ({ classification, paid }: BookedPrize): Cell[] => [
  classification === null ? none : text(paperNumber(classification)),
  paid === null ? text('Pendiente') : text(paperNumber(paid.receipt)),
  paid === null ? none : text(MEANS_NAMES[paid.means]),
];

const prizeRow = (prize: BookedPrize): Row => ({
  cells: [
    text(placeText(prize.standing)),
    count(prize.standing.entry),
    ...prizePapers(prize),
    money(prize.paid?.amount ?? centavos(0)),
    money(prize.standing.prize),
  ],
});

const paidOf = (prizes: readonly BookedPrize[]): Centavos =>
  sum(prizes.map(({ paid }) => paid?.amount ?? centavos(0)));

const LABEL_BLANKS: readonly Cell[] = Array.from({ length: 4 }, () => ({ kind: 'blank' }));

const totalRow = (label: string, amounts: readonly Cell[]): Row => ({
  role: 'total',
  cells: [strong(label), ...LABEL_BLANKS, ...amounts],
});

const after = (label: string, amounts: readonly Cell[]): Row => ({
  role: 'after-total',
  cells: [text(label), ...LABEL_BLANKS, ...amounts],
});
