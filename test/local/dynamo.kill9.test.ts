import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { BatchWriteCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDynamoFront } from '../../infra/local/dynamo/front.ts';
import {
  createTable,
  type DynamoClients,
  dynamoClients,
  queryIndex,
  TABLE,
  temporaryFolder,
} from './support/dynamoClients.ts';

const ROUNDS = 8;
const WRITERS = 16;
const ACKNOWLEDGED_PER_ROUND = 60;
const TIMEOUT_MS = 120_000; // most of it for starting processes on a busy machine
const PROCESS = new URL('./support/dynamoProcess.ts', import.meta.url).pathname;

/** What the writers were told is written: the head's last version, and loose items. */
type Acknowledged = { version: number; readonly loose: Set<string> };

describe('DynamoDB front under kill -9', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const acknowledged = Array.from(
    { length: WRITERS },
    (): Acknowledged => ({ version: 0, loose: new Set() }),
  );
  const acknowledgedTotal = () => acknowledged.reduce((sum, { version }) => sum + version, 0);

  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await folder.remove();
  });

  it(
    `loses nothing and leaves no half write in ${ROUNDS} rounds of ${WRITERS} writers`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { child, endpoint } = await start(folder.path);
        const clients = dynamoClients(endpoint);
        if (round === 0) await clients.raw.send(createTable());
        else await verify(clients, acknowledged);

        const writing = acknowledged.map((told, writer) => writeUntilKilled(clients, writer, told));
        // Killed by count, not by the clock: a slow machine writes as much before it happens.
        const isEnough = () => acknowledgedTotal() >= ACKNOWLEDGED_PER_ROUND * (round + 1);
        await Promise.race([until(isEnough), Promise.all(writing)]);
        child.kill('SIGKILL');
        await Promise.all([once(child, 'exit'), ...writing]);
        clients.destroy();
      }
      const { child, endpoint } = await start(folder.path);
      const clients = dynamoClients(endpoint);
      await verify(clients, acknowledged);
      clients.destroy();
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(acknowledged.reduce((sum, { version }) => sum + version, 0)).toBeGreaterThan(
        ROUNDS * 16,
      );
      await verifyStream(folder.path);
    },
    TIMEOUT_MS,
  );
});

const children: ChildProcess[] = [];

const until = async (isReached: () => boolean): Promise<void> => {
  while (!isReached()) await new Promise((soon) => setTimeout(soon, 1));
};

const start = async (folder: string): Promise<{ child: ChildProcess; endpoint: string }> => {
  const child = spawn(process.execPath, [PROCESS, folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const [endpoint] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, endpoint };
};

/** One event, the head and a counter shared by all, in a transaction; then two loose items. */
const writeUntilKilled = async (
  { documents }: DynamoClients,
  writer: number,
  told: Acknowledged,
): Promise<void> => {
  try {
    for (;;) {
      const head = told.version;
      await documents.send(
        new TransactWriteCommand({
          TransactItems: [
            { Put: { ...put(eventOf(writer, head + 1)), ConditionExpression: IS_ABSENT } },
            { Put: put({ pk: 'head', sk: `${writer}`, n: head + 1 }) },
            { Update: { ...add('counter'), ExpressionAttributeValues: { ':one': 1 } } },
          ],
        }),
      );
      told.version = head + 1;
      const loose = [0, 1].map((n) => looseOf(writer, `${head + 1}-${n}`));
      const requests = loose.map((Item) => ({ PutRequest: { Item } }));
      await documents.send(new BatchWriteCommand({ RequestItems: { [TABLE]: requests } }));
      for (const { sk } of loose) told.loose.add(sk);
    }
  } catch (error) {
    if ((error as { $response?: unknown }).$response) throw error; // an answer, so a refusal
  }
};

/** heads = events = counter = index rows, for every writer and in sum. */
const verify = async (clients: DynamoClients, acknowledged: Acknowledged[]): Promise<void> => {
  const items = await scan(clients);
  const listed = await queryIndex(clients, 'all');
  expect(named(listed)).toEqual(named(items.filter((item) => 'g1pk' in item)));

  const of = (pk: string) => items.filter((item) => item['pk'] === pk);
  let total = 0;
  for (const [writer, told] of acknowledged.entries()) {
    const head = of('head').find(({ sk }) => sk === `${writer}`);
    const version = Number(head?.['n'] ?? 0);
    expect([told.version, told.version + 1]).toContain(version); // one may have been in doubt
    told.version = version;
    total += version;
    const events = of(`event${writer}`).map(({ n }) => Number(n));
    expect(events.toSorted((a, b) => a - b)).toEqual(upTo(version));
    const loose = new Set(of(`loose${writer}`).map(({ sk }) => sk));
    expect([...told.loose].filter((sk) => !loose.has(sk))).toEqual([]);
  }
  expect(of('counter')[0]?.['n'] ?? 0).toBe(total);
};

/** The stream tells every item once, without a gap in its numbers. */
const verifyStream = async (folder: string): Promise<void> => {
  const front = await openDynamoFront({ folder, region: 'sa-east-1', accountId: '111122223333' });
  const records = await front.readStream(TABLE, null, 1_000_000);
  await front.close();
  const numbers = records.map(({ dynamodb }) => Number(dynamodb.SequenceNumber));
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  const inserted = (prefix: string) =>
    records.filter(
      ({ eventName, dynamodb }) =>
        eventName === 'INSERT' && dynamodb.Keys?.['pk']?.S?.startsWith(prefix),
    ).length;
  const counted = records.findLast(({ dynamodb }) => dynamodb.Keys?.['pk']?.S === 'counter');
  expect(inserted('event')).toBe(Number(counted?.dynamodb.NewImage?.['n']?.N));
};

const IS_ABSENT = 'attribute_not_exists(pk)';
const put = (Item: Record<string, unknown>) => ({ TableName: TABLE, Item });
const add = (pk: string) => ({
  ...{ TableName: TABLE, Key: { pk, sk: '1' }, UpdateExpression: 'ADD n :one' },
});
const eventOf = (writer: number, n: number) => ({
  ...{ pk: `event${writer}`, sk: String(n).padStart(6, '0'), n },
  ...{ g1pk: 'all', g1sk: `${n % 3}`, filling: 'z'.repeat(500) },
});
const looseOf = (writer: number, sk: string) => ({
  ...{ pk: `loose${writer}`, sk, g1pk: 'all', g1sk: sk },
});

const named = (items: Record<string, unknown>[]) =>
  items.map(({ pk, sk }) => `${pk}/${sk}`).toSorted();
const upTo = (version: number) => Array.from({ length: version }, (_, n) => n + 1);

const scan = async ({ documents }: DynamoClients): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(new ScanCommand({ TableName: TABLE, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};
