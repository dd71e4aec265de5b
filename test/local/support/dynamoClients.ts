import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AttributeDefinition,
  CreateTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { REGION } from './dynamoServer.ts';

export const TABLE = 'app';

export type DynamoClients = {
  readonly raw: DynamoDBClient;
  readonly documents: DynamoDBDocumentClient;
  readonly streams: DynamoDBStreamsClient;
  destroy(): void;
};

/** Real SDK clients against the front. */
export const dynamoClients = (endpoint: string, maxAttempts = 1): DynamoClients => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const settings = { endpoint, region: REGION, credentials, maxAttempts };
  const raw = new DynamoDBClient(settings);
  const streams = new DynamoDBStreamsClient(settings);
  const marshallOptions = { removeUndefinedValues: true };
  return {
    raw,
    documents: DynamoDBDocumentClient.from(raw, { marshallOptions }),
    streams,
    destroy() {
      raw.destroy();
      streams.destroy();
    },
  };
};

/** The table of the checks: two indexes, one of them numeric and partial, and a stream. */
export const createTable = (tableName = TABLE): CreateTableCommand =>
  new CreateTableCommand({
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...['pk', 'sk', 'g1pk', 'g1sk', 'g2pk'].map(text), number('g2sk')],
    KeySchema: keys('pk', 'sk'),
    GlobalSecondaryIndexes: [
      { IndexName: 'gsi1', KeySchema: keys('g1pk', 'g1sk'), Projection: { ProjectionType: 'ALL' } },
      {
        IndexName: 'gsi2',
        KeySchema: keys('g2pk', 'g2sk'),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['status'] },
      },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    SSESpecification: { Enabled: true },
    DeletionProtectionEnabled: false,
    Tags: [{ Key: 'owner', Value: 'cage' }],
  });

/** All items of one partition of an index, page by page. */
export const queryIndex = async (
  { documents }: DynamoClients,
  partition: string,
  limit?: number,
): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: TABLE,
        IndexName: 'gsi1',
        KeyConditionExpression: 'g1pk = :partition',
        ExpressionAttributeValues: { ':partition': partition },
        Limit: limit,
        ExclusiveStartKey: start,
      }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
};

/** A folder that is gone after the work. */
export const temporaryFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'dynamo-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};

export const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

const text = (AttributeName: string): AttributeDefinition => ({
  AttributeName,
  AttributeType: 'S',
});
const number = (AttributeName: string): AttributeDefinition => ({
  AttributeName,
  AttributeType: 'N',
});
