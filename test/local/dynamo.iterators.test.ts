import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { MemoryLevel } from 'memory-level';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TABLE } from './support/dynamoClients.ts';
import { useDynamo } from './support/dynamoWorld.ts';

describe('LevelDB iterators of the DynamoDB front', () => {
  const world = useDynamo();
  afterEach(() => vi.restoreAllMocks());

  it('closes every one, also when a page ends before its rows do', async () => {
    for (let n = 0; n < 20; n += 1) await world.put({ pk: 'many', sk: `${n}` });
    const iterator = vi.spyOn(MemoryLevel.prototype, 'iterator');
    for (const Limit of [1, 5, 20, undefined]) {
      const page = await world.clients.documents.send(
        new QueryCommand({
          ...{ TableName: TABLE, KeyConditionExpression: 'pk = :pk', Limit },
          ExpressionAttributeValues: { ':pk': 'many' },
        }),
      );
      expect(page.Count).toBe(Limit ?? 20);
    }
    await world.server.front.readStream(TABLE, null, 3);
    expect(iterator).toHaveBeenCalledTimes(5);
    for (const { value } of iterator.mock.results)
      await expect(value.next()).rejects.toMatchObject({ code: 'LEVEL_ITERATOR_NOT_OPEN' });
  });
});
