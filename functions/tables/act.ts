import { Rejection } from '../../domain/errors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { TableCommand } from '../../domain/tableDay/commands.ts';
import type { TableFact } from '../../domain/tableDay/facts.ts';
import type { AnnouncedTable, BankTable } from '../../domain/tableDay/state.ts';
import type { Circumstance, PaperNumber } from '../../domain/tournament/facts.ts';
import type { Answer } from '../shared/answer.ts';
import { BANK_TABLE } from '../shared/bankTable.ts';
import { type Alongside, execute, type Prepared, requestOf } from '../shared/execute.ts';
import type { Ports } from '../shared/ports.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import type { Series } from '../shared/series.ts';
import { circumstanceOf, type SaidCircumstances } from '../shared/staff.ts';
import { streamOf } from '../shared/streams.ts';
import { viewsOf } from './views.ts';

/** A request to record an act of a bank table. */
export type ActInput = {
  readonly path: { readonly tableId: string };
  readonly body: SaidCircumstances;
  readonly call: Call;
};

/** What a command is made of, read anew for each attempt. */
export type Scene<State extends BankTable = AnnouncedTable> = {
  readonly ports: Ports;
  readonly operator: string;
  readonly state: State;
  readonly registry: Registry;
  readonly circumstance: Circumstance;
  readonly numberFrom: (series: Series) => Promise<PaperNumber>;
  readonly alongside: Alongside;
};

type Made = TableCommand | Prepared<TableCommand>;
type Prepare<State extends BankTable> = (scene: Scene<State>) => Made | Promise<Made>;
type Reply = (state: AnnouncedTable, facts: readonly TableFact[]) => object;

/** Records an act of a table that was announced. @throws {Rejection} `table.not-announced` */
export const act = (
  input: ActInput,
  prepare: Prepare<AnnouncedTable>,
  reply: Reply = () => ({}),
): Promise<Answer> => perform(input, announced, prepare, reply);

/** Records an act on a table that may not have been announced yet. */
export const actOnAny = (
  input: ActInput,
  prepare: Prepare<BankTable>,
  reply: Reply,
): Promise<Answer> => perform(input, (state) => state, prepare, reply);

const perform = <State extends BankTable>(
  { path, body, call }: ActInput,
  admit: (state: BankTable) => State,
  prepare: Prepare<State>,
  reply: Reply,
): Promise<Answer> => {
  const { operator } = call.caller;
  const used = ports();
  return execute(used, requestOf(call), {
    aggregate: BANK_TABLE,
    stream: streamOf.table(path.tableId),
    paperOf: (fact) => ('slip' in fact ? fact.slip : undefined),
    prepare: async ({ state: found, registry, numberFrom, alongside }) => {
      const state = admit(found); // first, so that a foreign id is not found whatever it asks
      const circumstance = circumstanceOf(used, registry, body);
      const around = { ports: used, operator, registry, circumstance, numberFrom, alongside };
      const made = await prepare({ ...around, state });
      return 'command' in made ? made : { command: made };
    },
    views: (outcome) => viewsOf(operator, path.tableId, outcome),
    answer: ({ state, facts, sequence }) => ({
      status: 201,
      headers: { etag: `"${sequence}"` },
      body: { ...reply(announced(state), facts), version: sequence },
    }),
  });
};

/** @throws {Rejection} `table.not-announced`, also when it is another operator's */
export const announced = (state: BankTable): AnnouncedTable => {
  if (state.status === 'unannounced') throw new Rejection('table.not-announced');
  return state;
};
