import { centavos, sum } from '../../domain/money/centavos.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { jornadaText } from '../format/date.ts';
import { type Cell, money, strong, text } from '../model/cell.ts';
import type { Row, Table } from '../model/paper.ts';
import { formOf } from './form.ts';
import type { BookedPrize, LmInput } from './inputs.ts';
import { PRIZE_COLUMNS, paidOf, paidUntil, prizeCells } from './prizePapers.ts';

/**
 * The prizes booked to the table of a Sit & Go, paid or not, against the part of its purchases
 * that is for prizes. Entries by number: their names are in the list of purchases.
 *
 * @see R123-IV-11.5
 */
export const tablePrizes = (input: LmInput): Table => {
  const { prizes, settlement, prizesBookedOn } = input;
  const notes = [
    ...(prizes.length === 0 ? [] : [paidUntil(input)]),
    ...(prizesBookedOn === undefined ? [] : [bookedOnce(prizesBookedOn)]),
  ];
  const destined = settlement.prizes;
  const booked = sum(prizes.map(({ standing }) => standing.prize));
  return {
    block: 'table',
    key: 'premios_mesa',
    heading: 'Premios imputados a la mesa',
    remark: formOf(input.terms).placeIn('R123-IV-11.5'),
    columns: [
      ...PRIZE_COLUMNS,
      { key: 'importe', heading: 'Premio', align: 'right', widthMm: 23.3 },
    ],
    rows: [
      ...prizes.map(prizeRow),
      totalRow('Total de premios', [
        money(sum(prizes.map(paidOf)), 'SUM({premios_mesa.pagado})'),
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
    ...(notes.length === 0 ? {} : { note: notes.join(' ') }),
    sheet: 'Premios',
  };
};

/** Why a settlement of the event has no prizes, or more than its purchases left for them. */
const bookedOnce = (jornada: Jornada): string =>
  'Hubo compras en más de una jornada: los premios se imputan por única vez a la jornada ' +
  `${jornadaText(jornada)}, y los saldos de las liquidaciones del torneo se compensan.`;

const prizeRow = (prize: BookedPrize): Row => ({
  cells: [...prizeCells(prize), money(paidOf(prize)), money(prize.standing.prize)],
});

const LABEL_BLANKS: readonly Cell[] = Array.from({ length: 4 }, () => ({ kind: 'blank' }));

const totalRow = (label: string, amounts: readonly Cell[]): Row => ({
  role: 'total',
  cells: [strong(label), ...LABEL_BLANKS, ...amounts],
});

const after = (label: string, amounts: readonly Cell[]): Row => ({
  role: 'after-total',
  cells: [text(label), ...LABEL_BLANKS, ...amounts],
});
