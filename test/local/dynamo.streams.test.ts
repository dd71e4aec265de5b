import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type ShardIteratorType,
} from '@aws-sdk/client-dynamodb-streams';
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { StreamRecord } from '../../infra/local/dynamo/types.ts';
import { createTable, dynamoClients, TABLE, temporaryFolder } from './support/dynamoClients.ts';
import { startDynamoServer } from './support/dynamoServer.ts';
import { useDynamo } from './support/dynamoWorld.ts';

const told = ({ eventName, dynamodb }: StreamRecord) => [
  eventName,
  dynamodb.OldImage?.['n']?.N,
  dynamodb.NewImage?.['n']?.N,
];

describe('DynamoDB streams', () => {
  const world = useDynamo('on disk');
  const { put, increment } = world;
  const remove = (pk: string) =>
    world.clients.documents.send(new DeleteCommand({ TableName: TABLE, Key: { pk, sk: '1' } }));
  const recordsOf = async (pk: string) => {
    const records = await world.server.front.readStream(TABLE, null, 10_000);
    return records.filter(({ dynamodb }) => dynamodb.Keys?.['pk']?.S === pk);
  };

  it('records an item that comes, changes and goes, with both images', async () => {
    await put({ pk: 'life', sk: '1', n: 1 });
    await increment('life', '1', 'n');
    await remove('life');
    const records = await recordsOf('life');
    expect(records.map(told)).toEqual([
      ['INSERT', undefined, '1'],
      ['MODIFY', '1', '2'],
      ['REMOVE', '2', undefined],
    ]);
    expect(records[0]).toMatchObject({
      ...{ eventSource: 'aws:dynamodb', eventVersion: '1.1', awsRegion: 'sa-east-1' },
      dynamodb: {
        Keys: { pk: { S: 'life' }, sk: { S: '1' } },
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      },
    });
    expect(records[2]).not.toHaveProperty('userIdentity');
  });

  it('does not record a write that changes nothing', async () => {
    await put({ pk: 'same', sk: '1', m: { a: [1] } });
    await put({ sk: '1', m: { a: [1] }, pk: 'same' });
    await remove('was-never-there');
    expect(await recordsOf('same')).toHaveLength(1);
    expect(await recordsOf('was-never-there')).toEqual([]);
  });

  it('is read through the API from each kind of start', async () => {
    const { streams } = world.clients;
    const { Streams } = await streams.send(new ListStreamsCommand({ TableName: TABLE }));
    const StreamArn = Streams?.[0]?.StreamArn;
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
    const readFrom = async (ShardIteratorType: ShardIteratorType, SequenceNumber?: string) => {
      const start = { StreamArn, ShardId, ShardIteratorType, SequenceNumber };
      const { ShardIterator } = await streams.send(new GetShardIteratorCommand(start));
      return ShardIterator;
    };
    const records = async (ShardIterator: string | undefined, Limit?: number) => {
      const page = await streams.send(new GetRecordsCommand({ ShardIterator, Limit }));
      return { ns: page.Records?.map(({ dynamodb }) => dynamodb), next: page.NextShardIterator };
    };
    const latest = await readFrom('LATEST');
    for (const n of [1, 2, 3]) await put({ pk: 'api', sk: `${n}`, n });

    const first = await records(latest, 2);
    expect(first.ns?.map((change) => change?.NewImage?.['n'])).toEqual([{ N: '1' }, { N: '2' }]);
    const rest = await records(first.next);
    expect(rest.ns?.map((change) => change?.NewImage?.['n'])).toEqual([{ N: '3' }]);
    expect((await records(rest.next)).ns).toEqual([]);

    const second = first.ns?.[1]?.SequenceNumber;
    const at = await records(await readFrom('AT_SEQUENCE_NUMBER', second));
    expect(at.ns?.map((change) => change?.NewImage?.['n'])).toEqual([{ N: '2' }, { N: '3' }]);
    const after = await records(await readFrom('AFTER_SEQUENCE_NUMBER', second));
    expect(after.ns?.map((change) => change?.NewImage?.['n'])).toEqual([{ N: '3' }]);
    const oldest = await records(await readFrom('TRIM_HORIZON'));
    expect(oldest.ns?.length).toBeGreaterThanOrEqual(3);
  });

  it('tells listeners each record once it can be read, in order and without gaps', async () => {
    const heard: string[] = [];
    world.server.front.onRecord((tableName, { dynamodb }) => {
      expect(tableName).toBe(TABLE);
      heard.push(dynamodb.SequenceNumber);
    });
    const before = (await world.server.front.readStream(TABLE, null, 10_000)).at(-1);
    const step = (pk: string, n: number) => ({
      Put: { TableName: TABLE, Item: { pk, sk: `${n}` } },
    });
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        world.clients.documents.send(
          new TransactWriteCommand({ TransactItems: [step('heard', n), step('heard too', n)] }),
        ),
      ),
    );
    const from = before?.dynamodb.SequenceNumber ?? null;
    const records = await world.server.front.readStream(TABLE, from, 10_000);
    expect(heard).toEqual(records.map(({ dynamodb }) => dynamodb.SequenceNumber));
    expect(heard).toHaveLength(120);
    const numbers = heard.map(Number);
    expect(numbers).toEqual(numbers.map((_, place) => Number(from) + 1 + place));
  });

  it('never shows a reader a record before an earlier one', async () => {
    let isWriting = true;
    const writing = Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let n = 0; n < 40; n += 1) await put({ pk: `order${writer}`, sk: `${n}` });
      }),
    ).then(() => {
      isWriting = false;
    });
    let checkpoint: string | null = null;
    const read: string[] = [];
    while (isWriting || read.length === 0) {
      const records = await world.server.front.readStream(TABLE, checkpoint, 7);
      read.push(...records.map(({ dynamodb }) => dynamodb.SequenceNumber));
      checkpoint = read.at(-1) ?? null;
      await new Promise((soon) => setImmediate(soon));
    }
    await writing;
    const all = await world.server.front.readStream(TABLE, null, 10_000);
    expect(read).toEqual(all.slice(0, read.length).map(({ dynamodb }) => dynamodb.SequenceNumber));
  });

  it('keeps counting after its records were trimmed and the process restarted', async () => {
    const folder = await temporaryFolder();
    const sequences: string[] = [];
    for (const run of [1, 2]) {
      const server = await startDynamoServer(folder.path);
      const clients = dynamoClients(server.endpoint);
      if (run === 1) await clients.raw.send(createTable());
      const Key = { pk: 'run', sk: `${run}` };
      const TransactItems = [{ Put: { TableName: TABLE, Item: Key } }];
      await clients.documents.send(new TransactWriteCommand({ TransactItems }));
      const records = await server.front.readStream(TABLE, null, 10);
      expect(records).toHaveLength(1);
      sequences.push(records[0]!.dynamodb.SequenceNumber);
      await server.front.trimStream(TABLE, sequences.at(-1)!);
      clients.destroy();
      await server.stop();
    }
    await folder.remove();
    expect(Number(sequences[1])).toBe(Number(sequences[0]) + 1);
  });
});

