import { ZERO } from '../../../domain/money/centavos.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import { fundOf } from '../../../domain/tournament/prizes.ts';
import { isMultiTable } from '../../../domain/tournament/tables.ts';
import type { PaidPlaces, PrizeScale, Terms } from '../../../domain/tournament/terms.ts';
import { percentText } from '../../format/amount.ts';
import { instantText, minuteText } from '../../format/date.ts';
import { count, money, percent, strong, text } from '../../model/cell.ts';
import type { Block, Row, Table } from '../../model/paper.ts';
import { formOf } from '../form.ts';
import { sharedColumn } from '../sharedColumn.ts';
import type { CtInput } from './ct.ts';

/** How many places are paid, and with what share of the pool, by number of entries (R123-I-65). */
export const scalesTable = (terms: Terms): Table => ({
  block: 'table',
  key: 'escalas',
  heading: 'Escalas de premios',
  remark: 'En porcentaje del pozo, desde la primera posición',
  columns: [
    { key: 'desde', heading: 'Desde', group: 'Inscripciones', align: 'right', widthMm: 16 },
    { key: 'hasta', heading: 'Hasta', group: 'Inscripciones', align: 'right', widthMm: 16 },
    { key: 'posiciones', heading: 'Posiciones premiadas', align: 'right', widthMm: 22 },
    { key: 'porcentajes', heading: 'Porcentajes', align: 'left' },
  ],
  rows: terms.scales.map(scaleRow),
  ...shareNote(terms),
  sheet: 'Escalas',
});

const ROUNDINGS = {
  up: 'hacia arriba',
  down: 'hacia abajo',
  nearest: 'al entero más próximo',
} as const satisfies Record<PaidPlaces['rounding'], string>;

/** The share of the entries that is paid, and how it rounds, where it was published (R123-I-1.10). */
const shareNote = (terms: Terms): Pick<Table, 'note'> => {
  const paid = isMultiTable(terms) ? terms.paidPlaces : undefined;
  if (!paid) return {};
  const { bps, rounding } = paid;
  return {
    note: `Se premia el ${percentText(bps)} de las inscripciones, redondeado ${ROUNDINGS[rounding]}.`,
  };
};

const scaleRow = ({ entriesMin, entriesMax, sharesBps }: PrizeScale): Row => ({
  cells: [
    count(entriesMin),
    count(entriesMax),
    count(sharesBps.length),
    text(sharesBps.map(percentText).join(' · ')),
  ],
});

/** The pool and the prize of each place as they were fixed (R123-I-64, R123-III-2.p6). */
export const poolTable = (locked: FactOf<'PrizesLocked'>): Table => ({
  block: 'table',
  key: 'premios',
  heading: 'Pozo y premios fijados',
  remark: `Con ${locked.entries} inscripciones, el ${instantText(locked.occurredAt)}`,
  columns: [
    { key: 'posicion', heading: 'Posición', align: 'left' },
    { key: 'porcentaje', heading: '% del pozo', align: 'right', widthMm: 25 },
    { key: 'premio', heading: 'Premio', align: 'right', widthMm: 35 },
  ],
  rows: [
    ...locked.sharesBps.map(
      (bps, index): Row => ({
        cells: [
          { kind: 'ordinal', value: index + 1 },
          percent(bps),
          money(locked.placePrizes[index] ?? ZERO),
        ],
      }),
    ),
    { role: 'total', cells: [strong('Pozo'), percent(10_000), money(fundOf(locked))] },
  ],
  sheet: 'Premios',
});

const CHANGE_NAMES = {
  EventCancelled: 'Cancelación',
  EventSuspended: 'Suspensión',
  EventModified: 'Cambio',
  EventEnded: 'Finalización',
} as const;

/** What was stopped or changed after the announcement, with its author (R123-I-6). */
export const changesBlocks = ({ changes, terms }: Pick<CtInput, 'changes' | 'terms'>): Block[] =>
  changes.length === 0
    ? []
    : [
        {
          block: 'table',
          key: 'cambios',
          heading: 'Cambios posteriores al anuncio',
          columns: [
            sharedColumn('instante', 30),
            { key: 'que', heading: 'Qué', align: 'left', widthMm: 24 },
            sharedColumn('motivo'),
            {
              key: 'conformidad',
              heading: `Conformidad ${formOf(terms).ofAuthority}`,
              align: 'left',
              widthMm: 40,
            },
            sharedColumn('legajo', 20),
          ],
          rows: changes.map(({ type, occurredAt, reason, consent, by }) => ({
            cells: [minuteText(occurredAt), CHANGE_NAMES[type], reason, consent, by.legajo].map(
              (value) => text(value),
            ),
          })),
          sheet: 'Cambios',
        },
      ];
