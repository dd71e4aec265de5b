import { evolve } from '../../domain/jackpot/evolve.ts';
import type { JackpotFact } from '../../domain/jackpot/facts.ts';
import { type AnnouncedJackpot, initialState, type Jackpot } from '../../domain/jackpot/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { fromRecorded } from '../../events/recorded.ts';
import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { readCommits } from './store.ts';

type House = { readonly ports: Pick<Ports, 'table'>; readonly operator: string };

/** Every fact of a jackpot, and how it stood at the end of a jornada. */
export const jackpotFacts = async (house: House, stream: string, until: Jornada) => {
  const facts = await factsOf<JackpotFact>(house, stream);
  const known = facts.filter(({ jornada }) => jornada <= until);
  return { facts, state: known.reduce<Jackpot>(evolve, initialState()) };
};

/** The facts of a stream, oldest first. */
export const factsOf = async <Fact extends { readonly type: string }>(
  { ports, operator }: House,
  stream: string,
): Promise<Fact[]> => {
  const commits = await readCommits(ports.table, operator, stream);
  return commits.flatMap(({ events }) => events.map((one) => fromRecorded<Fact>(one)));
};

/** The number on each linked table, by id. */
export const tableNumbers = async (
  { ports, operator }: House,
  { tables }: AnnouncedJackpot,
): Promise<Map<string, number>> => {
  const found = await Promise.all(
    tables.map(({ tableId }) => ports.table.get(keys.tableSummary(operator, tableId))),
  );
  return new Map(
    found.flatMap((item) => (item ? [[String(item['tableId']), Number(item['table'])]] : [])),
  );
};
