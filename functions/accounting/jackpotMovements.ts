import type { JackpotMovement } from '../../domain/accounts/movements.ts';
import { evolve } from '../../domain/jackpot/evolve.ts';
import type { JackpotFact } from '../../domain/jackpot/facts.ts';
import { initialState, type Jackpot } from '../../domain/jackpot/state.ts';
import { statementOf } from '../../domain/jackpot/statement.ts';
import { fromRecorded } from '../../events/recorded.ts';
import { jornadasOf } from '../shared/jornadas.ts';
import { keys } from '../shared/keys.ts';
import type { Ports } from '../shared/ports.ts';
import { readCommits } from '../shared/store.ts';
import { streamOf } from '../shared/streams.ts';
import type { Asked } from './settledTables.ts';

const PREFIX = streamOf.jackpot('');

/** What each meter of the operator moved in the jornadas of a range. @see R132-51, R132-54 */
export const jackpotMovements = async (
  ports: Ports,
  operator: string,
  asked: Asked,
): Promise<JackpotMovement[]> => {
  const range = { pk: keys.streamsIndex(operator), from: PREFIX, to: `${PREFIX}${keys.last}` };
  const found = await ports.table.queryIndex(range);
  const movements: JackpotMovement[] = [];
  for (const { stream } of found) {
    const commits = await readCommits(ports.table, operator, String(stream));
    const facts = commits.flatMap(({ events }) =>
      events.map((one) => fromRecorded<JackpotFact>(one)),
    );
    const venue = await venueOf(ports, operator, facts);
    if (asked.venue === undefined || asked.venue === venue)
      movements.push(...movementsOf(facts, asked, venue));
  }
  return movements;
};

const movementsOf = (
  facts: readonly JackpotFact[],
  asked: Asked,
  venue: string | null,
): JackpotMovement[] => {
  const state = facts.reduce<Jackpot>(evolve, initialState());
  if (state.status === 'unannounced') return [];
  const paper = `Jackpot ${state.terms.reference}`;
  const source = { game: 'Jackpot', event: null, venue, table: null, paper };
  return jornadasOf(asked).map((jornada) => {
    const { start, contribution, award, adjustment } = statementOf(facts, jornada).totals;
    return { jornada, source, start, contribution, award, adjustment };
  });
};

/** Of the first of its tables: one meter is of one room. */
const venueOf = async (
  { table }: Ports,
  operator: string,
  facts: readonly JackpotFact[],
): Promise<string | null> => {
  const linked = facts.find((fact) => fact.type === 'JackpotAnnounced')?.tables[0];
  const item = linked && (await table.get(keys.tableSummary(operator, linked.tableId)));
  return item?.['venue'] === undefined ? null : String(item['venue']);
};
