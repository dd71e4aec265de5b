import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { gathered } from './gathered.ts';
import type { Key } from './keys.ts';
import {
  type Condition,
  type Item,
  OutcomeUnknown,
  type Range,
  type Table,
  TableBusy,
  type Write,
  WriteLost,
} from './table.ts';

/** The table in DynamoDB. `newToken` names each transaction, so that the SDK may send it again. */
export const dynamoTable = (
  client: DynamoDBDocumentClient,
  tableName: string,
  newToken: () => string,
): Table => ({
  get: gathered(
    (key) => reading(() => readOne(client, tableName, key)),
    (found) => reading(() => readMany(client, tableName, found)),
  ),
  query: (range) => reading(() => readRange(client, tableName, range)),
  queryIndex: (range, index = 'gsi1') => reading(() => readRange(client, tableName, range, index)),
  async write(writes, absent = []) {
    const TransactItems = [
      ...writes.map((write) => ({ Put: toPut(tableName, write) })),
      ...absent.map((key) => ({ ConditionCheck: toCheck(tableName, key) })),
    ];
    try {
      await client.send(
        new TransactWriteCommand({ TransactItems, ClientRequestToken: newToken() }),
      );
    } catch (error) {
      throw explainWrite(error);
    }
  },
  count: (key, by, expiresAt) => add(client, tableName, key, by, expiresAt),
});

const readOne = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  key: Key,
): Promise<Item | undefined> => {
  const request = { TableName: tableName, Key: key, ConsistentRead: true };
  return (await client.send(new GetCommand(request))).Item as Item | undefined;
};

/** Keys that DynamoDB gives back unread, for it is busy or the page is full, are asked for alone. */
const readMany = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  wanted: readonly Key[],
): Promise<readonly (Item | undefined)[]> => {
  const Keys = wanted.map((key) => ({ ...key }));
  const { Responses, UnprocessedKeys } = await client.send(
    new BatchGetCommand({ RequestItems: { [tableName]: { Keys, ConsistentRead: true } } }),
  );
  const found = (Responses?.[tableName] ?? []) as Item[];
  const unread = (UnprocessedKeys?.[tableName]?.Keys ?? []) as Key[];
  return Promise.all(
    wanted.map((key) =>
      unread.some((other) => isSame(key, other))
        ? readOne(client, tableName, key)
        : found.find((item) => isSame(key, item)),
    ),
  );
};

const isSame = (one: Key, other: Key): boolean => one.pk === other.pk && one.sk === other.sk;

const add = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  key: Key,
  by: number,
  expiresAt: number,
): Promise<number> => {
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: tableName,
      Key: key,
      UpdateExpression: 'ADD #counted :by SET #ttl = :ttl',
      ExpressionAttributeNames: { '#counted': 'counted', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':by': by, ':ttl': expiresAt },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.['counted']);
};

const readRange = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  range: Range,
  index?: 'gsi1' | 'gsi2',
): Promise<Item[]> => {
  if (isBackwards(range)) return [];
  const items: Item[] = [];
  const limit = range.limit ?? Number.POSITIVE_INFINITY;
  const pages = paginateQuery(
    { client, ...(range.limit === undefined ? {} : { pageSize: range.limit }) },
    {
      TableName: tableName,
      ...(index ? { IndexName: index } : { ConsistentRead: true }),
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#pk': `${index ?? ''}pk`, '#sk': `${index ?? ''}sk` },
      ExpressionAttributeValues: { ':pk': range.pk, ':from': range.from, ':to': range.to },
      ScanIndexForward: range.descending !== true,
    },
  );
  for await (const page of pages) {
    items.push(...((page.Items ?? []) as Item[]));
    if (items.length >= limit) break;
  }
  return items.slice(0, limit);
};

/** Holds nothing, and DynamoDB refuses it; a cursor that somebody made up asks for one. */
const isBackwards = ({ from, to }: Range): boolean =>
  Buffer.compare(Buffer.from(from), Buffer.from(to)) > 0;

const toPut = (tableName: string, { put, when }: Write) => ({
  TableName: tableName,
  Item: put,
  ...toCondition(when),
});

const toCheck = (tableName: string, key: Key) => ({
  TableName: tableName,
  Key: key,
  ...toCondition('absent'),
});

const toCondition = (when: Condition) => {
  if (when === 'absent') return { ConditionExpression: 'attribute_not_exists(pk)' };
  if ('sequenceBelow' in when)
    return {
      ConditionExpression: 'attribute_not_exists(pk) OR #sequence < :sequence',
      ExpressionAttributeNames: { '#sequence': 'sequence' },
      ExpressionAttributeValues: { ':sequence': when.sequenceBelow },
    };
  return {
    ConditionExpression: '#attribute = :value',
    ExpressionAttributeNames: { '#attribute': when.attribute },
    ExpressionAttributeValues: { ':value': when.equals },
  };
};

type ServiceError = {
  readonly name: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
};

const THROTTLES = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
]);
const CONFLICTS = new Set([
  'TransactionConflictException',
  'TransactionInProgressException',
  'ReplicatedWriteConflictException',
]);
/** Reasons of a cancelled transaction that another try may not meet again. */
const RETRYABLE_REASONS = new Set([
  'None',
  'ConditionalCheckFailed',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

const explainWrite = (error: unknown): unknown => {
  const { name, $metadata, CancellationReasons } = error as ServiceError;
  if (THROTTLES.has(name) || CONFLICTS.has(name)) return new WriteLost(name);
  if (name === 'TransactionCanceledException') {
    const reasons = (CancellationReasons ?? []).map(({ Code }) => Code ?? 'None');
    return reasons.every((reason) => RETRYABLE_REASONS.has(reason))
      ? new WriteLost(reasons.join(', '))
      : error;
  }
  const status = $metadata?.httpStatusCode;
  return status === undefined || status >= 500 ? new OutcomeUnknown(name) : error;
};

const reading = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  try {
    return await read();
  } catch (error) {
    const { name, $metadata } = error as ServiceError;
    const status = $metadata?.httpStatusCode;
    const unanswered = $metadata !== undefined && status === undefined; // sent, and no reply came
    if (THROTTLES.has(name) || unanswered || Number(status) >= 500) throw new TableBusy(name);
    throw error;
  }
};
