import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ExecuteStatementCommand,
  ListTablesCommand,
  ListTagsOfResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { createTable, keys, TABLE, temporaryFolder } from './support/dynamoClients.ts';
import { startDynamoServer } from './support/dynamoServer.ts';
import { useDynamo } from './support/dynamoWorld.ts';

describe('DynamoDB tables', () => {
  const world = useDynamo();
  const describeTable = async (TableName: string) =>
    (await world.clients.raw.send(new DescribeTableCommand({ TableName }))).Table;

  it('describes a table with its indexes, stream, encryption and protection', async () => {
    const table = await describeTable(TABLE);
    expect(table).toMatchObject({
      TableStatus: 'ACTIVE',
      TableArn: 'arn:aws:dynamodb:sa-east-1:111122223333:table/app',
      BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      SSEDescription: { Status: 'ENABLED' },
      DeletionProtectionEnabled: false,
    });
    expect(table?.LatestStreamArn).toMatch(/^arn:aws:dynamodb:.*:table\/app\/stream\/2/);
    expect(table?.GlobalSecondaryIndexes).toMatchObject([
      { IndexName: 'gsi1', IndexStatus: 'ACTIVE' },
      { IndexName: 'gsi2', IndexStatus: 'ACTIVE' },
    ]);
    const ResourceArn = table?.TableArn;
    const { Tags } = await world.clients.raw.send(new ListTagsOfResourceCommand({ ResourceArn }));
    expect(Tags).toEqual([{ Key: 'owner', Value: 'cage' }]);
  });

  it('refuses a second table of a name and requests to a table that is not there', async () => {
    await expect(world.clients.raw.send(createTable())).rejects.toMatchObject({
      name: 'ResourceInUseException',
    });
    const absent = { name: 'ResourceNotFoundException' };
    await expect(describeTable('absent')).rejects.toMatchObject(absent);
    const read = new QueryCommand({
      ...{ TableName: 'absent', KeyConditionExpression: 'pk = :pk' },
      ExpressionAttributeValues: { ':pk': '1' },
    });
    await expect(world.clients.documents.send(read)).rejects.toMatchObject(absent);
  });

  it('turns time to live and point-in-time recovery on', async () => {
    const TimeToLiveSpecification = { AttributeName: 'ttl', Enabled: true };
    await world.clients.raw.send(
      new UpdateTimeToLiveCommand({ TableName: TABLE, TimeToLiveSpecification }),
    );
    const ttl = await world.clients.raw.send(new DescribeTimeToLiveCommand({ TableName: TABLE }));
    expect(ttl.TimeToLiveDescription).toEqual({
      AttributeName: 'ttl',
      TimeToLiveStatus: 'ENABLED',
    });
    const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
    await world.clients.raw.send(
      new UpdateContinuousBackupsCommand({ TableName: TABLE, PointInTimeRecoverySpecification }),
    );
    const backups = await world.clients.raw.send(
      new DescribeContinuousBackupsCommand({ TableName: TABLE }),
    );
    expect(backups.ContinuousBackupsDescription).toMatchObject({
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' },
    });
  });

  it('fills a new index with the items that are there, and drops it again', async () => {
    for (const n of [1, 2, 3]) await world.put({ pk: `late${n}`, sk: '1', status: 'open' });
    const query = () =>
      world.clients.documents.send(
        new QueryCommand({
          ...{ TableName: TABLE, IndexName: 'gsi3', KeyConditionExpression: '#s = :open' },
          ExpressionAttributeNames: { '#s': 'status' },
          ExpressionAttributeValues: { ':open': 'open' },
        }),
      );
    const Create = {
      ...{ IndexName: 'gsi3', KeySchema: keys('status', 'pk') },
      Projection: { ProjectionType: 'KEYS_ONLY' as const },
    };
    const AttributeDefinitions = [
      { AttributeName: 'status', AttributeType: 'S' as const },
      { AttributeName: 'pk', AttributeType: 'S' as const },
    ];
    const GlobalSecondaryIndexUpdates = [{ Create }];
    await world.clients.raw.send(
      new UpdateTableCommand({
        TableName: TABLE,
        AttributeDefinitions,
        GlobalSecondaryIndexUpdates,
      }),
    );
    await world.put({ pk: 'late4', sk: '1', status: 'open' });
    expect((await query()).Count).toBe(4);

    const drop = [{ Delete: { IndexName: 'gsi3' } }];
    await world.clients.raw.send(
      new UpdateTableCommand({ TableName: TABLE, GlobalSecondaryIndexUpdates: drop }),
    );
    await expect(query()).rejects.toMatchObject({ name: 'ValidationException' });
    expect((await describeTable(TABLE))?.AttributeDefinitions).toHaveLength(6);
  });

  it('keeps a protected table, and deletes it with its items once unprotected', async () => {
    await world.clients.raw.send(createTable('second'));
    const protect = (DeletionProtectionEnabled: boolean) =>
      world.clients.raw.send(
        new UpdateTableCommand({ TableName: 'second', DeletionProtectionEnabled }),
      );
    const drop = () => world.clients.raw.send(new DeleteTableCommand({ TableName: 'second' }));
    await protect(true);
    await expect(drop()).rejects.toMatchObject({ name: 'ValidationException' });
    await protect(false);
    await world.put({ pk: 'old', sk: '1' }, { TableName: 'second' });
    await drop();
    expect((await world.clients.raw.send(new ListTablesCommand({}))).TableNames).toEqual([TABLE]);

    await world.clients.raw.send(createTable('second'));
    expect((await world.clients.raw.send(new ListTablesCommand({}))).TableNames).toEqual([
      TABLE,
      'second',
    ]);
    const read = new QueryCommand({
      ...{ TableName: 'second', KeyConditionExpression: 'pk = :pk' },
      ExpressionAttributeValues: { ':pk': 'old' },
    });
    expect((await world.clients.documents.send(read)).Count).toBe(0);
  });

  it('refuses PartiQL, which it does not serve, by name', async () => {
    const Statement = `SELECT * FROM "${TABLE}" WHERE pk = '1'`;
    await expect(
      world.clients.raw.send(new ExecuteStatementCommand({ Statement })),
    ).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: expect.stringContaining('PartiQL is not served'),
    });
  });

  it('answers errors as the wire protocol states them', async () => {
    const post = async (target: string, body: string) => {
      const headers = { 'x-amz-target': `DynamoDB_20120810.${target}` };
      const response = await fetch(world.server.endpoint, { method: 'POST', headers, body });
      return { status: response.status, body: (await response.json()) as { __type: string } };
    };
    expect(await post('DescribeTable', '{"TableName":"absent"}')).toEqual({
      status: 400,
      body: {
        __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException',
        message: 'Requested resource not found: Table: absent not found',
      },
    });
    const broken = await post('DescribeTable', '{');
    expect(broken.body.__type).toBe('com.amazon.coral.service#SerializationException');
    const unknown = await post('toString', '{}');
    expect(unknown.body.__type).toBe('com.amazon.coral.service#UnknownOperationException');
  });

  it('does not let two processes open one folder', async () => {
    const folder = await temporaryFolder();
    const first = await startDynamoServer(folder.path);
    await expect(startDynamoServer(folder.path)).rejects.toThrow();
    await first.stop();
    await folder.remove();
  });
});
