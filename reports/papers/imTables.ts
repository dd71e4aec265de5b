import { duesOf, type SettledTable } from '../../domain/accounts/entry.ts';
import { type Centavos, centavos, sum, ZERO } from '../../domain/money/centavos.ts';
import { blank, type Cell, count, money, strong, text } from '../model/cell.ts';
import type { Column, Row, Table } from '../model/paper.ts';
import type { ImInput } from './imInput.ts';
import { sharedColumn } from './sharedColumn.ts';
import { counted } from './wording.ts';

/** The operator's part of a table is what the others leave. */
export const stateOf = (table: SettledTable): Centavos =>
  sum(duesOf([table]).map(({ amount }) => amount));

export const operatorOf = (table: SettledTable): Centavos =>
  table.split.status === 'none' ? ZERO : centavos(table.benefit - stateOf(table));

/** The amounts of a settled table, by the column of every table of the report that adds them. */
export const FIGURES: readonly (readonly [
  column: string,
  heading: string,
  figure: (table: SettledTable) => Centavos,
])[] = [
  ['recaudado', 'Recaudado', ({ takings }) => takings ?? ZERO],
  ['premios', 'Premios', ({ prizes }) => prizes ?? ZERO],
  ['beneficio', 'Beneficio', ({ benefit }) => benefit],
  ['estado', 'Partes del Estado', stateOf],
  ['operador', 'Saldo del operador', operatorOf],
];

const FIGURE_COLUMNS: readonly Column[] = FIGURES.map(([key, heading]) => ({
  key,
  heading,
  align: 'right',
  widthMm: 25,
}));

/** Groups of tables with their sums, and the total of the month. */
const summed = (
  key: string,
  of: { readonly column: Column; readonly heading: string; readonly sheet: string },
  groups: readonly (readonly [name: Cell, tables: readonly SettledTable[]])[],
): Table => ({
  block: 'table',
  key,
  heading: of.heading,
  columns: [
    of.column,
    { key: 'mesas', heading: 'Mesas', align: 'right', widthMm: 14 },
    ...FIGURE_COLUMNS,
  ],
  rows: [
    ...groups.map(([name, tables]) => ({
      cells: [
        name,
        count(tables.length, `COUNTIF({mesas.${of.column.key}},{${of.column.key}})`),
        ...FIGURES.map(([column, , figure]) =>
          money(
            sum(tables.map(figure)),
            `SUMIFS({mesas.${column}},{mesas.${of.column.key}},{${of.column.key}})`,
          ),
        ),
      ],
    })),
    totalRow(
      key,
      groups.flatMap(([, tables]) => tables),
    ),
  ],
  sheet: of.sheet,
});

const totalRow = (key: string, tables: readonly SettledTable[]): Row => ({
  role: 'total',
  cells: [
    strong('Total del mes'),
    count(tables.length, `SUM({${key}.mesas})`),
    ...FIGURES.map(([column, , figure]) =>
      money(sum(tables.map(figure)), `SUM({${key}.${column}})`),
    ),
  ],
});

/** The month by jornada. @see R123-I-63 */
export const daysTable = ({ tables }: ImInput): Table =>
  summed(
    'jornadas',
    {
      column: sharedColumn('jornada'),
      heading: 'Jornadas del mes',
      sheet: 'Jornadas',
    },
    [...Map.groupBy(tables, ({ jornada }) => jornada)].map(
      ([jornada, same]) => [{ kind: 'date', value: jornada }, same] as const,
    ),
  );

/** The month by game. */
export const monthGames = ({ tables }: ImInput): Table =>
  summed(
    'juegos',
    {
      column: { key: 'juego', heading: 'Juego', align: 'left' },
      heading: 'Resumen por juego',
      sheet: 'Juegos',
    },
    [...Map.groupBy(tables, ({ game }) => game)].map(([game, same]) => [text(game), same] as const),
  );

/** Papers of the month that replace earlier ones (decision J2). */
export const correctionsTable = ({ corrections }: ImInput): Table => ({
  block: 'table',
  key: 'correcciones',
  heading: 'Jornadas reabiertas y vueltas a cerrar',
  columns: [
    sharedColumn('jornada', 22),
    { key: 'papel', heading: 'Papel', align: 'left', widthMm: 34 },
    { key: 'version', heading: 'Versión', align: 'right', widthMm: 14 },
    sharedColumn('motivo'),
  ],
  rows: [
    ...corrections.map(({ jornada, paper, version, reason }) => ({
      cells: [{ kind: 'date', value: jornada } as const, text(paper), count(version), text(reason)],
    })),
    {
      role: 'total',
      cells: [
        strong(counted(corrections.length, 'corrección', 'correcciones')),
        blank,
        blank,
        blank,
      ],
    },
  ],
  sheet: 'Correcciones',
});
