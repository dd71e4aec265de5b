import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoFaults } from '../../../infra/local/dynamo/types.ts';
import { startDynamoServer } from '../../local/support/dynamoServer.ts';

const key = (AttributeName: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName, KeyType });
const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });

/** The table behind the local DynamoDB front, and the environment of a function that uses it. */
export const startTable = async (faults?: DynamoFaults) => {
  const server = await startDynamoServer(null, faults);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: server.endpoint,
    AWS_REGION: 'sa-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    TABLE_NAME: 'tapete',
    SERVICE_VERSION: 'test',
    POSTS_PER_UNIT_MAX: '20000',
    PERSON_RETENTION_YEARS: '10',
  });
  const client = new DynamoDBClient({});
  await client.send(
    new CreateTableCommand({
      TableName: 'tapete',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map(text),
      KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
      GlobalSecondaryIndexes: ['gsi1', 'gsi2'].map((IndexName) => ({
        IndexName,
        KeySchema: [key(`${IndexName}pk`, 'HASH'), key(`${IndexName}sk`, 'RANGE')],
        Projection: { ProjectionType: 'ALL' as const },
      })),
    }),
  );
  return { ...server, client };
};
