import type { CashCommand } from '../../../domain/cash/commands.ts';
import type { CashFact } from '../../../domain/cash/facts.ts';
import type { AnnouncedCash, CashTable } from '../../../domain/cash/state.ts';
import { Rejection } from '../../../domain/errors.ts';
import type { Registry } from '../../../domain/registry/state.ts';
import type { Circumstance } from '../../../domain/tournament/facts.ts';
import type { Answer } from '../../shared/answer.ts';
import { CASH_TABLE } from '../../shared/cashTable.ts';
import { execute, requestOf } from '../../shared/execute.ts';
import type { Ports } from '../../shared/ports.ts';
import { ports } from '../../shared/runtime.ts';
import { circumstanceOf } from '../../shared/staff.ts';
import { streamOf } from '../../shared/streams.ts';
import type { ActInput } from '../act.ts';
import { withNumber } from './tableNumber.ts';
import { cashViewsOf } from './views.ts';

/** What a command of a cash table is made of, read anew for each attempt. */
export type CashScene<State extends CashTable = AnnouncedCash> = {
  readonly ports: Ports;
  readonly operator: string;
  readonly state: State;
  readonly registry: Registry;
  readonly circumstance: Circumstance;
};

type Prepare<State extends CashTable> = (
  scene: CashScene<State>,
) => CashCommand | Promise<CashCommand>;
type Reply = (state: AnnouncedCash, facts: readonly CashFact[]) => object;

/** Records an act of a cash table that was announced. @throws {Rejection} `table.not-announced` */
export const actAtCash = (
  input: ActInput,
  prepare: Prepare<AnnouncedCash>,
  reply: Reply = () => ({}),
): Promise<Answer> => perform(input, announcedCash, prepare, reply);

/** Records an act on a table that may not have been announced yet. */
export const actOnAnyCash = (
  input: ActInput,
  prepare: Prepare<CashTable>,
  reply: Reply,
): Promise<Answer> => perform(input, (state) => state, prepare, reply);

const perform = <State extends CashTable>(
  { path, body, call }: ActInput,
  admit: (state: CashTable) => State,
  prepare: Prepare<State>,
  reply: Reply,
): Promise<Answer> => {
  const { operator } = call.caller;
  const used = ports();
  return execute(used, requestOf(call), {
    aggregate: CASH_TABLE,
    stream: streamOf.cash(path.tableId),
    prepare: async ({ state: found, registry }) => {
      const state = admit(found); // first, so that a foreign id is not found whatever it asks
      const circumstance = circumstanceOf(used, registry, body);
      const scene = { ports: used, operator, state, registry, circumstance };
      return withNumber(
        used.table,
        { operator, tableId: path.tableId, state: found },
        await prepare(scene),
      );
    },
    views: (outcome) => cashViewsOf(operator, path.tableId, outcome),
    answer: ({ state, facts, sequence }) => ({
      status: 201,
      headers: { etag: `"${sequence}"` },
      body: { ...reply(announcedCash(state), facts), version: sequence },
    }),
  });
};

/** @throws {Rejection} `table.not-announced`, also when it is another operator's */
export const announcedCash = (state: CashTable): AnnouncedCash => {
  if (state.status === 'unannounced') throw new Rejection('table.not-announced');
  return state;
};
