import {
  DescribeExecutionCommand,
  ExecutionDoesNotExist,
  type ExecutionStatus,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { OutcomeUnknown } from '../../functions/shared/table.ts';
import { catchUpClosing, startClosing } from '../../functions/workflow/start.ts';

const MACHINE = 'arn:aws:states:sa-east-1:123456789012:stateMachine:Closing';
const NOW = '2014-05-10T12:00:00.000Z' as Instant;
const ORDER = { operator: 'casino', tournamentId: 'tournament-0000001', closing: 1 };
const MINUTES = 60_000;

const mock = mockClient(SFNClient);
beforeEach(() => {
  mock.reset();
  mock.on(StartExecutionCommand).resolves({});
  process.env['TOURNAMENT_CLOSING_ARN'] = MACHINE;
  process.env['AWS_REGION'] = 'sa-east-1';
});

const started = () =>
  mock.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input.name ?? '');

/** The name under which the event of the closing starts it. */
const firstName = async (): Promise<string> => {
  await startClosing(ORDER);
  const [name = ''] = started();
  mock.resetHistory();
  return name;
};

type End = readonly [ExecutionStatus, number | undefined];

/** One past execution after the other, by how it ended and how many minutes ago. */
const past = (name: string, ...ends: readonly End[]) => {
  const none = new ExecutionDoesNotExist({ message: 'none', $metadata: {} });
  mock.on(DescribeExecutionCommand).rejects(none);
  for (const [index, [status, minutesAgo]] of ends.entries()) {
    const suffix = index === 0 ? '' : `-${index + 1}`;
    const executionArn = `${MACHINE.replace('stateMachine', 'execution')}:${name}${suffix}`;
    const stopDate =
      minutesAgo === undefined ? undefined : new Date(Date.parse(NOW) - minutesAgo * MINUTES);
    mock.on(DescribeExecutionCommand, { executionArn }).resolves({ status, stopDate });
  }
};

describe('A start that nobody answers', () => {
  it.each([
    ['a lost reply', {}],
    ['a failure of the service', { $metadata: { httpStatusCode: 500 } }],
    ['a throttle', { name: 'ThrottlingException', $metadata: { httpStatusCode: 400 } }],
  ])('is worth another try: %s', async (_, error) => {
    mock.on(StartExecutionCommand).rejects(Object.assign(new Error('no'), error));
    await expect(startClosing(ORDER)).rejects.toThrow(OutcomeUnknown);
  });

  it('but a refusal is a fault of ours', async () => {
    const refused = { name: 'InvalidArn', $metadata: { httpStatusCode: 400 } };
    mock.on(StartExecutionCommand).rejects(Object.assign(new Error('no'), refused));
    await expect(startClosing(ORDER)).rejects.not.toThrow(OutcomeUnknown);
  });
});

describe('A closing that is not settled', () => {
  it('and was never started is started as its event would have', async () => {
    const name = await firstName();
    past(name);
    await catchUpClosing(ORDER, NOW);
    expect(started()).toEqual([name]);
  });

  it.each<End>([
    ['RUNNING', undefined],
    ['SUCCEEDED', 90],
    ['ABORTED', 90],
    ['FAILED', 59],
  ])('is left alone when its execution is %s', async (status, minutesAgo) => {
    past(await firstName(), [status, minutesAgo]);
    await catchUpClosing(ORDER, NOW);
    expect(started()).toEqual([]);
  });

  it.each<ExecutionStatus>(['FAILED', 'TIMED_OUT'])(
    'is started anew an hour after its execution %s, under the next name',
    async (status) => {
      const name = await firstName();
      past(name, [status, 60]);
      await catchUpClosing(ORDER, NOW);
      expect(started()).toEqual([`${name}-2`]);
      past(name, [status, 120], ['FAILED', 61]);
      await catchUpClosing(ORDER, NOW);
      expect(started().at(-1)).toBe(`${name}-3`);
    },
  );

  it('is left to people after a day of failures', async () => {
    const name = await firstName();
    past(name, ...Array<End>(24).fill(['FAILED', 600]));
    await catchUpClosing(ORDER, NOW);
    expect(started()).toEqual([]);
  });
});
