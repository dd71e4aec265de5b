import {
  ExecutionAbortedError,
  ExecutionTimeoutError,
  StateMachine,
  type StateMachineDefinition,
} from 'aws-local-stepfunctions';
import { type Definition, statesOf } from './definition.ts';
import type { ExecutionRecord, Outcome } from './record.ts';
import { DataLimitExceeded, ExecutionStopped } from './taskErrors.ts';
import type { RunTask } from './tasks.ts';

type Run = ReturnType<StateMachine['run']>;

/** One event of a run, as the interpreter logs it. */
export type LogEvent = Run['eventLogs'] extends AsyncGenerator<infer Event> ? Event : never;

/** A machine ready to run: what it takes to begin an execution. */
export type Machine = {
  run: (record: ExecutionRecord, log: (event: LogEvent) => void) => Running;
};

/** A run under way. `outcome` never rejects. */
export type Running = { outcome: Promise<Outcome>; abort: () => void };

type Value = Parameters<StateMachine['run']>[0];

const DATA_BYTES_MAX = 262_144;

/** Prepares a definition; each Task state is done by `runTask`. */
export const machineOf = (definition: Definition, runTask: RunTask): Machine => {
  const machine = new StateMachine(definition as unknown as StateMachineDefinition, {
    validationOptions: { noValidate: true },
  });
  const tasks = statesOf(definition).filter(({ state }) => state.Type === 'Task');
  return {
    run: (record, log) => {
      let stopped = false;
      const runOne = async (resource: string, input: Value) => {
        // The interpreter retries at once after an abort instead of leaving it.
        if (stopped) throw new ExecutionStopped();
        return assertSize(await runTask(resource, input, record.executionArn)) as Value;
      };
      const handlers = tasks.map(({ name, state }) => [
        name,
        (input: Value) => runOne(String(state.Resource), input),
      ]);
      const run = machine.run(JSON.parse(record.input) as Value, {
        overrides: { taskResourceLocalHandlers: Object.fromEntries(handlers) },
        context: contextOf(record),
      });
      void drain(run.eventLogs, log);
      const abort = () => {
        stopped = true;
        run.abort();
      };
      return { outcome: run.result.then(succeeded, failed), abort };
    },
  };
};

const assertSize = (output: unknown): unknown => {
  if (Buffer.byteLength(JSON.stringify(output ?? null)) > DATA_BYTES_MAX)
    throw new DataLimitExceeded();
  return output;
};

const contextOf = (record: ExecutionRecord) => ({
  Execution: {
    Id: record.executionArn,
    Name: record.name,
    RoleArn: 'arn:aws:iam::000000000000:role/local',
    RedriveCount: record.redriveCount,
  },
  StateMachine: {
    Id: record.stateMachineArn,
    Name: record.stateMachineArn.split(':').at(-1),
  },
});

const drain = async (events: AsyncGenerator<LogEvent>, log: (event: LogEvent) => void) => {
  for await (const event of events) log(event);
};

const succeeded = (output: unknown): Outcome => ({
  status: 'SUCCEEDED',
  output: JSON.stringify(output ?? null),
});

const failed = (error: unknown): Outcome => {
  if (error instanceof ExecutionTimeoutError)
    return { status: 'TIMED_OUT', error: 'States.Timeout' };
  if (error instanceof ExecutionAbortedError) return { status: 'ABORTED' };
  const reason = ((error as Error).cause ?? error) as Error;
  return { status: 'FAILED', error: reason.name, cause: reason.message };
};
