import type { CashFact } from '../../../domain/cash/facts.ts';
import { figuresOf } from '../../../domain/cash/figures.ts';
import type { AnnouncedCash, CashDay, CashTable } from '../../../domain/cash/state.ts';
import type { CashDaySummary } from '../../shared/cashDays.ts';
import type { Outcome } from '../../shared/execute.ts';
import { keys } from '../../shared/keys.ts';
import type { Item, Write } from '../../shared/table.ts';
import type { TableSummary } from '../views.ts';

/** The views of a cash table that change with its facts; each can be rebuilt from the stream. */
export const cashViewsOf = (
  operator: string,
  tableId: string,
  { state, facts, sequence }: Outcome<CashTable, CashFact>,
): Write[] => {
  if (state.status === 'unannounced') return [];
  const when = { sequenceBelow: sequence };
  const has = (types: readonly CashFact['type'][]) =>
    facts.some(({ type }) => types.includes(type));
  const { day } = state;
  const start = day && { ...keys.tableStart(operator, tableId, day.day), from: sequence };
  const changesDay = facts.some(isOfFigures);
  return [
    ...(has(TABLE) ? [{ put: { ...tableOf(operator, tableId, state), sequence }, when }] : []),
    ...(day && changesDay ? [{ put: { ...dayItem(operator, tableId, day), sequence }, when }] : []),
    ...(start && has(['CashDayOpened']) ? [{ put: start, when: 'absent' as const }] : []),
    ...(day && has(WORK) ? [{ put: { ...workOf(operator, tableId, day), sequence }, when }] : []),
  ];
};

/** The views of a day whose papers were filed after another day had begun. */
export const settledCashViewsOf = (
  operator: string,
  tableId: string,
  day: CashDay,
  sequence: number,
): Write[] =>
  [dayItem(operator, tableId, day), workOf(operator, tableId, day)].map((item) => ({
    put: { ...item, sequence },
    when: { sequenceBelow: sequence },
  }));

const TABLE: readonly CashFact['type'][] = [
  'CashTableAnnounced',
  'CashDayOpened',
  'SessionOpened',
  'SessionEnded',
];
const WORK: readonly CashFact['type'][] = ['CashDayClosed', 'CashDayReopened', 'CashDaySettled'];
const NO_FIGURES: readonly CashFact['type'][] = [
  'CashTableAnnounced',
  'CashLimitsChanged',
  'RestTaken',
  'SeatAbandoned',
  'PlayerReturned',
  'LeaveAsked',
];

/** A step of a hand that does not end it changes no figure of the day. */
const isOfFigures = (fact: CashFact): boolean =>
  fact.type === 'HandPlayed' ? fact.result !== null : !NO_FIGURES.includes(fact.type);

const tableOf = (
  operator: string,
  tableId: string,
  { terms, day, session }: AnnouncedCash,
): Item => {
  const { game, venue, table, sector } = terms;
  const summary: TableSummary = {
    tableId,
    status: session !== null && session.ended === null ? 'open' : 'closed',
    game,
    venue,
    table,
    sector,
    jornada: day?.jornada ?? null,
    day: day?.day ?? null,
  };
  const gsi1pk = keys.tablesIndex(operator);
  const gsi1sk = keys.tablesIndexSk(table, tableId);
  return { ...keys.tableSummary(operator, tableId), gsi1pk, gsi1sk, ...summary };
};

const dayItem = (operator: string, tableId: string, day: CashDay): Item => ({
  ...keys.tableDay(operator, tableId, day.day),
  ...cashDaySummary(tableId, day),
});

export const cashDaySummary = (tableId: string, day: CashDay): CashDaySummary => ({
  game: 'cash',
  ruleset: day.terms.ruleset,
  tableId,
  table: day.terms.table,
  day: day.day,
  jornada: day.jornada,
  status: statusOf(day),
  closings: day.closings,
  sessions: day.sessions.length,
  figures: figuresOf(day),
  box: day.closing?.box ?? null,
  review: day.closing?.review ?? null,
});

const statusOf = ({ closing, closings, settled }: CashDay): CashDaySummary['status'] => {
  if (closing === null) return 'open';
  return settled === closings ? 'settled' : 'closed';
};

/** A closed day is open work until that closing is settled. */
const workOf = (operator: string, tableId: string, day: CashDay): Item => {
  const { day: number, closings: closing } = day;
  const open = statusOf(day) === 'closed';
  const gsi1sk = keys.tableWorkIndexSk(operator, tableId, number);
  const index = open ? { gsi1pk: keys.workIndex, gsi1sk } : {};
  const key = keys.tableWork(operator, tableId, number);
  return { ...key, ...index, game: 'cash', operator, tableId, day: number, closing, open };
};
