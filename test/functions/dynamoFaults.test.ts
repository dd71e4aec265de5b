import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { dynamoTable } from '../../functions/shared/dynamoTable.ts';
import type { Key } from '../../functions/shared/keys.ts';
import { OutcomeUnknown, TableBusy, WriteLost } from '../../functions/shared/table.ts';

describe('What can go wrong with a write', () => {
  const mock = mockClient(DynamoDBDocumentClient);
  const table = dynamoTable(mock as unknown as DynamoDBDocumentClient, 't', () => 'token');
  beforeEach(() => mock.reset());
  const failing = (error: Error) => {
    mock.on(TransactWriteCommand).rejects(error);
    return table.write([{ put: { pk: 'P', sk: 'A' }, when: 'absent' }]);
  };
  const cancelled = (...codes: string[]) =>
    new TransactionCanceledException({
      message: 'cancelled',
      $metadata: { httpStatusCode: 400 },
      CancellationReasons: codes.map((Code) => ({ Code })),
    });
  const service = (name: string, httpStatusCode?: number) =>
    Object.assign(new Error(name), { name, $metadata: { httpStatusCode } });

  it.each([
    ['a condition', cancelled('None', 'ConditionalCheckFailed')],
    ['a conflict', cancelled('TransactionConflict', 'None')],
    ['a throttled item', cancelled('ThrottlingError')],
    ['a throttle', service('ThrottlingException', 400)],
    ['the capacity', service('ProvisionedThroughputExceededException', 400)],
    ['a transaction in progress', service('TransactionInProgressException', 400)],
  ])('%s is a lost write, worth another try', (_, error) =>
    expect(failing(error)).rejects.toThrow(WriteLost),
  );

  it.each([
    ['no reply', Object.assign(new Error('socket hang up'), { name: 'TimeoutError' })],
    ['a fault of the service', service('InternalServerError', 500)],
  ])('%s leaves the outcome unknown', (_, error) =>
    expect(failing(error)).rejects.toThrow(OutcomeUnknown),
  );

  it.each([
    ['a wrong request', service('ValidationException', 400)],
    ['an item that is too large', cancelled('ItemCollectionSizeLimitExceeded', 'None')],
  ])('%s is our bug and stays what it is', (_, error) =>
    expect(failing(error)).rejects.toBe(error),
  );

  it.each([
    ['throttles reads', service('ThrottlingException', 400)],
    ['fails', service('InternalServerError', 500)],
    ['cannot be reached', service('TimeoutError')],
  ])('says that the table is busy when it %s', async (_, error) => {
    mock.on(GetCommand).rejects(error);
    await expect(table.get({ pk: 'P', sk: 'A' })).rejects.toThrow(TableBusy);
  });

  it('asks once more, alone, for what a batch gave back unread', async () => {
    const [a, b] = ['A', 'B'].map((sk) => ({ pk: 'P', sk })) as [Key, Key];
    mock.on(BatchGetCommand).resolves({
      Responses: { t: [{ ...a, text: 'a' }] },
      UnprocessedKeys: { t: { Keys: [b] } },
    });
    mock.on(GetCommand, { Key: b }).resolves({ Item: { ...b, text: 'b' } });
    const found = await Promise.all([table.get(a), table.get(b)]);
    expect(found.map((item) => item?.['text'])).toEqual(['a', 'b']);
  });

  it('says to all who asked together that the table is busy', async () => {
    mock.on(BatchGetCommand).rejects(service('ThrottlingException', 400));
    const asked = ['A', 'B'].map((sk) => table.get({ pk: 'P', sk }));
    for (const one of await Promise.allSettled(asked))
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'TableBusy' } });
  });

  it.each([
    ['a wrong request', service('ValidationException', 400)],
    ['an error of our own', new TypeError('undefined is not a function')],
  ])('does not take %s for a busy table', async (_, error) => {
    mock.on(GetCommand).rejects(error);
    await expect(table.get({ pk: 'P', sk: 'A' })).rejects.toBe(error);
  });
});
