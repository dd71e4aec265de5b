import { type Chips, chips } from '../../../domain/money/chips.ts';
import type { NormId } from '../../../domain/regulation/norms.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import { minuteText } from '../../format/date.ts';
import { blank, type Cell, count, none, strong, text } from '../../model/cell.ts';
import type { Paper, Row, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { type Form, formOf } from '../form.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { eventName } from '../wording.ts';
import { type EventPaperInput, eventHead } from './eventInput.ts';

/** Chips that left the tournament, or never entered play (R123-I-46). */
export type RemovedChips = {
  readonly reason: string;
  readonly norm: NormId;
  readonly chips: Chips;
  /** Whose they were; null for a stack that nobody bought. */
  readonly entryNumber: number | null;
  readonly table: number | null;
  readonly seat: number | null;
  /** When and by whom; null for what the rules took by themselves. */
  readonly act: { readonly at: Instant; readonly legajo: string } | null;
};

export type StInput = EventPaperInput & {
  readonly removed: readonly RemovedChips[];
  /** Stacks at free seats for who may register late. */
  readonly leftover: readonly {
    readonly table: number;
    readonly seat: number;
    readonly issued: Chips;
    readonly charged: number;
  }[];
  readonly inPlay: Chips;
};

/**
 * The stacks that were placed for late players and all the chips that were taken out, with the
 * reason of each and what remains in play.
 *
 * @see R123-I-39, R123-I-44, R123-I-45, R123-I-46, R123-I-59, R123-II-9, R123-II-11
 */
export const buildSt = (input: StInput): Paper => {
  const { terms, removed, leftover, inPlay } = input;
  return {
    ...eventHead('ST', input),
    facts: [[{ label: 'Evento N.º', value: text(eventName(terms)) }]],
    keyFigures: [
      { label: 'Fichas retiradas', value: count(totalOf(removed.map((one) => one.chips))) },
      { label: 'Stacks sobrantes en mesas', value: count(leftover.length) },
      { label: 'Fichas en juego', value: count(inPlay) },
    ],
    blocks: [removedTable(removed, formOf(terms)), leftoverTable(leftover)],
    signatures: [
      {
        role: 'Director del Torneo',
        name: terms.director.name,
        idLabel: 'Legajo',
        id: terms.director.legajo,
      },
      { role: 'Fiscalizador', name: null, idLabel: 'Legajo', id: null },
    ],
    norms: citations(NORMS),
  };
};

const NORMS: readonly NormId[] = [
  'R123-I-39',
  'R123-I-44',
  'R123-I-46',
  'R123-I-59',
  'R123-II-9',
  'R123-II-11',
  'R123-II-41',
];

const totalOf = (amounts: readonly Chips[]): Chips =>
  chips(amounts.reduce<number>((total, amount) => total + amount, 0));

const removedTable = (removed: StInput['removed'], form: Form): Table => ({
  block: 'table',
  key: 'retiradas',
  heading: 'Fichas retiradas del torneo',
  columns: [
    sharedColumn('instante', 27),
    sharedColumn('motivo'),
    { key: 'norma', heading: 'Norma', align: 'left', widthMm: 34 },
    sharedColumn('jugador', 10),
    { key: 'asiento', heading: 'Mesa y asiento', align: 'left', widthMm: 18 },
    sharedColumn('legajo', 13),
    { key: 'fichas', heading: 'Fichas', align: 'right', widthMm: 20 },
  ],
  rows: [
    ...removed.map((one) => removedRow(one, form)),
    totalRow(7, count(totalOf(removed.map((one) => one.chips)), 'SUM({retiradas.fichas})')),
  ],
  list: { unitSingular: 'retiro', unitPlural: 'retiros' },
  sheet: 'Retiradas',
});

const removedRow = (one: RemovedChips, form: Form): Row => ({
  cells: [
    one.act === null ? none : text(minuteText(one.act.at)),
    text(one.reason),
    text(form.placeIn(one.norm)),
    one.entryNumber === null ? none : count(one.entryNumber),
    one.table === null ? none : text(placeText(one.table, one.seat)),
    one.act === null ? none : text(one.act.legajo),
    count(one.chips),
  ],
});

/** `4/7`, as seat cards are read; the table alone when the seat is not known. */
const placeText = (table: number, seat: number | null): string =>
  seat === null ? String(table) : `${table}/${seat}`;

const leftoverTable = (leftover: StInput['leftover']): Table => ({
  block: 'table',
  key: 'sobrantes',
  heading: 'Stacks sobrantes en las mesas',
  columns: [
    { key: 'asiento', heading: 'Mesa y asiento', align: 'left' },
    { key: 'emitido', heading: 'Colocado', align: 'right', widthMm: 26 },
    { key: 'pagado', heading: 'Ciegas y antes', align: 'right', widthMm: 30 },
    { key: 'queda', heading: 'Queda', align: 'right', widthMm: 26 },
  ],
  rows: [
    ...leftover.map(({ table, seat, issued, charged }) => ({
      cells: [
        text(placeText(table, seat)),
        count(issued),
        count(charged),
        count(issued - charged, '{emitido}-{pagado}'),
      ],
    })),
    {
      role: 'total',
      cells: [
        strong('Total'),
        count(totalOf(leftover.map(({ issued }) => issued)), 'SUM({sobrantes.emitido})'),
        count(
          leftover.reduce((total, { charged }) => total + charged, 0),
          'SUM({sobrantes.pagado})',
        ),
        count(
          totalOf(leftover.map(({ issued, charged }) => chips(issued - charged))),
          'SUM({sobrantes.queda})',
        ),
      ],
    },
  ],
  sheet: 'Sobrantes',
});

const totalRow = (columns: number, figure: Cell): Row => ({
  role: 'total',
  cells: [strong('Total'), ...Array.from({ length: columns - 2 }, () => blank), figure],
});
