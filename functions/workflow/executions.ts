import { createHash } from 'node:crypto';
import {
  DescribeExecutionCommand,
  type DescribeExecutionOutput,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { Instant } from '../../domain/time/jornada.ts';
import { stepFunctions } from '../shared/cloud/stepFunctions.ts';
import { environment } from '../shared/runtime.ts';
import { OutcomeUnknown } from '../shared/table.ts';

/** An execution by its name, which follows from the input, so that a second start finds the first. */
export type Start = { readonly machineArn: string; readonly name: string; readonly input: string };

const HOUR_MILLISECONDS = 3_600_000;
const STARTS_MAX = 24; // a day of failures is for people
const NAME_HASH_DIGITS = 32;

/** The start of the machine whose arn is in the environment under `machine`. */
export const startOf = (machine: string, prefix: string, order: object): Start => {
  const input = JSON.stringify(order);
  const digest = createHash('sha256').update(input).digest('hex').slice(0, NAME_HASH_DIGITS);
  return { machineArn: environment(machine), name: `${prefix}-${digest}`, input };
};

/**
 * Starts an execution, or finds that it was started.
 *
 * @throws {OutcomeUnknown} when no reply came, or the service asks to slow down: ask again
 */
export const startOnce = async ({ machineArn, name, input }: Start): Promise<void> => {
  const command = new StartExecutionCommand({ stateMachineArn: machineArn, name, input });
  try {
    await stepFunctions().send(command);
  } catch (error) {
    if (error instanceof ExecutionAlreadyExists) return;
    throw isUnanswered(error) ? new OutcomeUnknown((error as Error).name) : error;
  }
};

const isUnanswered = (error: unknown): boolean => {
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  return status === undefined || status >= 500 || name === 'ThrottlingException';
};

/**
 * Starts what was never started, and anew an hour after its execution failed: what is caught ends
 * in a Fail state, which a redrive enters again. One that runs, or that somebody stopped, is left
 * alone.
 */
export const catchUp = async (first: Start, now: Instant): Promise<void> => {
  for (let time = 1; time <= STARTS_MAX; time += 1) {
    const start = time === 1 ? first : { ...first, name: `${first.name}-${time}` };
    const execution = await find(start);
    if (execution === undefined) return startOnce(start);
    if (!failedLongAgo(execution, now)) return;
  }
};

const failedLongAgo = ({ status, stopDate }: DescribeExecutionOutput, now: Instant): boolean =>
  (status === 'FAILED' || status === 'TIMED_OUT') &&
  Date.parse(now) - Number(stopDate) >= HOUR_MILLISECONDS;

const find = async ({ machineArn, name }: Start): Promise<DescribeExecutionOutput | undefined> => {
  const executionArn = `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;
  try {
    return await stepFunctions().send(new DescribeExecutionCommand({ executionArn }));
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return undefined;
    throw error;
  }
};
