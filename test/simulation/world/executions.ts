import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { Backstage } from './backstage.ts';
import { MACHINES, runTask, type Steps } from './machines.ts';

type Execution = { status: 'RUNNING' | 'SUCCEEDED' | 'FAILED'; stopDate?: Date };

const TRIES_MAX = 5;
const PAUSE_MILLISECONDS = 2_000;
const CHILD_TRIES_MAX = 3;
const CHILD_PAUSE_MILLISECONDS = 30_000;

/** Step Functions in memory: an execution by its name, once; its tasks in processes that may die. */
export const openExecutions = (backstage: Backstage, announce: Steps['announce']) => {
  const { world, faults, alongside } = backstage;
  const executions = new Map<string, Execution>();
  const steps: Steps = {
    announce,
    task: (name, order) =>
      persist(TRIES_MAX, PAUSE_MILLISECONDS, () => world.invoke(() => runTask(name, order))),
    child: (machine, input) =>
      persist(CHILD_TRIES_MAX, CHILD_PAUSE_MILLISECONDS, () => run(machine, input)),
  };
  const persist = async <Result>(
    tries: number,
    pause: number,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await work();
      } catch (error) {
        if (attempt === tries) throw error;
        await world.scheduler.wait(null, pause * 2 ** (attempt - 1));
      }
  };
  const run = (machine: string, input: object): Promise<void> => {
    const play = MACHINES[machine];
    if (!play) throw new Error(`There is no machine ${machine}.`);
    return play(input as Parameters<typeof play>[0], steps);
  };
  const play = async (execution: Execution, machine: string, input: object): Promise<void> => {
    try {
      await run(machine, input);
      execution.status = 'SUCCEEDED';
    } catch {
      execution.status = 'FAILED';
    }
    execution.stopDate = new Date(world.scheduler.now());
  };
  const start = (machineArn: string, name: string, input: string): void => {
    const machine = machineArn.split(':').at(-1) ?? '';
    const arn = arnOf(machineArn, name);
    if (executions.has(arn)) throw new ExecutionAlreadyExists({ message: name, $metadata: {} });
    const execution: Execution = { status: 'RUNNING' };
    executions.set(arn, execution);
    alongside(play(execution, machine, JSON.parse(input)));
  };
  const send = async (command: { readonly input: unknown }): Promise<object> => {
    const fault = faults.of('file');
    if (fault === 'throttle' || fault === 'lost-before') throw new Error('ThrottlingException');
    if (command instanceof StartExecutionCommand) {
      const { stateMachineArn = '', name = '', input = '{}' } = command.input;
      start(stateMachineArn, name, input);
      if (fault === 'lost-after') throw new Error('socket hang up');
      return {};
    }
    if (!(command instanceof DescribeExecutionCommand)) throw new Error('Unknown command.');
    const found = executions.get(command.input.executionArn ?? '');
    if (!found) throw new ExecutionDoesNotExist({ message: 'none', $metadata: {} });
    return { ...found };
  };
  return { send, executions };
};

const arnOf = (machineArn: string, name: string): string =>
  `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;
