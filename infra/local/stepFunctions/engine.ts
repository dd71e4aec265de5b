import { randomUUID } from 'node:crypto';
import { AwsError } from '../awsError.ts';
import type { Meter } from '../meter.ts';
import { serially } from '../serially.ts';
import type { Shelf, State } from '../state.ts';
import { assertStart } from './checks.ts';
import { type HistoryEvent, historyLog } from './history.ts';
import type { Machine, Running } from './interpret.ts';
import { type ExecutionRecord, nowSeconds, type Outcome, type StartInput } from './record.ts';

type Active = { run: Running; done: Promise<ExecutionRecord>; events: HistoryEvent[] };

/** Runs executions and remembers them; what a kill interrupts starts again from its input. */
export class Engine {
  readonly #machines: ReadonlyMap<string, Machine>;
  readonly #records: Shelf<ExecutionRecord>;
  readonly #histories: Shelf<HistoryEvent[]>;
  readonly #active = new Map<string, Active>();
  readonly #inTurn = serially();
  readonly #meter: Meter | undefined;
  #stopping = false;

  constructor(state: State, machines: ReadonlyMap<string, Machine>, meter?: Meter) {
    this.#meter = meter;
    this.#machines = machines;
    this.#records = state.shelf('executions');
    this.#histories = state.shelf('histories');
  }

  /**
   * Starts an execution; the same name with the same input while it runs is the same execution.
   *
   * @throws {AwsError} `ExecutionAlreadyExists` when the name was used otherwise
   */
  start(start: StartInput): Promise<ExecutionRecord> {
    return this.#start(start, (old) => refuse(old));
  }

