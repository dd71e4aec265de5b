import type { EndReason } from '../../../domain/cash/facts.ts';
import { figuresOf } from '../../../domain/cash/figures.ts';
import type { CashDay, SessionOfDay } from '../../../domain/cash/state.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import { type Cell, count, money, none, strong, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';

/** How a game ended, as the norm puts it. @see R40-26 */
const REASONS = {
  time: 'Tiempo y un pase más',
  players: 'Quedaron tres',
  management: 'Decisión de la dirección',
} as const satisfies Record<EndReason, string>;

/** Each game of the day with its hands, its pots and the benefit taken of them. */
export const sessionsTable = (day: CashDay): Table => {
  const { hands, voided, pots, potTotal, rake } = figuresOf(day);
  return {
    block: 'table',
    key: 'partidas',
    heading: 'Partidas',
    columns: [
      sharedColumn('partida', 15),
      { key: 'desde', heading: 'Desde', align: 'left', widthMm: 13 },
      { key: 'hasta', heading: 'Hasta', align: 'left', widthMm: 13 },
      { key: 'fin', heading: 'Fin', align: 'left' },
      { key: 'manos', heading: 'Manos', align: 'right', widthMm: 14 },
      { key: 'anuladas', heading: 'Anuladas', align: 'right', widthMm: 17 },
      sharedColumn('pozos', 14),
      sharedColumn('total_pozos', 29),
      sharedColumn('beneficio', 26),
    ],
    rows: [
      ...day.sessions.map(sessionRow),
      {
        role: 'total',
        cells: [
          strong('Total'),
          text(''),
          text(''),
          text(''),
          count(hands, 'SUM({partidas.manos})'),
          count(voided, 'SUM({partidas.anuladas})'),
          count(pots, 'SUM({partidas.pozos})'),
          money(potTotal, 'SUM({partidas.total_pozos})'),
          money(rake, 'SUM({partidas.beneficio})'),
        ],
      },
    ],
    sheet: 'Partidas',
  };
};

const sessionRow = (one: SessionOfDay): Row => ({
  cells: [
    text(String(one.number)),
    time(one.openedAt),
    time(one.endedAt),
    text(one.reason === null ? 'Continúa' : REASONS[one.reason]),
    count(one.hands, handsOf(one, 'COUNTIFS({manos.partida},{partida},{manos.estado},"Vigente")')),
    count(one.voided, handsOf(one, 'COUNTIFS({manos.partida},{partida},{manos.estado},"Anulada")')),
    count(one.pots, handsOf(one, 'SUMIFS({manos.pozos},{manos.partida},{partida})')),
    money(one.potTotal, handsOf(one, 'SUMIFS({manos.total_pozos},{manos.partida},{partida})')),
    money(one.rake, handsOf(one, 'SUMIFS({manos.beneficio},{manos.partida},{partida})')),
  ],
});

/** A day without hands has no list to add up. */
const handsOf = ({ hands, voided }: SessionOfDay, formula: string): string =>
  hands + voided === 0 ? '0' : formula;

/** A game that came from the day before, or goes on, has no hour of its own here. */
const time = (at: Instant | null): Cell => (at === null ? none : { kind: 'time', value: at });
