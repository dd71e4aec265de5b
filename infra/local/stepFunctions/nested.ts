import type { ExecutionRecord } from './record.ts';
import { TaskError } from './taskErrors.ts';

/**
 * What a finished child gives to the task that waited for it: its description, with the output
 * parsed for `.sync:2`.
 *
 * @throws {TaskError} `States.TaskFailed` with the description when the child did not succeed
 */
export const nestedOutput = (child: ExecutionRecord, parsed: boolean): unknown => {
  const description = {
    ExecutionArn: child.executionArn,
    StateMachineArn: child.stateMachineArn,
    Name: child.name,
    Status: child.status,
    StartDate: Math.round(child.startDate * 1000),
    ...(child.stopDate ? { StopDate: Math.round(child.stopDate * 1000) } : {}),
    Input: payload(child.input, parsed),
    InputDetails: { Included: true },
    ...(child.output === undefined
      ? {}
      : { Output: payload(child.output, parsed), OutputDetails: { Included: true } }),
    ...(child.error === undefined ? {} : { Error: child.error }),
    ...(child.cause === undefined ? {} : { Cause: child.cause }),
  };
  if (child.status === 'SUCCEEDED') return description;
  throw new TaskError('States.TaskFailed', JSON.stringify(description));
};

const payload = (text: string, parsed: boolean): unknown => (parsed ? JSON.parse(text) : text);