  /**
   * Starts an execution for a task. A machine that begins again repeats tasks that AWS would
   * remember as done, so such a task finds the child that it had started.
   */
  startChild(start: StartInput & { startedBy: string }): Promise<ExecutionRecord> {
    return this.#start(start, async (old) => {
      const same = old.startedBy === start.startedBy && old.input === start.input;
      if (!same || (await this.find(start.startedBy)).runs === 1) return refuse(old);
      return old.status === 'SUCCEEDED' ? old : this.#again(old);
    });
  }

  /** @throws {AwsError} `ExecutionDoesNotExist` */
  async find(executionArn: string): Promise<ExecutionRecord> {
    const record = await this.#records.get(executionArn);
    if (record) return record;
    throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${executionArn}'`);
  }

  /** The executions of one machine, the latest first. */
  async list(stateMachineArn: string): Promise<ExecutionRecord[]> {
    this.#machineOf(stateMachineArn);
    const entries = await this.#records.entries(executionArnOf(stateMachineArn, ''));
    return entries.map(([, record]) => record).sort((a, b) => b.startDate - a.startDate);
  }

  async history(executionArn: string): Promise<HistoryEvent[]> {
    await this.find(executionArn);
    const running = this.#active.get(executionArn)?.events;
    return running ?? (await this.#histories.get(executionArn)) ?? [];
  }

  /** Waits until an execution is closed; while the machine stops, it waits for ever. */
  async waitFor(executionArn: string): Promise<ExecutionRecord> {
    const record = await (this.#active.get(executionArn)?.done ?? this.find(executionArn));
    return record.status === 'RUNNING' ? new Promise(() => {}) : record;
  }

  /** Stops an execution and those that its tasks wait for. */
  async abort(executionArn: string, error?: string, cause?: string): Promise<ExecutionRecord> {
    await this.find(executionArn);
    const running = this.#active.get(executionArn);
    for (const [arn] of this.#active)
      if ((await this.find(arn)).startedBy === executionArn) await this.abort(arn);
    running?.run.abort();
    const record = await this.waitFor(executionArn);
    if (!running || record.status !== 'ABORTED') return record;
    const told = { ...record, ...(error ? { error } : {}), ...(cause ? { cause } : {}) };
    await this.#records.put(executionArn, told);
    return told;
  }

  /**
   * Begins a failed execution again from its input.
   *
   * @throws {AwsError} `ExecutionNotRedrivable` unless it failed, timed out or was stopped
   */
  redrive(executionArn: string): Promise<ExecutionRecord> {
    return this.#inTurn(executionArn, async () => {
      const record = await this.find(executionArn);
      if (record.status === 'RUNNING' || record.status === 'SUCCEEDED')
        throw new AwsError('ExecutionNotRedrivable', `The execution is ${record.status}.`);
      return this.#again({
        ...record,
        redriveCount: record.redriveCount + 1,
        redriveDate: nowSeconds(),
      });
    });
  }

  /** Begins again what was running when the process ended. */
  async resume(): Promise<void> {
    const open = (await this.#records.entries())
      .map(([, record]) => record)
      .filter(({ status }) => status === 'RUNNING');
    const arns = new Set(open.map(({ executionArn }) => executionArn));
    for (const record of open) {
      // Its parent begins again too and starts another child in its place.
      const replaced = record.startedBy && !record.named && arns.has(record.startedBy);
      if (replaced) await this.#close(record, { status: 'ABORTED' });
      else if (this.#machines.has(record.stateMachineArn)) await this.#again(record);
      else await this.#close(record, { status: 'FAILED', error: 'StateMachineDoesNotExist' });
    }
  }

  /** Leaves what is running to the next start of the machine. */
  stop(): void {
    this.#stopping = true;
    for (const { run } of this.#active.values()) run.abort();
  }

  async #start(
    { stateMachineArn, name, input = '{}', startedBy }: StartInput,
    onClosed: (old: ExecutionRecord) => Promise<ExecutionRecord>,
  ): Promise<ExecutionRecord> {
    this.#machineOf(stateMachineArn);
    const executionName = name ?? randomUUID();
    assertStart(executionName, input);
    const executionArn = executionArnOf(stateMachineArn, executionName);
    return this.#inTurn(executionArn, async () => {
      const old = await this.#records.get(executionArn);
      if (old?.status === 'RUNNING' && old.input === input) return old;
      if (old) return old.status === 'RUNNING' ? refuse(old) : onClosed(old);
      return this.#begin({
        executionArn,
        stateMachineArn,
        name: executionName,
        input,
        status: 'RUNNING',
        startDate: nowSeconds(),
        runs: 1,
        redriveCount: 0,
        ...(startedBy ? { startedBy, named: name !== undefined } : {}),
      });
    });
  }

  #again(record: ExecutionRecord): Promise<ExecutionRecord> {
    const { stopDate, output, error, cause, ...kept } = record;
    return this.#begin({ ...kept, status: 'RUNNING', runs: record.runs + 1 });
  }

  async #begin(record: ExecutionRecord): Promise<ExecutionRecord> {
    if (this.#stopping) throw new AwsError('ServiceUnavailable', 'The machine is stopping.', 503);
    await this.#records.put(record.executionArn, record);
    const { events, log } = historyLog();
    const run = this.#machineOf(record.stateMachineArn).run(record, (event) => {
      if (event.type === 'StateEntered') this.#meter?.add('transitions');
      log(event);
    });
    const done = run.outcome.then((outcome) => this.#close(record, outcome));
    this.#active.set(record.executionArn, { run, done, events });
    return record;
  }

  async #close(record: ExecutionRecord, outcome: Outcome): Promise<ExecutionRecord> {
    if (this.#stopping) return record;
    const closed = { ...record, ...outcome, stopDate: nowSeconds() };
    const events = this.#active.get(record.executionArn)?.events ?? [];
    await this.#histories.put(record.executionArn, events);
    await this.#records.put(record.executionArn, closed);
    this.#active.delete(record.executionArn);
    return closed;
  }

  #machineOf(stateMachineArn: string): Machine {
    const machine = this.#machines.get(stateMachineArn);
    if (machine) return machine;
    throw new AwsError(
      'StateMachineDoesNotExist',
      `State Machine Does Not Exist: '${stateMachineArn}'`,
    );
  }
}

const executionArnOf = (stateMachineArn: string, name: string): string =>
  `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;

const refuse = async ({ executionArn }: ExecutionRecord): Promise<never> => {
  throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${executionArn}'`);
};
