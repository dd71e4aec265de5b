import { evolveDay } from '../../domain/tableDay/evolveDay.ts';
import type { TableFact } from '../../domain/tableDay/facts.ts';
import type { TableDay } from '../../domain/tableDay/state.ts';
import { fromRecorded } from '../../events/recorded.ts';
import { keys } from './keys.ts';
import { readCommits } from './store.ts';
import { streamOf } from './streams.ts';
import type { Table } from './table.ts';

export type DayName = {
  readonly operator: string;
  readonly tableId: string;
  readonly day: number;
};

/** One day of a table: its facts, and what they made of it. */
export type DayHistory = { readonly facts: readonly DayFact[]; readonly day: TableDay };
type DayFact = Exclude<TableFact, { type: 'TableAnnounced' }>;

/**
 * Reads one day of a table from its opening on, without the days before it; undefined when it was
 * never opened.
 *
 * @param isLast where to stop, such as at one closing: what came later is left out
 */
export const dayHistory = async (
  table: Table,
  { operator, tableId, day }: DayName,
  isLast: (fact: DayFact) => boolean = () => false,
): Promise<DayHistory | undefined> => {
  const start = await table.get(keys.tableStart(operator, tableId, day));
  if (!start) return undefined;
  const stream = streamOf.table(tableId);
  const commits = await readCommits(table, operator, stream, Number(start['from']) - 1);
  const facts = commits.flatMap(({ events }) => events.map((one) => fromRecorded<DayFact>(one)));
  const [opened, ...rest] = facts;
  if (opened?.type !== 'DayOpened') throw new Error(`Day ${day} of ${tableId} has no opening.`);
  const next = rest.findIndex(({ type }) => type === 'DayOpened');
  const ofDay = [opened, ...(next < 0 ? rest : rest.slice(0, next))];
  const last = ofDay.findIndex(isLast);
  const until = last < 0 ? ofDay : ofDay.slice(0, last + 1);
  const folded = until.reduce<TableDay | null>(evolveDay, null);
  return folded ? { facts: until, day: folded } : undefined;
};
