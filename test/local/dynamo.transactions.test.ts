import {
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import {
  createTable,
  dynamoClients,
  queryIndex,
  TABLE,
  temporaryFolder,
} from './support/dynamoClients.ts';
import { startDynamoServer } from './support/dynamoServer.ts';
import { useDynamo } from './support/dynamoWorld.ts';

type Steps = NonNullable<TransactWriteCommandInput['TransactItems']>;

const insert = (pk: string, sk: string, more: object = {}): Steps[number] => ({
  Put: {
    ...{ TableName: TABLE, Item: { pk, sk, ...more } },
    ConditionExpression: 'attribute_not_exists(pk)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});
const add = (pk: string, sk: string): Steps[number] => ({
  Update: {
    ...{ TableName: TABLE, Key: { pk, sk }, UpdateExpression: 'ADD n :one' },
    ExpressionAttributeValues: { ':one': 1 },
  },
});
const check = (pk: string, n: number): Steps[number] => ({
  ConditionCheck: {
    ...{ TableName: TABLE, Key: { pk, sk: '1' }, ConditionExpression: 'n = :n' },
    ExpressionAttributeValues: { ':n': n },
  },
});

describe('DynamoDB transactions', () => {
  const world = useDynamo('on disk');
  const { put, get } = world;
  const transact = (TransactItems: Steps, ClientRequestToken?: string) =>
    world.clients.documents.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));

  it('writes, deletes and checks together', async () => {
    await put({ pk: 'guard', sk: '1', n: 200 });
    await put({ pk: 'leaves', sk: '1' });
    const Delete = { TableName: TABLE, Key: { pk: 'leaves', sk: '1' } };
    await transact([insert('tx', '1'), add('tx', '2'), check('guard', 200), { Delete }]);
    expect(await get('tx', '1')).toEqual({ pk: 'tx', sk: '1' });
    expect(await get('tx', '2')).toEqual({ pk: 'tx', sk: '2', n: 1 });
    expect(await get('leaves', '1')).toBeUndefined();
  });

  it('writes nothing when one step fails, and gives a reason for each step', async () => {
    await put({ pk: 'taken', sk: '1', n: 1, g1pk: 'cancelled', g1sk: '1' });
    await put({ pk: 'other', sk: '1', n: 1 });
    const steps = [
      insert('half', '1', { g1pk: 'cancelled', g1sk: '2' }),
      insert('taken', '1'),
      check('other', 2),
    ];
    await expect(transact(steps)).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message: expect.stringContaining('[None, ConditionalCheckFailed, ConditionalCheckFailed]'),
      CancellationReasons: [
        { Code: 'None' },
        {
          Code: 'ConditionalCheckFailed',
          Message: 'The conditional request failed',
          Item: { pk: { S: 'taken' }, n: { N: '1' } },
        },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
      ],
    });
    expect(await get('half', '1')).toBeUndefined();
    expect(await queryIndex(world.clients, 'cancelled')).toHaveLength(1);
  });

  it('tells a step that cannot be applied from a failed condition', async () => {
    await put({ pk: 'words', sk: '1', n: 'not a number' });
    await expect(transact([add('words', '1')])).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'ValidationError' }],
    });
  });

  it('refuses two steps on one item, no step and more than 100', async () => {
    const invalid = { name: 'ValidationException' };
    const twice = [insert('twice', '1'), add('twice', '1')];
    await expect(transact(twice)).rejects.toMatchObject(invalid);
    await expect(transact([])).rejects.toMatchObject(invalid);
    const many = Array.from({ length: 101 }, (_, n) => insert('many', `${n}`));
    await expect(transact(many)).rejects.toMatchObject(invalid);
    await transact(many.slice(0, 100));
  });

  it('refuses more than 4 MB', async () => {
    const filling = 'z'.repeat(390_000);
    const steps = Array.from({ length: 11 }, (_, n) => insert('large', `${n}`, { filling }));
    await expect(transact(steps)).rejects.toMatchObject({ name: 'ValidationException' });
    await transact(steps.slice(0, 10));
  });

  it('applies a token once, and refuses another transaction under it', async () => {
    const steps = [add('token', '1')];
    await transact(steps, 'token-1');
    await transact(steps, 'token-1');
    await Promise.all([transact(steps, 'token-2'), transact(steps, 'token-2')]);
    expect(await get('token', '1')).toMatchObject({ n: 2 });
    await expect(transact([add('token', '2')], 'token-1')).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('takes only one of two different transactions that race for a token', async () => {
    const race = ['1', '2'].map((sk) => transact([add('race', sk)], 'raced'));
    const results = await Promise.allSettled(race);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('remembers a token over a restart', async () => {
    const folder = await temporaryFolder();
    for (const run of [1, 2]) {
      const server = await startDynamoServer(folder.path);
      const clients = dynamoClients(server.endpoint);
      if (run === 1) await clients.raw.send(createTable());
      const command = { TransactItems: [insert('kept', '1')], ClientRequestToken: 'kept' };
      await clients.documents.send(new TransactWriteCommand(command)); // a replay must not fail
      clients.destroy();
      await server.stop();
    }
    await folder.remove();
  });

  it('numbers without gaps under concurrent writers that retry', async () => {
    const writers = 8;
    const rounds = 4;
    const write = async (): Promise<void> => {
      const n = Number((await get('head', '1'))?.['n'] ?? 0) + 1;
      const head = {
        ...{ TableName: TABLE, Key: { pk: 'head', sk: '1' }, UpdateExpression: 'SET n = :n' },
        ConditionExpression: n === 1 ? 'attribute_not_exists(pk)' : 'n = :before',
        ExpressionAttributeValues: n === 1 ? { ':n': n } : { ':n': n, ':before': n - 1 },
      };
      const event = insert('events', String(n).padStart(4, '0'), { g1pk: 'events', g1sk: `${n}` });
      await transact([event, { Update: head }]).catch((error: Error) => {
        if (error.name === 'TransactionCanceledException') return write();
        throw error;
      });
    };
    const writer = async () => {
      for (let round = 0; round < rounds; round += 1) await write();
    };
    await Promise.all(Array.from({ length: writers }, writer));
    expect(await get('head', '1')).toMatchObject({ n: writers * rounds });
    const events = await queryIndex(world.clients, 'events');
    const numbers = events.map(({ sk }) => Number(sk)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: writers * rounds }, (_, n) => n + 1));
  });

  it('reads several items as of one moment', async () => {
    const both = ['left', 'right'].map((pk) => add(pk, '1'));
    const Gets = ['left', 'right', 'absent'].map((pk) => ({
      Get: { TableName: TABLE, Key: { pk, sk: '1' } },
    }));
    await transact(both);
    let isWriting = true;
    const writing = (async () => {
      for (let n = 0; n < 20; n += 1) await transact(both);
      isWriting = false;
    })();
    while (isWriting) {
      const read = new TransactGetCommand({ TransactItems: Gets });
      const { Responses } = await world.clients.documents.send(read);
      expect(Responses?.[0]?.Item?.['n']).toBe(Responses?.[1]?.Item?.['n']);
      expect(Responses?.[2]).toEqual({});
    }
    await writing;
  });
});
