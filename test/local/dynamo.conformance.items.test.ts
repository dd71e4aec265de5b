import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { TABLE } from './support/dynamoClients.ts';
import { PLACES, useDynamo } from './support/dynamoWorld.ts';

const isAbsent = { ConditionExpression: 'attribute_not_exists(pk)' };
const FAILED = 'ConditionalCheckFailedException';
const INVALID = 'ValidationException';

describe.each(PLACES)('DynamoDB items, %s', (place) => {
  const world = useDynamo(place);
  const { put, get, increment } = world;

  const update = (pk: string, UpdateExpression: string, more: Partial<UpdateCommandInput> = {}) =>
    world.clients.documents.send(
      new UpdateCommand({
        TableName: TABLE,
        Key: { pk, sk: '1' },
        ReturnValues: 'ALL_NEW',
        UpdateExpression,
        ...more,
      }),
    );
  const putNumber = (sk: string, N: string) => {
    const Item = { pk: { S: 'number' }, sk: { S: sk }, value: { N } };
    return world.clients.raw.send(new PutItemCommand({ TableName: TABLE, Item }));
  };

  it('puts an item that must not exist, once', async () => {
    await put({ pk: 'once', sk: '1', v: 1 }, isAbsent);
    await expect(put({ pk: 'once', sk: '1', v: 2 }, isAbsent)).rejects.toMatchObject({
      name: FAILED,
      message: 'The conditional request failed',
    });
    expect(await get('once', '1')).toEqual({ pk: 'once', sk: '1', v: 1 });
  });

  it('shows the item that failed a condition when asked', async () => {
    await put({ pk: 'shown', sk: '1', v: 1 });
    const asked = { ...isAbsent, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
    await expect(put({ pk: 'shown', sk: '1' }, asked)).rejects.toMatchObject({
      name: FAILED,
      Item: { pk: { S: 'shown' }, sk: { S: '1' }, v: { N: '1' } },
    });
  });

  it('takes conditions with NOT, OR, comparisons and parentheses', async () => {
    await put(
      { pk: 'logic', sk: '1', a: 1 },
      {
        ConditionExpression: 'NOT attribute_exists(pk) OR (a <> :x AND (b < :x OR c >= :x))',
        ExpressionAttributeValues: { ':x': 5 },
      },
    );
  });

  it('updates with SET, ADD, REMOVE, functions and a condition on version and size', async () => {
    await put({ pk: 'update', sk: '1', v: 1, gone: true });
    const answer = await update(
      'update',
      'SET m = :m, lst = list_append(if_not_exists(lst, :none), :x), ' +
        'cnt = if_not_exists(cnt, :zero) + :one ADD v :one, tags :tags REMOVE gone',
      {
        ConditionExpression: 'v = :one AND attribute_type(sk, :text) AND size(sk) = :one',
        ExpressionAttributeValues: {
          ':m': { a: { b: [1, 2] } },
          ':none': [],
          ':x': ['x'],
          ':zero': 0,
          ':one': 1,
          ':tags': new Set(['q']),
          ':text': 'S',
        },
      },
    );
    expect(answer.Attributes).toEqual({
      ...{ pk: 'update', sk: '1', v: 2, cnt: 1, lst: ['x'] },
      ...{ m: { a: { b: [1, 2] } }, tags: new Set(['q']) },
    });
  });

  it('updates inside maps and lists, and drops a set that became empty', async () => {
    await put({ pk: 'nested', sk: '1', m: { a: { b: [1, 2] } }, tags: new Set(['q']) });
    const answer = await update('nested', 'SET m.a.b[1] = :n, m.a.c = :n DELETE tags :tags', {
      ExpressionAttributeValues: { ':n': 9, ':tags': new Set(['q']) },
    });
    expect(answer.Attributes).toEqual({ pk: 'nested', sk: '1', m: { a: { b: [1, 9], c: 9 } } });
  });

  it('refuses an update of a stale version', async () => {
    await put({ pk: 'stale', sk: '1', v: 2 });
    const stale = { ConditionExpression: 'v = :one', ExpressionAttributeValues: { ':one': 1 } };
    await expect(update('stale', 'SET v = :one', stale)).rejects.toMatchObject({ name: FAILED });
  });

  it('lets exactly one of 100 concurrent writers win each version', async () => {
    await put({ pk: 'race', sk: '1', v: 0 });
    for (let v = 0; v < 3; v += 1) {
      const writers = Array.from({ length: 100 }, () =>
        update('race', 'SET v = :next', {
          ConditionExpression: 'v = :now',
          ExpressionAttributeValues: { ':now': v, ':next': v + 1 },
        }),
      );
      const results = await Promise.allSettled(writers);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('counts 200 concurrent increments', async () => {
    await Promise.all(Array.from({ length: 200 }, () => increment('counter', '1', 'n')));
    expect(await get('counter', '1')).toMatchObject({ n: 200 });
  });

  it('takes items up to 400 KB and refuses larger ones', async () => {
    await put({ pk: 'big', sk: '1', x: 'a'.repeat(409_000) });
    const tooBig = put({ pk: 'big', sk: '2', x: 'a'.repeat(409_600) });
    await expect(tooBig).rejects.toMatchObject({ name: INVALID });
  });

  it('keeps 38 digits exactly and refuses 39', async () => {
    const digits = '12345678901234567890123456789012345678';
    await putNumber('38', digits);
    const Key = { pk: { S: 'number' }, sk: { S: '38' } };
    const { Item } = await world.clients.raw.send(new GetItemCommand({ TableName: TABLE, Key }));
    expect(Item?.['value']).toEqual({ N: digits });
    await expect(putNumber('39', `${digits}9`)).rejects.toMatchObject({ name: INVALID });
  });

  it('drops zeros at the end of numbers and adds decimals exactly', async () => {
    await putNumber('1', '0.10');
    const TableName = TABLE;
    const sum = await world.clients.documents.send(
      new UpdateCommand({
        ...{ TableName, Key: { pk: 'number', sk: '1' }, ReturnValues: 'ALL_NEW' },
        UpdateExpression: 'SET #v = #v + :x',
        ExpressionAttributeNames: { '#v': 'value' },
        ExpressionAttributeValues: { ':x': 0.2 },
      }),
    );
    expect(sum.Attributes).toMatchObject({ value: 0.3 });
  });

  it('refuses unused values and reserved words', async () => {
    const unused = { ExpressionAttributeValues: { ':x': 1, ':unused': 1 } };
    await expect(update('words', 'SET a = :x', unused)).rejects.toMatchObject({ name: INVALID });
    const used = { ExpressionAttributeValues: { ':x': 1 } };
    await expect(update('words', 'SET status = :x', used)).rejects.toMatchObject({ name: INVALID });
  });

  it('takes an empty string, but not in a key of the table or of an index', async () => {
    await put({ pk: 'empty', sk: '1', x: '' });
    await expect(put({ pk: '', sk: '1' })).rejects.toMatchObject({ name: INVALID });
    const listed = put({ pk: 'empty', sk: '2', g1pk: '', g1sk: 'x' });
    await expect(listed).rejects.toMatchObject({ name: INVALID });
    expect(await get('empty', '2')).toBeUndefined();
  });

  it('keeps binary, null, boolean, sets, maps and lists', async () => {
    const item = {
      ...{ pk: 'types', sk: '1', b: new Uint8Array([1, 2, 255]), n: null, t: true },
      ...{ ns: new Set([1, 2.5]), m: {}, l: [] },
    };
    await put(item);
    expect(await get('types', '1')).toEqual(item);
  });

  it('deletes on a condition and answers the item it deleted', async () => {
    await put({ pk: 'deleted', sk: '1', t: true });
    const Key = { pk: 'deleted', sk: '1' };
    const deletion = new DeleteCommand({
      ...{ TableName: TABLE, Key, ReturnValues: 'ALL_OLD' },
      ConditionExpression: 'attribute_exists(pk)',
    });
    const { Attributes } = await world.clients.documents.send(deletion);
    expect(Attributes).toEqual({ ...Key, t: true });
    expect(await get('deleted', '1')).toBeUndefined();
  });

  it('tells the consumed capacity', async () => {
    const Key = { pk: 'counter', sk: '1' };
    const read = new GetCommand({ TableName: TABLE, Key, ReturnConsumedCapacity: 'TOTAL' });
    const { ConsumedCapacity } = await world.clients.documents.send(read);
    expect(ConsumedCapacity).toMatchObject({ TableName: TABLE, CapacityUnits: 0.5 });
  });
});
