import type { RaceRow } from '../../../domain/tournament/chipFacts.ts';
import { gainOf } from '../../../domain/tournament/chips/chipRace.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import { countText } from '../../format/amount.ts';
import { playingCard } from '../../format/playingCard.ts';
import { blank, count, none, strong, text } from '../../model/cell.ts';
import type { Block, Column, KeyFigure, Paper, Row, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { eventName } from '../wording.ts';
import { type EventPaperInput, eventHead } from './eventInput.ts';

type Race = FactOf<'ChipsRaced'>;

export type CrInput = EventPaperInput & {
  readonly table: number;
  /** Null when no denomination has left the table yet. */
  readonly race: Race | null;
};

/**
 * How a low denomination left a table: what each seat exchanged, its odd chips and cards, who won a
 * higher chip and who was given one so as not to be eliminated, and what came in for what went out.
 *
 * @see R123-II-14, R123-II-15, R123-IV-7.2, R123-IV-7.2.A, R123-IV-7.2.C, R123-IV-7.2.D, R123-IV-7.2.p4
 */
export const buildCr = (input: CrInput): Paper => {
  const { terms, table, race } = input;
  const { subtitle, continuation, ...opening } = eventHead('CR', input);
  return {
    ...opening,
    subtitle: `Mesa ${table} · ${subtitle}`,
    continuation: `${continuation}, mesa ${table}`,
    facts: [
      [
        { label: 'Evento N.º', value: text(eventName(terms)) },
        { label: 'Mesa', value: text(String(table)), narrow: true },
        {
          label: 'Fichas que salen',
          value: race === null ? none : count(race.denomination),
          narrow: true,
        },
        {
          label: 'Fecha y hora',
          value: race === null ? none : { kind: 'instant', value: race.occurredAt },
        },
      ],
    ],
    keyFigures: race === null ? [] : figures(race),
    blocks: race === null ? [nothingYet] : [raceTable(race), rules],
    signatures: [
      {
        role: 'Croupier',
        name: race?.by.name ?? null,
        idLabel: 'Legajo',
        id: race?.by.legajo ?? null,
      },
      { role: 'Supervisor', name: null, idLabel: 'Legajo', id: null },
    ],
    norms: citations(['R123-II-14', 'R123-II-15', 'R123-IV-7.2']),
  };
};

const nothingYet: Block = {
  block: 'note',
  text: 'Sin movimiento: ninguna denominación salió todavía de la mesa.',
};

const rules: Block = {
  block: 'note',
  text:
    'Un naipe por ficha impar, desde la posición 1; gana el naipe más alto por orden de palo ' +
    '(pica, corazón, diamante, trébol) y nadie más de una ficha. Quien queda sin fichas recibe ' +
    'una de la menor denominación. Quien no lo presenció no tiene derecho a reclamo.',
};

/** In value: what came in, less what left. */
const figures = ({ rows, denomination, adjustment }: Race): KeyFigure[] => {
  const out = rows.reduce((total, { low }) => total + low * denomination, 0);
  return [
    { label: 'Valor que entra', value: count(out + adjustment) },
    { label: 'Valor que sale', value: count(out), operator: '−' },
    { label: 'Diferencia en juego', value: count(adjustment), operator: '=' },
  ];
};

const COLUMNS: readonly Column[] = [
  { key: 'posicion', heading: 'Posición', align: 'right', widthMm: 16 },
  sharedColumn('jugador', 13),
  { key: 'bajas', heading: 'Entrega', align: 'right', widthMm: 17 },
  { key: 'cambio', heading: 'Recibe', align: 'right', widthMm: 17 },
  { key: 'impares', heading: 'Impares', align: 'right', widthMm: 17 },
  { key: 'naipes', heading: 'Naipes', align: 'left' },
  { key: 'resultado', heading: 'Resultado', align: 'left', widthMm: 34 },
  sharedColumn('diferencia', 20),
];

const raceTable = (race: Race): Table => {
  const { denomination, higher, rows, adjustment } = race;
  const sum = (of: (row: RaceRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    block: 'table',
    key: 'cambio',
    heading: `Fichas de ${countText(denomination)} por fichas de ${countText(higher)}`,
    remark: 'Diferencia, en valor',
    columns: COLUMNS,
    rows: [
      ...rows.map((row) => rowOf(race, row)),
      {
        role: 'total',
        cells: [
          ...[strong('Total'), blank],
          count(
            sum(({ low }) => low),
            'SUM({cambio.bajas})',
          ),
          count(
            sum(({ exchanged }) => exchanged),
            'SUM({cambio.cambio})',
          ),
          count(
            sum(({ odd }) => odd),
            'SUM({cambio.impares})',
          ),
          ...[blank, blank],
          count(adjustment, 'SUM({cambio.diferencia})'),
        ],
      },
    ],
    sheet: 'Cambio',
  };
};

const rowOf = (race: Race, row: RaceRow): Row => ({
  cells: [
    count(row.seat),
    row.entryNumber === null ? none : count(row.entryNumber),
    count(row.low),
    count(row.exchanged),
    count(row.odd),
    row.cards.length === 0 ? none : text(row.cards.map(playingCard).join(' ')),
    text(resultOf(race, row)),
    count(gainOf(race, row)),
  ],
});

const resultOf = ({ higher, lowest }: Race, { odd, won, saved, present }: RaceRow): string => {
  const words = [
    ...(won ? [`Gana una de ${countText(higher)}`] : odd > 0 && !saved ? ['No gana'] : []),
    ...(saved ? [`Ficha mínima de ${countText(lowest)}`] : []),
    ...(present ? [] : ['Ausente']),
  ];
  return words.length === 0 ? 'Sin impares' : words.join('. ');
};
