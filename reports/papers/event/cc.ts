import type { Chips } from '../../../domain/money/chips.ts';
import { numberText } from '../../format/document.ts';
import { blank, type Cell, count, none, strong, text } from '../../model/cell.ts';
import type { Paper, Row, Table } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { eventName } from '../wording.ts';
import type { Act } from './entryInputs.ts';
import { type EventPaperInput, eventHead } from './eventInput.ts';

export type CcInput = EventPaperInput & {
  readonly table: number;
  /** Of the counts of this table: 1, 2, … */
  readonly count: number;
  /** `chips` is null while nobody counted them; without a player the stack was not bought. */
  readonly rows: readonly {
    readonly seat: number;
    readonly entryNumber: number | null;
    readonly chips: Chips | null;
  }[];
  /** The count at the control desk; null for a sheet that is to be filled in. */
  readonly counted: Counted | null;
};

type Counted = Act & {
  readonly tables: number;
  readonly total: Chips;
  /** Null while other tables are not counted: there is nothing to compare with. */
  readonly inPlay: Chips | null;
};

/**
 * The count sheet of one table: seat, number of the player and chips, prefilled for the count or
 * with what was counted, and the total of the control desk against the chips in play.
 *
 * @see R123-IV-7, R123-IV-7.1, R123-IV-7.1.p2
 */
export const buildCc = (input: CcInput): Paper => {
  const { terms, table, counted } = input;
  const { subtitle, continuation, ...opening } = eventHead('CC', input);
  return {
    ...opening,
    subtitle: `Mesa ${table} · ${subtitle}`,
    continuation: `${continuation}, mesa ${table}`,
    facts: [
      [
        { label: 'Evento N.º', value: text(eventName(terms)) },
        { label: 'Recuento de la mesa', value: text(numberText(input.count)) },
        {
          label: 'Fecha y hora del recuento',
          value: counted ? { kind: 'instant', value: counted.at } : toFillIn,
        },
      ],
    ],
    keyFigures: [],
    blocks: [sheetTable(input), ...(counted ? [deskTable(counted)] : [])],
    signatures: [
      { role: 'Croupier', name: null, idLabel: 'Legajo', id: null },
      {
        role: 'Mesa de control',
        name: counted?.by.name ?? null,
        idLabel: 'Legajo',
        id: counted?.by.legajo ?? null,
      },
    ],
    norms: citations(['R123-IV-7', 'R123-IV-7.1', 'R123-IV-7.1.p2']),
  };
};

/** A line to write on. */
const toFillIn: Cell = text('_'.repeat(24));

const sheetTable = ({ rows, table }: CcInput): Table => {
  const known = rows.flatMap(({ chips }) => chips ?? []);
  const whole = known.length === rows.length;
  return {
    block: 'table',
    key: 'conteo',
    heading: `Fichas de la mesa ${table}`,
    columns: [
      { key: 'posicion', heading: 'Posición', align: 'right', widthMm: 20 },
      { key: 'jugador', heading: 'N.º de jugador', align: 'right', widthMm: 32 },
      { key: 'observacion', heading: 'Observación', align: 'left' },
      { key: 'fichas', heading: 'Total de fichas', align: 'right', widthMm: 52 },
    ],
    rows: [
      ...rows.map(rowOf),
      {
        role: 'total',
        cells: [
          strong('Total'),
          ...[blank, blank],
          whole ? count(totalOf(known), 'SUM({conteo.fichas})') : toFillIn,
        ],
      },
    ],
    sheet: 'Conteo',
  };
};

const rowOf = ({ seat, entryNumber, chips }: CcInput['rows'][number]): Row => ({
  cells: [
    count(seat),
    entryNumber === null ? none : count(entryNumber),
    text(entryNumber === null ? 'Stack sin comprar' : ''),
    chips === null ? toFillIn : count(chips),
  ],
});

const deskTable = ({ tables, total, inPlay }: Counted): Table => {
  const difference = inPlay === null ? null : total - inPlay;
  return {
    block: 'table',
    key: 'mesa_control',
    heading: 'Totalización en la mesa de control',
    columns: [
      { key: 'mesas', heading: 'Mesas contadas', align: 'right', widthMm: 28 },
      { key: 'contado', heading: 'Fichas contadas', align: 'right' },
      { key: 'juego', heading: 'Fichas en juego', align: 'right' },
      sharedColumn('diferencia'),
      { key: 'resultado', heading: 'Resultado', align: 'right', widthMm: 34 },
    ],
    rows: [
      {
        cells: [
          count(tables),
          count(total),
          inPlay === null ? none : count(inPlay),
          difference === null ? none : count(difference, '{contado}-{juego}'),
          difference === null
            ? text('Recuento parcial')
            : { kind: 'check', passed: difference === 0, formula: '{diferencia}=0' },
        ],
      },
    ],
    note:
      'Fichas en juego: stacks, recompras y compras especiales, menos las retiradas, con las ' +
      'diferencias de los cambios de fichas.',
    sheet: 'Mesa de control',
  };
};

const totalOf = (amounts: readonly Chips[]): number =>
  amounts.reduce<number>((total, amount) => total + amount, 0);
