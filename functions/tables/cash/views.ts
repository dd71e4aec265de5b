import type { CashFact } from '../../../domain/cash/facts.ts';
import { figuresOf } from '../../../domain/cash/figures.ts';
import type { AnnouncedCash, CashDay, CashTable } from '../../../domain/cash/state.ts';
import type { CashDaySummary } from '../../shared/cashDays.ts';
import type { Outcome } from '../../shared/execute.ts';
import { keys } from '../../shared/keys.ts';
import type { Item, Write } from '../../shared/table.ts';
import { statusOf, type TableSummary, tableItem, unlessLater, workItem } from '../dayViews.ts';

/** The views of a cash table that change with its facts; each can be rebuilt from the stream. */
export const cashViewsOf = (
  operator: string,
  tableId: string,
  { state, facts, sequence }: Outcome<CashTable, CashFact>,
): Write[] => {
  if (state.status === 'unannounced') return [];
  const has = (types: readonly CashFact['type'][]) =>
    facts.some(({ type }) => types.includes(type));
  const { day } = state;
  const start = day && { ...keys.tableStart(operator, tableId, day.day), from: sequence };
  return [
    ...unlessLater(sequence, [
      ...(has(TABLE) ? [tableItem(operator, summaryOf(tableId, state))] : []),
      ...(day && facts.some(isOfFigures) ? [dayItem(operator, tableId, day)] : []),
      ...(day && has(WORK) ? [cashWork(operator, tableId, day)] : []),
    ]),
    ...(start && has(['CashDayOpened']) ? [{ put: start, when: 'absent' as const }] : []),
  ];
};

/** The views of a day whose papers were filed after another day had begun. */
export const settledCashViewsOf = (
  operator: string,
  tableId: string,
  day: CashDay,
  sequence: number,
): Write[] =>
  unlessLater(sequence, [dayItem(operator, tableId, day), cashWork(operator, tableId, day)]);

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

const summaryOf = (tableId: string, { terms, day, session }: AnnouncedCash): TableSummary => {
  const { game, venue, table, sector } = terms;
  const status = session !== null && session.ended === null ? 'open' : 'closed';
  const jornada = day?.jornada ?? null;
  return { tableId, status, game, venue, table, sector, jornada, day: day?.day ?? null };
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

const cashWork = (operator: string, tableId: string, day: CashDay): Item => ({
  ...workItem(operator, tableId, day),
  game: 'cash',
});
