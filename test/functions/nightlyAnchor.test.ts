import {
  DescribeExecutionCommand,
  ExecutionDoesNotExist,
  SFNClient,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { catchUpAnchor } from '../../functions/scheduled/anchors.ts';
import { keys } from '../../functions/shared/keys.ts';
import { memoryTable } from '../support/memoryTable.ts';

const mock = mockClient(SFNClient);
beforeEach(() => {
  mock.reset();
  mock.on(StartExecutionCommand).resolves({});
  const none = new ExecutionDoesNotExist({ message: 'none', $metadata: {} });
  mock.on(DescribeExecutionCommand).rejects(none);
  process.env['NIGHTLY_ANCHOR_ARN'] = 'arn:aws:states:sa-east-1:123:stateMachine:Anchor';
  process.env['AWS_REGION'] = 'sa-east-1';
});

const inputs = () =>
  mock.commandCalls(StartExecutionCommand).map(({ args }) => JSON.parse(args[0].input.input ?? ''));

const tableWith = async (day?: string) => {
  const { table } = memoryTable();
  if (day !== undefined)
    await table.write([{ put: { ...keys.anchor('casino', 7), number: 7, day }, when: 'absent' }]);
  return table;
};

describe('The anchor of the night', () => {
  // The clock of the room is three hours behind.
  it.each<[string, string | undefined, number]>([
    ['2014-05-10T06:59:00.000Z', '2014-05-09', 0],
    ['2014-05-10T07:00:00.000Z', '2014-05-09', 1],
    ['2014-05-10T07:00:00.000Z', undefined, 1],
    ['2014-05-10T23:00:00.000Z', '2014-05-09', 1],
    ['2014-05-10T23:00:00.000Z', '2014-05-10', 0],
  ])('at %s, after one of %s, is started %i times', async (now, day, times) => {
    await catchUpAnchor(await tableWith(day), 'casino', now as Instant);
    expect(inputs()).toEqual(Array(times).fill({ operator: 'casino', day: '2014-05-10' }));
  });
});
