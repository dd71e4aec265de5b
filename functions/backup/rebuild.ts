import type { CashFact } from '../../domain/cash/facts.ts';
import type { CashDay } from '../../domain/cash/state.ts';
import type { TableFact } from '../../domain/tableDay/facts.ts';
import type { TableDay } from '../../domain/tableDay/state.ts';
import type { Commit } from '../../events/commit.ts';
import { fromRecorded } from '../../events/recorded.ts';
import { summaryOf } from '../cage/act.ts';
import type { Aggregate } from '../shared/aggregate.ts';
import { BANK_TABLE } from '../shared/bankTable.ts';
import { CASH_TABLE } from '../shared/cashTable.ts';
import type { Outcome } from '../shared/execute.ts';
import { BACKUP_KEYS } from '../shared/keys/backup.ts';
import { keys } from '../shared/keys.ts';
import { SHIFT } from '../shared/shift.ts';
import type { Item, Write } from '../shared/table.ts';
import { TOURNAMENT } from '../shared/tournament.ts';
import { cashViewsOf, settledCashViewsOf } from '../tables/cash/views.ts';
import { numbersOf } from '../tables/tableNumber.ts';
import { settledViewsOf, viewsOf as tableViewsOf } from '../tables/views.ts';
import { largePrizeRows } from '../tournaments/cash.ts';
import { viewsOf } from '../tournaments/views.ts';

/**
 * Everything that follows from the facts of a stream and is kept for reading, made by the code that
 * makes it when the facts are recorded: the items as they stand after the last commit.
 */
export const rebuiltFrom = (
  operator: string,
  stream: string,
  commits: readonly Commit[],
): Item[] => {
  const [prefix = ''] = /^[^/]+\//.exec(stream) ?? [];
  const id = stream.slice(prefix.length);
  const writes = WRITES[prefix]?.(operator, id, commits) ?? [];
  const last = new Map(writes.map(({ put }) => [JSON.stringify([put.pk, put.sk]), put]));
  return [...last.values()];
};

/** Whether an item is one of those that `rebuiltFrom` makes. */
export const isRebuilt = (operator: string, { pk }: Pick<Item, 'pk'>): boolean =>
  REBUILT.some((name) => pk.startsWith(BACKUP_KEYS.kindOf(operator, name)));

const REBUILT = [
  'TOURNAMENT',
  'EVENTNUMBER',
  'TABLENUMBER',
  'LARGEPRIZES',
  'BOOKED',
  'TABLE',
  'TABLEDAYS',
  'TABLESTART',
  'TABLEWORK',
  'SHIFT',
];

type WritesOf = (operator: string, id: string, commits: readonly Commit[]) => Write[];

/** The outcome of each commit, as it was when the commit was made. */
const outcomesOf = <State, Command, Fact extends { readonly type: string }>(
  { initial, evolve }: Aggregate<State, Command, Fact>,
  commits: readonly Commit[],
): Outcome<State, Fact>[] => {
  let state = initial();
  return commits.map(({ events, sequence }) => {
    const facts = events.map((one) => fromRecorded<Fact>(one));
    state = facts.reduce(evolve, state);
    return { state, facts, sequence };
  });
};

const ofTournament: WritesOf = (operator, tournamentId, commits) =>
  outcomesOf(TOURNAMENT, commits).flatMap((outcome) => {
    const { state, facts } = outcome;
    const isNew = facts.some(({ type }) => type === 'TournamentAnnounced');
    const number: Write[] =
      isNew && state.status !== 'unannounced'
        ? [{ put: { ...numberKey(operator, state.terms), tournamentId }, when: 'absent' }]
        : [];
    return [
      ...number,
      ...viewsOf(operator, tournamentId, outcome),
      ...largePrizeRows(operator, outcome),
    ];
  });

const numberKey = (
  operator: string,
  { venue, eventNumber }: { readonly venue: string; readonly eventNumber: string },
) => keys.eventNumber(operator, venue, eventNumber);

const ofBankTable: WritesOf = (operator, tableId, commits) => {
  const days = new Map<number, TableDay>();
  return outcomesOf(BANK_TABLE, commits).flatMap((outcome) => {
    const { state, facts, sequence } = outcome;
    if (state.status !== 'unannounced' && state.day) days.set(state.day.day, state.day);
    const settled = facts.filter((fact: TableFact) => fact.type === 'DaySettled');
    const old = settled.flatMap(({ day, closing }) => earlier(days, state, day, closing));
    return [
      ...numbersOf(operator, tableId, facts),
      ...(old.length > 0 ? [] : tableViewsOf(operator, tableId, outcome)),
      ...old.flatMap((day) => settledViewsOf(operator, tableId, day, sequence)),
    ];
  });
};

const ofCashTable: WritesOf = (operator, tableId, commits) => {
  const days = new Map<number, CashDay>();
  return outcomesOf(CASH_TABLE, commits).flatMap((outcome) => {
    const { state, facts, sequence } = outcome;
    if (state.status !== 'unannounced' && state.day) days.set(state.day.day, state.day);
    const settled = facts.filter((fact: CashFact) => fact.type === 'CashDaySettled');
    const old = settled.flatMap(({ day, closing }) => earlier(days, state, day, closing));
    return [
      ...numbersOf(operator, tableId, facts),
      ...(old.length > 0 ? [] : cashViewsOf(operator, tableId, outcome)),
      ...old.flatMap((day) => settledCashViewsOf(operator, tableId, day, sequence)),
    ];
  });
};

/** A day whose papers were filed after another day had begun. */
const earlier = <Day extends { readonly day: number }>(
  days: Map<number, Day>,
  state: { readonly status: string; readonly day?: Day | null },
  number: number,
  closing: number,
): Day[] => {
  const day = days.get(number);
  if (!day || state.day?.day === number) return [];
  const settled = { ...day, settled: closing };
  days.set(number, settled);
  return [settled];
};

const WRITES: Readonly<Record<string, WritesOf>> = {
  'tournament/': ofTournament,
  'table/': ofBankTable,
  'cash/': ofCashTable,
  'cage/': (operator, _, commits) =>
    outcomesOf(SHIFT, commits).map((outcome) => summaryOf(operator, outcome)),
};
