import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import type { DynamoFaults } from '../../infra/local/dynamo/types.ts';
import { queryIndex, TABLE } from './support/dynamoClients.ts';
import { useDynamo } from './support/dynamoWorld.ts';

const NONE: DynamoFaults = { seed: 7, transactionConflictRate: 0, throttleRate: 0, indexLagMs: 0 };
const REQUESTS = 60;
const THROTTLED = 'ProvisionedThroughputExceededException';

describe('DynamoDB faults on purpose', () => {
  const world = useDynamo();
  const { put, get } = world;
  const set = (faults: Partial<DynamoFaults>) =>
    world.server.front.setFaults({ ...NONE, ...faults });
  afterEach(() => set({}));

  /** The name of each refusal in a row of requests, null for an answer. */
  const refusals = async (request: (n: number) => Promise<unknown>): Promise<unknown[]> => {
    const names: unknown[] = [];
    for (let n = 0; n < REQUESTS; n += 1)
      names.push(
        await request(n).then(
          () => null,
          (error: Error) => error.name,
        ),
      );
    return names;
  };
  const share = (names: unknown[], name: string) =>
    names.filter((one) => one === name).length / REQUESTS;

  it('refuses the rate asked for, and the same requests again for the same seed', async () => {
    set({ throttleRate: 0.3 });
    const first = await refusals((n) => put({ pk: 'rate', sk: `${n}` }));
    expect(share(first, THROTTLED)).toBeGreaterThan(0.15);
    expect(share(first, THROTTLED)).toBeLessThan(0.45);
    expect(share(first, THROTTLED) + first.filter((one) => one === null).length / REQUESTS).toBe(1);

    set({ throttleRate: 0.3 });
    expect(await refusals((n) => put({ pk: 'rate', sk: `${n}` }))).toEqual(first);
    set({ throttleRate: 0.3, seed: 8 });
    expect(await refusals((n) => put({ pk: 'rate', sk: `${n}` }))).not.toEqual(first);
  });

  it('throttles reads too, and writes nothing that it refused', async () => {
    set({ throttleRate: 1 });
    const throttled = { name: THROTTLED };
    await expect(put({ pk: 'full', sk: '1' })).rejects.toMatchObject(throttled);
    await expect(get('full', '1')).rejects.toMatchObject(throttled);
    await expect(queryIndex(world.clients, 'full')).rejects.toMatchObject(throttled);
    set({});
    expect(await get('full', '1')).toBeUndefined();
  });

  it('hands the throttled entries of a batch back', async () => {
    const all = Array.from({ length: 25 }, (_, n) => ({ pk: 'batch', sk: `${n}` }));
    set({ throttleRate: 0.5 });
    let left: object[] = all.map((Item) => ({ PutRequest: { Item } }));
    let rounds = 0;
    for (; left.length > 0; rounds += 1) {
      const write = new BatchWriteCommand({ RequestItems: { [TABLE]: left } });
      left = await world.clients.documents.send(write).then(
        ({ UnprocessedItems }) => UnprocessedItems?.[TABLE] ?? [],
        () => left, // all of them throttled
      );
    }
    expect(rounds).toBeGreaterThan(1);

    const Get = new BatchGetCommand({
      RequestItems: { [TABLE]: { Keys: all, ProjectionExpression: 'sk' } },
    });
    const { Responses, UnprocessedKeys } = await world.clients.documents.send(Get);
    const unread = UnprocessedKeys?.[TABLE];
    expect(unread?.ProjectionExpression).toBe('sk');
    expect(unread?.Keys?.length).toBeGreaterThan(0);
    expect((Responses?.[TABLE]?.length ?? 0) + (unread?.Keys?.length ?? 0)).toBe(25);
    set({});
    for (const { pk, sk } of all) expect(await get(pk, sk)).toBeDefined();
  });

  it('cancels transactions over a conflict on one item, and refuses single writes', async () => {
    set({ transactionConflictRate: 1 });
    const TransactItems = ['1', '2', '3'].map((sk) => ({
      Put: { TableName: TABLE, Item: { pk: 'conflict', sk } },
    }));
    const error = await world.clients.documents
      .send(new TransactWriteCommand({ TransactItems }))
      .catch((refused) => refused);
    expect(error.name).toBe('TransactionCanceledException');
    const codes = error.CancellationReasons.map(({ Code }: { Code: string }) => Code);
    expect(codes.toSorted()).toEqual(['None', 'None', 'TransactionConflict']);

    const Gets = [{ Get: { TableName: TABLE, Key: { pk: 'conflict', sk: '1' } } }];
    const read = world.clients.documents.send(new TransactGetCommand({ TransactItems: Gets }));
    await expect(read).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    const conflict = { name: 'TransactionConflictException' };
    await expect(put({ pk: 'conflict', sk: '1' })).rejects.toMatchObject(conflict);
    expect(await get('conflict', '1')).toBeUndefined(); // plain reads do not conflict
  });

  it('shows an index as it was before the lag, in order and page by page', async () => {
    const index = async (limit?: number) =>
      (await queryIndex(world.clients, 'lag', limit)).map(({ pk, v }) => `${pk}=${v}`);
    const item = (pk: string, v: number) => ({ pk, sk: '1', v, g1pk: 'lag', g1sk: pk });
    for (const pk of ['b', 'd', 'e', 'f']) await put(item(pk, 1));
    set({ indexLagMs: 60_000 });
    for (const pk of ['a', 'aa', 'aaa']) await put(item(pk, 1)); // come
    await put(item('d', 2)); // changes
    await put(item('d', 3)); // changes again
    await world.clients.documents.send(
      new DeleteCommand({ TableName: TABLE, Key: { pk: 'f', sk: '1' } }),
    );
    await world.clients.documents.send(
      new UpdateCommand({
        ...{ TableName: TABLE, Key: { pk: 'e', sk: '1' } },
        UpdateExpression: 'SET g1sk = :z',
        ExpressionAttributeValues: { ':z': 'z' },
      }),
    );
    expect(await index()).toEqual(['b=1', 'd=1', 'e=1', 'f=1']);
    expect(await index(1)).toEqual(['b=1', 'd=1', 'e=1', 'f=1']);
    expect(await get('d', '1')).toMatchObject({ v: 3 }); // the table itself never lags

    set({ indexLagMs: 1 });
    await new Promise((later) => setTimeout(later, 5));
    expect(await index()).toEqual(['a=1', 'aa=1', 'aaa=1', 'b=1', 'd=3', 'e=1']);
    expect(await index(1)).toEqual(['a=1', 'aa=1', 'aaa=1', 'b=1', 'd=3', 'e=1']);
  });

  it('keeps showing an item that was deleted within the lag, alone or after all others', async () => {
    const remove = (pk: string) =>
      world.clients.documents.send(new DeleteCommand({ TableName: TABLE, Key: { pk, sk: '1' } }));
    for (const pk of ['x', 'y']) await put({ pk, sk: '1', g1pk: 'gone', g1sk: pk });
    set({ indexLagMs: 60_000 });
    for (const pk of ['y', 'x']) {
      await remove(pk);
      const listed = await queryIndex(world.clients, 'gone');
      expect(listed.map((item) => item['pk'])).toEqual(['x', 'y']);
    }
  });

  it('shows the present as soon as the lag is turned off', async () => {
    set({ indexLagMs: 60_000 });
    await put({ pk: 'off', sk: '1', g1pk: 'off', g1sk: '1' });
    expect(await queryIndex(world.clients, 'off')).toHaveLength(0);
    set({});
    expect(await queryIndex(world.clients, 'off')).toHaveLength(1);
  });
});
