import { centavos, sum, ZERO } from '../../domain/money/centavos.ts';
import type { Deal } from '../../domain/settlement/types.ts';
import { blank, count, money, strong } from '../model/cell.ts';
import type { Row, Table } from '../model/paper.ts';
import type { BookedPrize, LtInput } from './inputs.ts';
import { agreedTo, type Share, sharesOf } from './ltClassification.ts';
import { PRIZE_COLUMNS, paidOf, paidUntil, prizeCells } from './prizePapers.ts';
import { sharedColumn } from './sharedColumn.ts';

/**
 * Each prize with its receipt: what is paid and what is still owed.
 *
 * @see R123-I-66, R123-IV-9.1.p5, R123-IV-11.3
 */
export const paymentsTable = (input: LtInput): Table => {
  const booked = bookedPrizes(input);
  const paid = sum(booked.map(paidOf));
  const owed = sum(booked.map(({ standing }) => standing.prize));
  return {
    block: 'table',
    key: 'pagos',
    heading: 'Pago de premios',
    columns: [
      ...PRIZE_COLUMNS,
      { key: 'pendiente', heading: 'Pendiente', align: 'right', widthMm: 23.3 },
    ],
    rows: [
      ...booked.map(paymentRow),
      {
        role: 'total',
        cells: [
          strong('Total'),
          ...Array.from({ length: 4 }, () => blank),
          money(paid, 'SUM({pagos.pagado})'),
          money(centavos(owed - paid), 'SUM({pagos.pendiente})'),
        ],
      },
    ],
    ...(booked.length === 0 ? {} : { note: paidUntil(input) }),
    sheet: 'Pagos',
  };
};

/** The prizes greater than zero, paid or not, in the order of the classification. */
export const bookedPrizes = ({ settlement, prizes }: LtInput): BookedPrize[] => {
  const papers = new Map(prizes.map((prize) => [prize.standing.entry, prize]));
  return settlement.classification
    .filter(({ prize }) => prize > 0)
    .map((standing) => {
      const known = papers.get(standing.entry);
      return { standing, classification: known?.classification ?? null, paid: known?.paid ?? null };
    });
};

const paymentRow = (prize: BookedPrize): Row => ({
  cells: [
    ...prizeCells(prize),
    money(paidOf(prize)),
    money(
      centavos(prize.standing.prize - paidOf(prize)),
      'ROUND(SUMIFS({calculo.a_cobrar},{calculo.jugador},{jugador})-{pagado},2)',
    ),
  ],
});

/**
 * How the workbook arrives at what each entry collects: total of its places, equal part, leftover
 * centavo to the lowest numbers, and what disqualified entries left.
 *
 * @see R123-I-71, R123-II-41.b3
 */
export const prizeWorkings = (input: LtInput): Table => ({
  block: 'table',
  key: 'calculo',
  heading: 'Cálculo de lo que cobra cada inscripción',
  columns: [
    sharedColumn('jugador'),
    { key: 'desde', heading: 'Posición desde', align: 'right' },
    { key: 'hasta', heading: 'Posición hasta', align: 'right' },
    { key: 'total', heading: 'Premios de las posiciones', align: 'right' },
    { key: 'parte', heading: 'Parte', align: 'right' },
    { key: 'sobrante', heading: 'Sobrante', align: 'right' },
    { key: 'descalificado', heading: 'Descalificado', align: 'right' },
    { key: 'premio', heading: 'Premio de la posición', align: 'right' },
    { key: 'por_descalificacion', heading: 'Por descalificaciones', align: 'right' },
    ...(input.settlement.deal
      ? [{ key: 'por_acuerdo', heading: 'Por acuerdo', align: 'right' } as const]
      : []),
    { key: 'a_cobrar', heading: 'A cobrar', align: 'right' },
  ],
  rows: sharesOf(input).map((share) => workingRow(share, input.settlement.deal)),
  sheet: 'Cálculo',
});

const TOTAL_OF_PLACES =
  'SUMIFS({escala.premio},{escala.posicion},">="&{desde},{escala.posicion},"<="&{hasta})';
const PART = 'TRUNC(ROUND({total}*100,0)/({hasta}-{desde}+1),0)/100';
const LEFTOVER =
  'IF(COUNTIFS({calculo.desde},{desde},{calculo.jugador},"<"&{jugador})' +
  '<ROUND(({total}-{parte}*({hasta}-{desde}+1))*100,0),0.01,0)';

/** Of the places of who agreed, the first alone still gives what was left to play for. */
const workingRow = (share: Share, deal: Deal | undefined): Row => {
  const { standing, places, leftover, prize } = share;
  const { entry, position, sharedThrough, disqualified, fromDisqualified } = standing;
  const isOfDeal = deal !== undefined && position <= deal.shares.length;
  return {
    cells: [
      count(entry),
      count(position),
      count(sharedThrough ?? position),
      isOfDeal ? money(places.total) : money(places.total, TOTAL_OF_PLACES),
      money(places.part, PART),
      money(leftover, LEFTOVER),
      count(disqualified ? 1 : 0),
      money(disqualified ? ZERO : prize, 'IF({descalificado}=1,0,{parte}+{sobrante})'),
      money(fromDisqualified),
      ...(deal ? [money(agreedTo(share))] : []),
      money(standing.prize, `{premio}+{por_descalificacion}${deal ? '+{por_acuerdo}' : ''}`),
    ],
  };
};
