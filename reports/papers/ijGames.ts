import { type Centavos, sum, ZERO } from '../../domain/money/centavos.ts';
import { blank, type Cell, count, money, strong, text } from '../model/cell.ts';
import type { Column, Row, Table } from '../model/paper.ts';
import { operatorOf, stateOf } from './ijDetail.ts';
import type { DayTable, IjInput } from './ijInput.ts';
import { sharedColumn } from './sharedColumn.ts';

const FIGURES: readonly [column: string, (table: DayTable) => Centavos][] = [
  ['recaudado', ({ takings }) => takings ?? ZERO],
  ['premios', ({ prizes }) => prizes ?? ZERO],
  ['beneficio', ({ benefit }) => benefit],
  ['estado', (table) => (isDivided(table) ? stateOf(table) : ZERO)],
  ['operador', (table) => (isDivided(table) ? operatorOf(table) : ZERO)],
];

const isDivided = ({ split }: DayTable): boolean => split.status === 'split';

const COLUMNS: readonly Column[] = [
  { key: 'juego', heading: 'Juego', align: 'left' },
  { key: 'norma', heading: 'Norma', align: 'left', widthMm: 26 },
  { key: 'mesas', heading: 'Mesas', align: 'right', widthMm: 10 },
  { key: 'recaudado', heading: 'Recaudado', align: 'right', widthMm: 23.3 },
  { key: 'premios', heading: 'Premios', align: 'right', widthMm: 23.3 },
  sharedColumn('beneficio', 22),
  { key: 'estado', heading: 'Partes del Estado', align: 'right', widthMm: 20 },
  { key: 'operador', heading: 'Saldo del operador', align: 'right', widthMm: 22 },
];

/** The day by game. @see R123-I-63 */
export const gamesTable = ({ tables }: IjInput): Table => {
  const games = [...Map.groupBy(tables, ({ game }) => game.name).values()];
  return {
    block: 'table',
    key: 'juegos',
    heading: 'Resumen por juego',
    columns: COLUMNS,
    rows: [...games.map(gameRow), totalRow(tables)],
    sheet: 'Resumen',
  };
};

const gameRow = (tables: readonly DayTable[]): Row => {
  const { name, norm } = tables[0]!.game;
  const figures = FIGURES.map(
    ([column, figure]): Cell =>
      money(sum(tables.map(figure)), `SUMIFS({mesas.${column}},{mesas.juego},{juego})`),
  );
  const tablesOfGame = count(tables.length, 'COUNTIF({mesas.juego},{juego})');
  return { cells: [text(name), text(norm), tablesOfGame, ...figures] };
};

const totalRow = (tables: readonly DayTable[]): Row => ({
  role: 'total',
  cells: [
    strong('Total de la jornada'),
    blank,
    count(tables.length, 'SUM({juegos.mesas})'),
    ...FIGURES.map(
      ([column, figure]): Cell => money(sum(tables.map(figure)), `SUM({juegos.${column}})`),
    ),
  ],
});
