import { type Centavos, centavos, sum, ZERO } from '../../domain/money/centavos.ts';
import type { Cell } from '../model/cell.ts';
import { blank, count, money, none, strong, text } from '../model/cell.ts';
import type { Column, Row, Table } from '../model/paper.ts';
import type { DayTable, IjInput } from './ijInput.ts';
import { counted } from './wording.ts';

/** What the beneficiaries other than the operator get of a table. */
export const stateOf = ({ split }: DayTable): Centavos =>
  split.status === 'none' ? ZERO : sum(split.shares.slice(0, -1).map(({ amount }) => amount));

/** The balance, which is the operator's. */
export const operatorOf = (table: DayTable): Centavos => centavos(table.benefit - stateOf(table));

/** A figure of the split, or a dash when the benefit is not split. */
export const ofSplit = (table: DayTable, figure: (table: DayTable) => Centavos): Cell =>
  table.split.status === 'none' ? none : money(figure(table));

const COLUMNS: readonly Column[] = [
  { key: 'juego', heading: 'Juego', align: 'left' },
  { key: 'evento', heading: 'Evento', align: 'left', widthMm: 15 },
  { key: 'mesa', heading: 'Mesa', align: 'right', widthMm: 9 },
  { key: 'liquidacion', heading: 'Liquidación', align: 'left', widthMm: 28 },
  { key: 'recaudado', heading: 'Recaudado ($)', align: 'right', widthMm: 21 },
  { key: 'premios', heading: 'Premios ($)', align: 'right', widthMm: 21 },
  { key: 'beneficio', heading: 'Beneficio ($)', align: 'right', widthMm: 20 },
  { key: 'estado', heading: 'Partes del Estado ($)', align: 'right', widthMm: 18 },
  { key: 'operador', heading: 'Saldo del operador ($)', align: 'right', widthMm: 20 },
];

/**
 * Every table settled that jornada, with the number of its settlement.
 *
 * @see R123-IV-6.p4, R123-IV-11.4
 */
export const detailTable = ({ tables }: IjInput): Table => ({
  block: 'table',
  key: 'mesas',
  heading: 'Detalle por mesa',
  columns: COLUMNS,
  rows: [...tables.map(tableRow), totalRow(tables)],
  list: { unitSingular: 'mesa', unitPlural: 'mesas' },
  sheet: 'Mesas',
});

const tableRow = (one: DayTable): Row => ({
  cells: [
    text(one.game.name),
    one.event === null ? none : text(one.event),
    count(one.table),
    text(one.paper),
    one.takings === null ? none : money(one.takings),
    one.prizes === null ? none : money(one.prizes),
    money(one.benefit, one.takings === null ? undefined : '{recaudado}-{premios}'),
    ofSplit(one, stateOf),
    ofSplit(one, operatorOf),
  ],
});

const totalRow = (tables: readonly DayTable[]): Row => ({
  role: 'total',
  cells: [
    strong(`Total, ${counted(tables.length, 'mesa', 'mesas')}`),
    blank,
    blank,
    blank,
    total(tables, ({ takings }) => takings ?? ZERO, 'recaudado'),
    total(tables, ({ prizes }) => prizes ?? ZERO, 'premios'),
    total(tables, ({ benefit }) => benefit, 'beneficio'),
    total(divided(tables), stateOf, 'estado'),
    total(divided(tables), operatorOf, 'operador'),
  ],
});

const divided = (tables: readonly DayTable[]): readonly DayTable[] =>
  tables.filter(({ split }) => split.status === 'split');

const total = (
  tables: readonly DayTable[],
  figure: (table: DayTable) => Centavos,
  column: string,
): Cell => money(sum(tables.map(figure)), `SUM({mesas.${column}})`);
