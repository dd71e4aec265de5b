import { type Cell, count, none, text } from '../../model/cell.ts';
import type { Table } from '../../model/paper.ts';
import type { SeatingAct } from './so.ts';

/** Where a draw seated everybody: a row for each table, its seats with the players' numbers. */
export const laidTable = ({ number, tables }: SeatingAct): Table => {
  const seatsMax = Math.max(...tables.map(({ seats }) => seats.length));
  return {
    block: 'table',
    key: `posiciones_${number}`,
    heading: `Posiciones del acto ${number}`,
    remark: 'N.º de jugador en cada posición',
    columns: [
      { key: 'mesa', heading: 'Mesa', align: 'right', widthMm: 16 },
      ...Array.from({ length: seatsMax }, (_, index) => ({
        key: `posicion_${index + 1}`,
        heading: String(index + 1),
        group: 'Posición',
        align: 'right' as const,
      })),
    ],
    rows: tables.map(({ table, seats }) => ({
      cells: [
        text(String(table)),
        ...Array.from({ length: seatsMax }, (_, at) => playerAt(seats[at])),
      ],
    })),
    sheet: `Posiciones ${number}`,
  };
};

const playerAt = (entryNumber: number | null | undefined): Cell =>
  entryNumber == null ? none : count(entryNumber);

/** Each player who got or changed his seat alone, in the order recorded. */
export const movesTable = (acts: readonly SeatingAct[]): Table[] => {
  const moved = acts.flatMap(({ number, moves }) => moves.map((move) => ({ number, ...move })));
  if (moved.length === 0) return [];
  return [
    {
      block: 'table',
      key: 'movimientos',
      heading: 'Jugadores que recibieron o cambiaron posición',
      columns: [
        { key: 'acto', heading: 'Acto N.º', align: 'right', widthMm: 20 },
        { key: 'jugador', heading: 'N.º de jugador', align: 'right', widthMm: 30 },
        { key: 'mesa', heading: 'Mesa', align: 'right', widthMm: 20 },
        { key: 'posicion', heading: 'Posición', align: 'right', widthMm: 20 },
        { key: 'observacion', heading: 'Observación', align: 'left' },
      ],
      rows: moved.map(({ number, entryNumber, table, seat, waits }) => ({
        cells: [
          ...[count(number), count(entryNumber), text(String(table)), count(seat)],
          text(waits ? 'Espera a que pase el botón' : ''),
        ],
      })),
      list: { unitSingular: 'movimiento', unitPlural: 'movimientos' },
      sheet: 'Movimientos',
    },
  ];
};
