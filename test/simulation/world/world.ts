import type { Context } from 'aws-lambda';
import { type Ask, askLambda, type Reply, type Who } from '../../functions/support/api.ts';
import { type Chance, chanceOf } from './chance.ts';
import { Crashed, openContainers } from './containers.ts';
import { type FaultRates, faultsOf } from './faults.ts';
import { functionOf } from './functions.ts';
import { openRows, type Row } from './rows.ts';
import { openScheduler, type Scheduler } from './scheduler.ts';

/** The house in one thread: production code, a table in memory, a clock and chance of its own. */
export type World = {
  readonly chance: Chance;
  readonly scheduler: Scheduler;
  readonly rows: ReturnType<typeof openRows>;
  readonly files: Map<string, Uint8Array>;
  /** Also counts how often each fault was made to happen. */
  readonly faults: ReturnType<typeof faultsOf>;
  /** Runs in a process of its own. @throws {Crashed} when that process dies */
  readonly invoke: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** One HTTP request, whose process may die. */
  readonly ask: (who: Who, method: string, path: string, ask?: Ask) => Promise<Reply>;
  /** From here on all that runs waits for its turn, and faults happen. */
  readonly disturb: (rates: FaultRates) => void;
  readonly calm: () => void;
  /** From here on nobody waits for a turn. */
  readonly still: () => void;
  readonly run: (isOver: () => boolean) => Promise<void>;
  /** Called with the rows of each transaction, in the moment in which it happens. */
  readonly onWrite: (see: (rows: readonly Row[]) => void) => void;
};

/** When the desks open: all their facts happened a little before. */
const OPENS = Date.parse('2014-05-10T00:30:00.000Z');

/** Without a real clock that a busy machine could run down. */
const TIMELESS = {} as Context;

export const openWorld = (seed: number): World => {
  const chance = chanceOf(seed);
  const scheduler = openScheduler(chance, OPENS);
  const rows = openRows();
  const files = new Map<string, Uint8Array>();
  const faults = faultsOf(chance);
  const watchers: ((rows: readonly Row[]) => void)[] = [];
  let busy = false;
  const { invoke, kill } = openContainers({
    rows,
    files,
    chance,
    scheduler,
    faults,
    isBusy: () => busy,
    written: (written) => {
      for (const see of watchers) see(written);
    },
  });
  return {
    chance,
    scheduler,
    rows,
    files,
    faults,
    invoke,
    ask: (who, method, path, ask) =>
      invoke(() => askLambda(functionOf(path), who, method, path, ask, TIMELESS)),
    disturb: (rates) => {
      busy = true;
      faults.set(rates);
    },
    calm: () => faults.set(null),
    still: () => {
      busy = false;
    },
    run: (isOver) =>
      scheduler.run(isOver, (owner) => owner !== null && faults.dies() && kill(owner)),
    onWrite: (see) => watchers.push(see),
  };
};

export { Crashed };
