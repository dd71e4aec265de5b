import { createHash } from 'node:crypto';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryIndex, TABLE } from './support/dynamoClients.ts';
import { PLACES, useDynamo } from './support/dynamoWorld.ts';

const ITEMS = 500;
const BATCH = 25;
const INVALID = 'ValidationException';
const numbers = Array.from({ length: ITEMS }, (_, n) => n);
const descending = numbers.toReversed();

describe.each(PLACES)('DynamoDB queries, %s', (place) => {
  const world = useDynamo(place);
  const { put } = world;

  const batchWrite = (items: Record<string, unknown>[]) => {
    const requests = items.map((Item) => ({ PutRequest: { Item } }));
    return world.clients.documents.send(
      new BatchWriteCommand({ RequestItems: { [TABLE]: requests } }),
    );
  };
  const queryPage = (input: Partial<QueryCommandInput>) =>
    world.clients.documents.send(new QueryCommand({ TableName: TABLE, ...input }));
  const query = async (input: Partial<QueryCommandInput>) => {
    const items: Record<string, unknown>[] = [];
    let pages = 0;
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await queryPage({ ...input, ExclusiveStartKey });
      items.push(...(page.Items ?? []));
      ExclusiveStartKey = page.LastEvaluatedKey;
      pages += 1;
    } while (ExclusiveStartKey);
    return { ns: items.map(({ n }) => n), items, pages };
  };
  const ofPartition = {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': 'list' } as Record<string, unknown>,
  };

  beforeAll(async () => {
    for (let first = 0; first < ITEMS; first += BATCH) {
      const { UnprocessedItems } = await batchWrite(
        numbers.slice(first, first + BATCH).map((n) => ({
          ...{ pk: 'list', sk: `E#${padded(n)}`, n, status: n % 2 ? 'odd' : 'even' },
          ...{ g1pk: 'G1', g1sk: `S#${padded(ITEMS - n)}`, g2pk: 'G2', g2sk: n - 250 },
          filling: 'z'.repeat(3000),
        })),
      );
      expect(UnprocessedItems).toEqual({});
    }
  });

  it('refuses a batch of more than 25 and a batch that names an item twice', async () => {
    const items = Array.from({ length: BATCH + 1 }, (_, n) => ({ pk: 'many', sk: `${n}` }));
    await expect(batchWrite(items)).rejects.toMatchObject({ name: INVALID });
    const twice = [
      { pk: 'many', sk: '1' },
      { pk: 'many', sk: '1' },
    ];
    await expect(batchWrite(twice)).rejects.toMatchObject({ name: INVALID });
  });

  it('pages through begins_with from the end', async () => {
    const { ns, pages } = await query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :e)',
      ExpressionAttributeValues: { ':pk': 'list', ':e': 'E#' },
      ScanIndexForward: false,
      Limit: 37,
    });
    expect(ns).toEqual(descending);
    expect(pages).toBe(14);
  });

  it('ends a page at 1 MB', async () => {
    const { ns, pages } = await query(ofPartition);
    expect(ns).toEqual(numbers);
    expect(pages).toBe(2);
  });

  it('filters and projects after BETWEEN', async () => {
    const page = await queryPage({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :a AND :b',
      FilterExpression: '#s = :odd OR n IN (:n1, :n2) OR contains(filling, :none)',
      ProjectionExpression: 'sk, n',
      ExpressionAttributeNames: { '#s': 'status' },
      ExpressionAttributeValues: {
        ...{ ':pk': 'list', ':a': 'E#00010', ':b': 'E#00019' },
        ...{ ':odd': 'odd', ':n1': 12, ':n2': 13, ':none': 'nothing' },
      },
    });
    expect(page.Items?.map(({ n }) => n)).toEqual([11, 12, 13, 15, 17, 19]);
    expect(Object.keys(page.Items?.[0] ?? {}).sort()).toEqual(['n', 'sk']);
    expect(page.ScannedCount).toBe(10);
  });

  it('pages through an index in the order of its own key', async () => {
    const { ns } = await query({
      IndexName: 'gsi1',
      KeyConditionExpression: 'g1pk = :g AND begins_with(g1sk, :s)',
      ExpressionAttributeValues: { ':g': 'G1', ':s': 'S#' },
      Limit: 100,
    });
    expect(ns).toEqual(descending);
  });

  it('sorts a numeric index key with negatives and projects what the index includes', async () => {
    const { items } = await query({
      IndexName: 'gsi2',
      KeyConditionExpression: 'g2pk = :g AND g2sk BETWEEN :a AND :b',
      ExpressionAttributeValues: { ':g': 'G2', ':a': -3, ':b': 2 },
    });
    expect(items.map(({ g2sk }) => g2sk)).toEqual([-3, -2, -1, 0, 1, 2]);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(['g2pk', 'g2sk', 'pk', 'sk', 'status']);
  });

  it('moves and drops index rows with the item', async () => {
    await put({ pk: 'sparse', sk: '1', g1pk: 'X', g1sk: '1' });
    const change = (UpdateExpression: string, ExpressionAttributeValues?: object) =>
      world.clients.documents.send(
        new UpdateCommand({
          ...{ TableName: TABLE, Key: { pk: 'sparse', sk: '1' }, UpdateExpression },
          ...(ExpressionAttributeValues ? { ExpressionAttributeValues } : {}),
        } as ConstructorParameters<typeof UpdateCommand>[0]),
      );
    const counts = async () => [
      (await queryIndex(world.clients, 'X')).length,
      (await queryIndex(world.clients, 'Y')).length,
    ];
    await change('SET g1pk = :y', { ':y': 'Y' });
    expect(await counts()).toEqual([0, 1]);
    await change('REMOVE g1pk');
    expect(await counts()).toEqual([0, 0]);
  });

  it('keeps items of an index apart that share the index key and the hash of dynalite', async () => {
    const pair = samePrefixPair();
    for (const pk of pair) await put({ pk, sk: '1', g1pk: 'SAME', g1sk: '1' });
    const items = await queryIndex(world.clients, 'SAME', 1); // each on its own page
    expect(items.map(({ pk }) => pk).sort()).toEqual(pair.toSorted());
    await world.clients.documents.send(
      new DeleteCommand({ TableName: TABLE, Key: { pk: pair[0], sk: '1' } }),
    );
    expect(await queryIndex(world.clients, 'SAME')).toMatchObject([{ pk: pair[1] }]);
  });

  it('refuses a consistent read of an index', async () => {
    const read = queryPage({
      ...{ IndexName: 'gsi1', ConsistentRead: true, KeyConditionExpression: 'g1pk = :g' },
      ExpressionAttributeValues: { ':g': 'G1' },
    });
    await expect(read).rejects.toMatchObject({ name: INVALID });
  });

  it('scans in parallel segments that add up', async () => {
    const seen: unknown[] = [];
    for (let Segment = 0; Segment < 4; Segment += 1) {
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const segment = { TableName: TABLE, TotalSegments: 4, Segment, ExclusiveStartKey };
        const page = await world.clients.documents.send(new ScanCommand(segment));
        seen.push(...(page.Items ?? []).filter(({ pk }) => pk === 'list').map(({ n }) => n));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
    }
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
  });

  it('gets 100 items in one batch', async () => {
    const Keys = numbers.slice(0, 100).map((n) => ({ pk: 'list', sk: `E#${padded(n)}` }));
    const RequestItems = { [TABLE]: { Keys, ConsistentRead: true } };
    const answer = await world.clients.documents.send(new BatchGetCommand({ RequestItems }));
    expect(answer.Responses?.[TABLE]).toHaveLength(100);
    expect(answer.UnprocessedKeys).toEqual({});
  });

  it('sorts keys by their UTF-8 bytes', async () => {
    const sorted = ['a', 'z', 'ñ', '日', '\uffee', '😀'];
    for (const sk of sorted.toReversed()) await put({ pk: 'utf8', sk });
    const { items } = await query({
      ...ofPartition,
      ExpressionAttributeValues: { ':pk': 'utf8' },
    });
    expect(items.map(({ sk }) => sk)).toEqual(sorted);
  });

  it('keeps partitions apart whose names start alike or hold separators', async () => {
    const names = ['a', 'a~', 'a/', 'a#b', 'aa'];
    for (const pk of names) await put({ pk, sk: `1~/${pk}` });
    for (const pk of names) {
      const { items } = await query({ ...ofPartition, ExpressionAttributeValues: { ':pk': pk } });
      expect(items.map((item) => item['pk'])).toEqual([pk]);
    }
  });
});

const padded = (n: number): string => String(n).padStart(5, '0');

/** Two partition keys that the 24 bits of hash at the end of dynalite's index keys do not tell apart. */
const samePrefixPair = (): [string, string] => {
  const seen = new Map<string, string>();
  for (let n = 0; ; n += 1) {
    const pk = `same${n}`;
    const prefix = createHash('md5').update(`Outliers${pk}1`).digest('hex').slice(0, 6);
    const other = seen.get(prefix);
    if (other) return [other, pk];
    seen.set(prefix, pk);
  }
};
