import { centavos, ZERO } from '../../../domain/money/centavos.ts';
import { regimesOf } from '../../../domain/registry/selectors.ts';
import { paperNumber } from '../../../reports/format/paperNumber.ts';
import type { DayDifference, DayTable } from '../../../reports/papers/ijInput.ts';
import { loadClosedCashDay, settleCashDay } from '../../papers/orders/cashSettlement.ts';
import { type CashDaySummary, cashDaysOn, cashHistory } from '../../shared/cashDays.ts';
import { streamOf } from '../../shared/streams.ts';
import { listedPaper } from './listedPaper.ts';
import { type Contribution, type Day, together } from './part.ts';

const CLUB = { name: 'Mesas del club', norm: 'Reglamento de club' };
const CASH = { name: 'Mesas de efectivo', norm: 'Res.\u00a040/2009' };

/**
 * The cash tables of that jornada: their rake is all that they bring. A club's are no matter of the
 * lottery.
 *
 * @see R40-5, R40-95
 */
export const cashTablesOfDay = async (day: Day): Promise<Contribution> => {
  const { ports, operator, jornada } = day;
  const parts: Contribution[] = [];
  for (const summary of await cashDaysOn(ports.table, operator, jornada)) {
    if (summary.ruleset === 'CLUB' && day.forLottery) {
      parts.push({ streams: [], ofClub: [summary.tableId] });
      continue;
    }
    const closing = await settledClosing(day, summary);
    parts.push({
      tables: closing === 0 ? [] : [await settledTable(day, summary, closing)],
      differences: differencesOf(summary),
      streams: [streamOf.cash(summary.tableId)],
    });
  }
  return together(parts);
};

/** The last closing whose papers are filed, 0 before: a day opened again keeps what stood. */
const settledClosing = async (
  { ports, operator }: Day,
  { tableId, day, status, closings }: CashDaySummary,
): Promise<number> => {
  if (status === 'settled') return closings;
  const history = await cashHistory(ports.table, { operator, tableId, day });
  return history?.day.settled ?? 0;
};

const settledTable = async (
  day: Day,
  { tableId, day: number }: CashDaySummary,
  closing: number,
): Promise<DayTable> => {
  const { ports, operator, jornada, registry } = day;
  const source = `LM/${tableId}/${jornada}`;
  const paper = await listedPaper(day, 'LM', source, closing);
  const order = { operator, tableId, day: number, closing, game: 'cash' } as const;
  const closed = await loadClosedCashDay(ports, order);
  const { benefit, split } = settleCashDay(closed.day, regimesOf(registry));
  const { terms } = closed.day;
  return {
    game: terms.ruleset === 'CLUB' ? CLUB : CASH,
    event: null,
    venue: terms.venue,
    table: terms.table,
    paper: `LM ${paperNumber(paper.number)}`,
    takings: benefit,
    prizes: ZERO,
    benefit,
    split,
  };
};

/** The rake of the hands against what the box of the table held. */
const differencesOf = ({ table, figures, box, review }: CashDaySummary): DayDifference[] => {
  if (box === null) return [];
  const [expected, found] = [centavos(figures.rake), centavos(box)];
  const conforms = expected === found;
  return [
    {
      what: `Mesa ${table}, beneficio de los pozos y caja`,
      expected,
      found,
      review: conforms ? 'Conforme' : (review ?? 'A revisar'),
    },
  ];
};
