import type { Jornada } from '../../domain/time/jornada.ts';
import { fromRecorded } from '../../events/recorded.ts';
import { keys } from './keys.ts';
import { readCommits } from './store.ts';
import type { Item, Table } from './table.ts';

export type DayName = {
  readonly operator: string;
  readonly tableId: string;
  readonly day: number;
};

type AnyFact = { readonly type: string };

/** How the days of a kind of table lie in its stream. */
export type DaysOf<Day, Fact extends AnyFact> = {
  readonly stream: (tableId: string) => string;
  readonly opening: Fact['type'];
  readonly evolve: (day: Day | null, fact: Fact) => Day;
};

/** One day of a table: its facts, and what they made of it. */
export type History<Day, Fact> = { readonly facts: readonly Fact[]; readonly day: Day };

/**
 * Reads one day of a table from its opening on, without the days before it; undefined when it was
 * never opened.
 *
 * @param isLast where to stop, such as at one closing: what came later is left out
 */
export const historyOfDay = async <Day, Fact extends AnyFact>(
  table: Table,
  { operator, tableId, day }: DayName,
  { stream, opening, evolve }: DaysOf<Day, Fact>,
  isLast: (fact: Fact) => boolean,
): Promise<History<Day, Fact> | undefined> => {
  const start = await table.get(keys.tableStart(operator, tableId, day));
  if (!start) return undefined;
  const commits = await readCommits(table, operator, stream(tableId), Number(start['from']) - 1);
  const facts = commits.flatMap(({ events }) => events.map((one) => fromRecorded<Fact>(one)));
  const first = facts.findIndex(({ type }) => type === opening);
  if (first < 0) throw new Error(`Day ${day} of ${tableId} has no opening.`);
  const rest = facts.slice(first + 1);
  const next = rest.findIndex(({ type }) => type === opening);
  const ofDay = [facts[first]!, ...(next < 0 ? rest : rest.slice(0, next))];
  const last = ofDay.findIndex(isLast);
  const until = last < 0 ? ofDay : ofDay.slice(0, last + 1);
  const folded = until.reduce<Day | null>(evolve, null);
  return folded === null ? undefined : { facts: until, day: folded };
};

const DAYS_READ = 50; // what is asked for is one of the last days of a table

/**
 * The view of the day that a table had in a jornada, read page by page from the last one back; days
 * follow the order of jornadas. Null when it had none.
 */
export const dayOfJornada = async (
  table: Table,
  operator: string,
  tableId: string,
  jornada: Jornada,
): Promise<Item | null> => {
  const { pk } = keys.tableDay(operator, tableId, 1);
  for (let to: string = keys.last; ; ) {
    const range = { pk, from: keys.first, to, limit: DAYS_READ, descending: true };
    const found = await table.query(range);
    const one = found.find((item) => item['jornada'] === jornada);
    if (one) return one;
    const last = found.at(-1);
    if (!last || found.length < DAYS_READ || String(last['jornada']) < jornada) return null;
    to = keys.tableDay(operator, tableId, Number(last['day']) - 1).sk;
  }
};

/** The tables of an operator that play one game. */
export const tablesOfGame = async (
  table: Table,
  operator: string,
  game: 'cash' | 'madero',
): Promise<string[]> => {
  const range = { pk: keys.tablesIndex(operator), from: keys.first, to: keys.last };
  const found = await table.queryIndex(range);
  return found.filter((item) => item['game'] === game).map(({ tableId }) => String(tableId));
};
