import type { Instant } from '../../../domain/time/jornada.ts';
import type { DealtCard, MoveCause, RedrawOccasion } from '../../../domain/tournament/seatFacts.ts';
import { minuteText } from '../../format/date.ts';
import { playingCard } from '../../format/playingCard.ts';
import { count, text } from '../../model/cell.ts';
import type { Block, Paper, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { counted, eventName } from '../wording.ts';
import type { Act } from './entryInputs.ts';
import { type EventPaperInput, eventHead } from './eventInput.ts';
import { laidTable, movesTable } from './soSeats.ts';

/** One draw or move of seats, under its number in the event. */
export type SeatingAct = Act & {
  readonly number: number;
  readonly what: RedrawOccasion | MoveCause;
  readonly method: 'system' | 'cards' | 'seat-cards' | 'director';
  /** Published after a draw by the system; its hash was published before (decision T2). */
  readonly seed: string | null;
  readonly seedHashBefore: string;
  readonly dealt: readonly DealtCard[];
  /** The table that was removed. */
  readonly removed: number | null;
  /** Tables that were opened for late entries; left out when none was. */
  readonly opened?: readonly number[];
  readonly reason: string | null;
  /** Seats 1, 2, … of each table with the numbers of their players: everybody was seated. */
  readonly tables: readonly {
    readonly table: number;
    readonly seats: readonly (number | null)[];
  }[];
  /** Only some got a seat. */
  readonly moves: readonly {
    readonly entryNumber: number;
    readonly table: number;
    readonly seat: number;
    readonly waits: boolean;
  }[];
};

export type SoInput = EventPaperInput & {
  /** Of the acta with which the event started; null before, and without one. */
  readonly fiscalizador: string | null;
  readonly acts: readonly SeatingAct[];
  /** The order in which tables break as it was published, and each change; none of one table. */
  readonly breakOrders: readonly {
    readonly at: Instant | null;
    readonly order: readonly number[];
    readonly reason: string | null;
    readonly legajo: string | null;
  }[];
};

/**
 * Every draw and move of seats with its mechanism and its outcome, so that each can be run again,
 * and the order in which tables break with its changes.
 *
 * @see R123-I-88, R123-I-90, R123-I-92, R123-I-93, R123-I-99, R123-IV-8.1, R123-IV-8.2, R123-IV-8.3
 */
export const buildSo = (input: SoInput): Paper => {
  const { terms, acts, breakOrders, fiscalizador } = input;
  return {
    ...eventHead('SO', input),
    facts: [
      [
        { label: 'Evento N.º', value: text(eventName(terms)) },
        { label: 'Sorteos y movimientos', value: count(acts.length) },
      ],
    ],
    keyFigures: [],
    blocks: [
      actsTable(acts),
      ...seedBlocks(acts),
      ...acts.filter(({ dealt }) => dealt.length > 0).map(dealtTable),
      ...acts.filter(({ tables }) => tables.length > 0).map(laidTable),
      ...movesTable(acts),
      ...(breakOrders.length > 0 ? [orderTable(breakOrders)] : []),
    ],
    signatures: [
      {
        role: 'Director del Torneo',
        name: terms.director.name,
        idLabel: 'Legajo',
        id: terms.director.legajo,
      },
      { role: 'Fiscalizador', name: fiscalizador, idLabel: 'Legajo', id: null },
    ],
    norms: citations(['R123-I-88', 'R123-I-90', 'R123-I-92', 'R123-I-93', 'R123-IV-8']),
  };
};

const WHAT = {
  initial: 'Sorteo inicial',
  day: 'Sorteo del día',
  'three-tables': 'Sorteo, tres mesas',
  'two-tables': 'Sorteo, dos mesas',
  'final-table': 'Sorteo, mesa final',
  'next-round': 'Sorteo de la ronda',
  'late-entry': 'Inscripción tardía',
  'table-break': 'Mesa levantada',
  balance: 'Equilibrio de mesas',
  'special-needs': 'Necesidad especial',
} as const satisfies Record<SeatingAct['what'], string>;

const METHODS = {
  system: 'Por sistema',
  cards: 'Por naipes',
  'seat-cards': 'Por tarjetas de posición',
  director: 'Por el Director',
} as const satisfies Record<SeatingAct['method'], string>;

const actsTable = (acts: readonly SeatingAct[]): Table => ({
  block: 'table',
  key: 'actos',
  heading: 'Sorteos y movimientos',
  columns: [
    { key: 'numero', heading: 'N.º', align: 'right', widthMm: 10 },
    sharedColumn('instante', 31),
    { key: 'acto', heading: 'Acto', align: 'left' },
    { key: 'mecanismo', heading: 'Mecanismo', align: 'left', widthMm: 40 },
    { key: 'puestos', heading: 'Puestos', align: 'right', widthMm: 16 },
    sharedColumn('legajo', 16),
  ],
  rows: acts.map((act) => ({
    cells: [
      count(act.number),
      text(minuteText(act.at)),
      text(actText(act)),
      text(METHODS[act.method]),
      count(placesOf(act)),
      text(act.by.legajo),
    ],
  })),
  sheet: 'Actos',
});

const actText = ({ what, removed, opened = [], reason }: SeatingAct): string =>
  [
    removed === null ? WHAT[what] : `${WHAT[what]}: mesa ${removed}`,
    ...opened.map((table) => `Se abre la mesa ${table}`),
    ...(reason === null ? [] : [reason]),
  ].join('. ');

const placesOf = ({ tables, moves }: SeatingAct): number =>
  moves.length + tables.flatMap(({ seats }) => seats.filter((one) => one !== null)).length;

/** What a fiscalizador needs to run each draw by the system again (decision T2). */
const seedBlocks = (acts: readonly SeatingAct[]): Block[] => {
  const drawn = acts.filter(({ seed }) => seed !== null);
  if (drawn.length === 0) return [];
  return [
    {
      block: 'table',
      key: 'semillas',
      heading: 'Semillas de los sorteos por sistema',
      columns: [
        { key: 'numero', heading: 'N.º', align: 'right', widthMm: 10 },
        { key: 'dato', heading: 'Dato', align: 'left', widthMm: 44 },
        { key: 'valor', heading: 'Valor', align: 'left' },
      ],
      rows: drawn.flatMap(({ number, seed, seedHashBefore }) => [
        { cells: [count(number), text('SHA-256 publicado antes'), text(seedHashBefore)] },
        { cells: [count(number), text('Semilla publicada después'), text(seed ?? '')] },
      ]),
      note:
        'Lo publicado antes es el SHA-256 del texto hexadecimal de la semilla, tal como está ' +
        'impreso, y no de los bytes que representa. Con la semilla se repite el sorteo: el ' +
        'verificador de la exportación lo hace y compara el resultado.',
      sheet: 'Semillas',
    },
  ];
};

const dealtTable = ({ number, dealt }: SeatingAct): Table => ({
  block: 'table',
  key: `naipes_${number}`,
  heading: `Naipes del acto ${number}`,
  remark: 'En el orden repartido; el más alto elige primero',
  columns: [
    { key: 'orden', heading: 'Orden', align: 'right', widthMm: 16 },
    { key: 'jugador', heading: 'N.º de jugador', align: 'right', widthMm: 30 },
    { key: 'naipe', heading: 'Naipe', align: 'left' },
  ],
  rows: dealt.map(({ entryNumber, card }, index) => ({
    cells: [count(index + 1), count(entryNumber), text(playingCard(card))],
  })),
  sheet: `Naipes ${number}`,
});

const orderTable = (orders: SoInput['breakOrders']): Table => ({
  block: 'table',
  key: 'orden_mesas',
  heading: 'Orden en que se levantan las mesas',
  remark: counted(orders.length - 1, 'cambio', 'cambios'),
  columns: [
    sharedColumn('instante', 30),
    { key: 'orden', heading: 'Mesas, de la primera a la última', align: 'left' },
    sharedColumn('motivo', 50),
    sharedColumn('legajo', 16),
  ],
  rows: orders.map(({ at, order, reason, legajo }) => ({
    cells: [
      text(at === null ? 'Publicado' : minuteText(at)),
      text(order.join(', ')),
      text(reason ?? '—'),
      text(legajo ?? '—'),
    ],
  })),
  sheet: 'Orden de mesas',
});
