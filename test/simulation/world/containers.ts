import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { Archive } from '../../../functions/documents/archive.ts';
import { dynamoTable } from '../../../functions/shared/dynamoTable.ts';
import type { Ports } from '../../../functions/shared/ports.ts';
import { createStore } from '../../../functions/shared/store.ts';
import type { Chance } from './chance.ts';
import { documentClient, type Fault, type Manners } from './documentClient.ts';
import { type Files, filesOf } from './files.ts';
import type { Rows } from './rows.ts';
import type { Owner, Scheduler } from './scheduler.ts';

/** One process of a function: its clock, its warm states, its connection to the table. */
export type Container = {
  readonly ports: Ports;
  readonly archive: Archive;
  /** Told when the process dies under what it does. */
  fail: (error: Error) => void;
};

/** The process is gone and nobody answers. */
export class Crashed extends Error {
  override readonly name = 'Crashed';
}

export type Faults = {
  readonly of: (kind: 'read' | 'write' | 'file') => Fault;
  readonly indexLag: () => number;
  readonly pageSize: () => number;
  readonly leavesUnread: () => boolean;
};

export type Outside = {
  readonly rows: Rows;
  readonly files: Files;
  readonly chance: Chance;
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  /** False while the house is set up: then nobody waits for a turn. */
  readonly isBusy: () => boolean;
  readonly written: Manners['written'];
};

const current = new AsyncLocalStorage<Container>();

/** The process in which the code that asks runs. */
export const here = (): Container => {
  const container = current.getStore();
  if (!container) throw new Error('This code runs in no process of the simulation.');
  return container;
};

const COLD_STARTS = 0.05;
const SKEW_MILLISECONDS_MAX = 90_000;

/** Runs functions in processes, one invocation at a time in each, until a process dies. */
export const openContainers = (outside: Outside) => {
  const { chance, scheduler } = outside;
  const tokens = new Map<string, true>();
  let idle: Container[] = [];
  const invoke = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const warm = idle.length > 0 && !chance.happens(COLD_STARTS) ? chance.pick(idle) : undefined;
    idle = idle.filter((one) => one !== warm);
    const container = warm ?? start(outside, tokens);
    return new Promise((resolve, reject) => {
      container.fail = reject;
      current
        .run(container, work)
        .finally(() => idle.push(container))
        .then(resolve, reject);
    });
  };
  const kill = (owner: Owner): boolean => {
    if (owner === null) return false;
    scheduler.drop(owner);
    (owner as Container).fail(new Crashed('The process died.'));
    return true;
  };
  return { invoke, kill };
};

const start = (outside: Outside, tokens: Map<string, true>): Container => {
  const { rows, files, chance, scheduler, faults, isBusy, written } = outside;
  const container = { fail: () => {} } as Partial<Container> as Container;
  const wait = async (milliseconds?: number) => {
    if (isBusy()) await scheduler.wait(container, milliseconds);
  };
  const manners: Manners = { turn: wait, fault: faults.of, written, ...faults };
  const client = documentClient(rows, tokens, manners);
  const table = dynamoTable(client, 'simulation', () => chance.bytes(16).toString('hex'));
  const skew = chance.below(2 * SKEW_MILLISECONDS_MAX) - SKEW_MILLISECONDS_MAX;
  const clock = () => scheduler.now() + skew;
  const ports: Ports = {
    table,
    store: createStore({ table, release: 'simulation', nowSeconds: () => clock() / 1000 }),
    now: () => new Date(clock()).toISOString() as Instant,
    random: () => chance.below(1000) / 1000,
    randomBytes: chance.bytes,
    pause: wait,
  };
  return Object.assign(container, { ports, archive: filesOf(files, wait, faults.of) });
};
