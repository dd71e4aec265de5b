import {
  type DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
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
  get: (key) =>
    reading(async () => {
      const request = { TableName: tableName, Key: key, ConsistentRead: true };
      const { Item } = await client.send(new GetCommand(request));
      return Item as Item | undefined;
    }),
  query: (range) => reading(() => readRange(client, tableName, range)),
  queryIndex: (range, index = 'gsi1') => reading(() => readRange(client, tableName, range, index)),
  async write(writes) {
    const TransactItems = writes.map((write) => ({ Put: toPut(tableName, write) }));
    try {
      await client.send(
        new TransactWriteCommand({ TransactItems, ClientRequestToken: newToken() }),
      );
    } catch (error) {
      throw explainWrite(error);
    }
  },
  count: (key, expiresAt) => addOne(client, tableName, key, expiresAt),
});

const addOne = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  key: Key,
  expiresAt: number,
): Promise<number> => {
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: tableName,
      Key: key,
      UpdateExpression: 'ADD #counted :one SET #ttl = :ttl',
      ExpressionAttributeNames: { '#counted': 'counted', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':ttl': expiresAt },
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