describe('DynamoDB time to live', () => {
  const world = useDynamo();
  const { put, get } = world;
  const now = () => Math.floor(Date.now() / 1000);

  it('deletes what expired in the name of the service, and nothing else', async () => {
    await put({ pk: 'before', sk: '1', ttl: now() - 60 }); // from before it was turned on
    const TimeToLiveSpecification = { AttributeName: 'ttl', Enabled: true };
    await world.clients.raw.send(
      new UpdateTimeToLiveCommand({ TableName: TABLE, TimeToLiveSpecification }),
    );
    await put({ pk: 'expired', sk: '1', ttl: now() - 1 });
    await put({ pk: 'extended', sk: '1', ttl: now() - 1 });
    await put({ pk: 'extended', sk: '1', ttl: now() + 60 });
    await put({ pk: 'living', sk: '1', ttl: now() + 60 });
    await put({ pk: 'text', sk: '1', ttl: `${now() - 60}` });
    await put({ pk: 'too old', sk: '1', ttl: now() - 6 * 365 * 24 * 60 * 60 });
    await put({ pk: 'milliseconds', sk: '1', ttl: Date.now() - 60_000 });

    expect(await world.server.front.sweepTtl()).toBe(2);
    expect(await world.server.front.sweepTtl()).toBe(0);
    for (const pk of ['before', 'expired']) expect(await get(pk, '1')).toBeUndefined();
    for (const pk of ['extended', 'living', 'text', 'too old', 'milliseconds'])
      expect(await get(pk, '1')).toBeDefined();

    const records = await world.server.front.readStream(TABLE, null, 100);
    expect(records.filter(({ eventName }) => eventName === 'REMOVE')).toMatchObject(
      ['before', 'expired'].map((pk) => ({
        userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
        dynamodb: { OldImage: { pk: { S: pk } } },
      })),
    );
    const { streams } = world.clients;
    const { Streams } = await streams.send(new ListStreamsCommand({ TableName: TABLE }));
    const StreamArn = Streams?.[0]?.StreamArn;
    const ShardId = 'shardId-00000000000000000000-00000000';
    const start = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' as const };
    const { ShardIterator } = await streams.send(new GetShardIteratorCommand(start));
    const { Records } = await streams.send(new GetRecordsCommand({ ShardIterator }));
    expect(Records?.at(-1)?.userIdentity).toEqual({
      Type: 'Service',
      PrincipalId: 'dynamodb.amazonaws.com',
    });
  });
});
