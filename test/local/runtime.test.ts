import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalAccess } from '../../infra/local/awsClients.ts';
import {
  eventually,
  lambdaFunction,
  layTemplate,
  type Site,
  stateMachine,
} from './fixtures/template.ts';

let site: Site;
const served: ChildProcess[] = [];

beforeEach(async () => {
  site = await layTemplate(templateOf);
});
afterEach(async () => {
  for (const child of served.splice(0)) child.kill('SIGKILL');
  await site.remove();
});

describe('A folder and a port', () => {
  it('serve one machine at a time, and are free after a stop', async () => {
    const first = await site.start();
    await expect(site.start()).rejects.toThrow(/in use by process \d+/);
    const { port } = new URL(first.baseUrl);
    await first.stop();
    const second = await site.start({ port: Number(port) });
    expect(second.baseUrl).toBe(first.baseUrl);
    await second.stop();
  });

  it('are given back when the port is taken by another program', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(site.start({ port })).rejects.toThrow(`Port ${port} is taken`);
    other.close();
    await (await site.start()).stop();
  });
});

describe('A machine that is killed', () => {
  it('is taken over, keeps its keys, and does what it had accepted', async () => {
    const { child, access } = await serve(site);
    const keys = await keysOf(access.endpoint);
    await expect(site.start()).rejects.toThrow(`in use by process ${child.pid}`);
    const { executionArn } = await new SFNClient(access).send(
      new StartExecutionCommand({ stateMachineArn: MACHINE_ARN, name: 'long', input: '{}' }),
    );
    await new EventBridgeClient(access).send(
      new PutEventsCommand({
        Entries: [{ EventBusName: 'bus', Source: 's', DetailType: 'Slow', Detail: '{}' }],
      }),
    );
    await eventually(async () => {
      const begun = (await site.journal()).map(({ begin }) => begin);
      return begun.includes('machine') && begun.includes('event');
    });
    child.kill('SIGKILL');
    await once(child, 'exit');

    const machine = await site.start();
    expect(await keysOf(machine.baseUrl)).toEqual(keys);
    const client = new SFNClient(machine.access);
    const told = await eventually(async () => {
      const answer = await client.send(new DescribeExecutionCommand({ executionArn }));
      return answer.status !== 'RUNNING' && answer;
    });
    expect(told).toMatchObject({ status: 'SUCCEEDED', name: 'long' });
    await eventually(async () => (await site.journal()).some(({ end }) => end === 'event'));
    await machine.stop();
  });
});

describe('The stream of a table', () => {
  it('feeds functions in order; a poisoned record ends in the dead letters, alone', async () => {
    const machine = await site.start();
    const put = putter(machine.access);
    await put('a', 'poison-1', 'b', 'skip', 'c');
    await eventually(async () => (await machine.sqs.depth('dead')) === 2);
    await eventually(
      async () => (await handled('batch')).has('c') && (await handled('items')).has('c'),
    );
    expect([...(await handled('batch'))]).toEqual(expect.arrayContaining(['a', 'b', 'c']));
    expect((await handled('batch')).has('skip')).toBe(false);
    await machine.stop();

    const before = (await site.journal()).length;
    const again = await site.start();
    await putter(again.access)('d');
    await eventually(
      async () => (await handled('batch')).has('d') && (await handled('items')).has('d'),
    );
    const since = (await site.journal()).slice(before);
    expect(since.map(({ batch, items }) => batch ?? items)).toEqual([['d'], ['d']]);
    await again.stop();
  });

  const handled = async (kind: 'batch' | 'items') =>
    new Set(
      (await site.journal())
        .map((line) => line[kind] as string[] | undefined)
        .filter((ids) => ids && !ids.some((id) => id.startsWith('poison')))
        .flatMap((ids) => ids ?? []),
    );
});

describe('Fault switches', () => {
  it('refuse writes while they are on', async () => {
    const machine = await site.start({ faults: { throttleRate: 1 } });
    const client = new DynamoDBClient({ ...machine.access, maxAttempts: 1 });
    const put = () =>
      client.send(new PutItemCommand({ TableName: 'Facts', Item: { pk: { S: 'x' } } }));
    await expect(put()).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
    machine.setFaults({});
    await put();
    await machine.stop();
  });
});

const MACHINE_ARN = 'arn:aws:states:sa-east-1:000000000000:stateMachine:Long';

/** Runs a machine in another process. */
const serve = async ({ folder }: Site): Promise<{ child: ChildProcess; access: LocalAccess }> => {
  const script = fileURLToPath(new URL('./fixtures/serve.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  served.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
  return { child, access: { endpoint: String(line).trim(), region: 'sa-east-1', credentials } };
};

const keysOf = async (baseUrl: string): Promise<unknown> =>
  (await fetch(`${baseUrl}/.well-known/jwks.json`)).json();

const putter = (access: LocalAccess) => {
  const client = new DynamoDBClient(access);
  return async (...ids: string[]) => {
    for (const id of ids)
      await client.send(new PutItemCommand({ TableName: 'Facts', Item: { pk: { S: id } } }));
  };
};

const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

const mapping = (id: string, more: object) => ({
  Type: 'AWS::Lambda::EventSourceMapping',
  Properties: {
    EventSourceArn: { 'Fn::GetAtt': ['Facts', 'StreamArn'] },
    FunctionName: { Ref: id },
    BatchSize: 10,
    BisectBatchOnFunctionError: true,
    MaximumRetryAttempts: 2,
    DestinationConfig: { OnFailure: { Destination: arnOf('Dead') } },
    FilterCriteria: {
      Filters: [
        {
          Pattern: JSON.stringify({
            eventName: ['INSERT'],
            dynamodb: { Keys: { pk: { S: [{ 'anything-but': ['skip'] }] } } },
          }),
        },
      ],
    },
    ...more,
  },
});

const templateOf = (env: { JOURNAL: string }) => ({
  Facts: {
    Type: 'AWS::DynamoDB::GlobalTable',
    Properties: {
      TableName: 'Facts',
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    },
  },
  Dead: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'dead' } },
  Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'bus' } },
  Sleeper: lambdaFunction('slow', env),
  OnStream: lambdaFunction('onStream', env),
  OnStreamItems: lambdaFunction('onStreamItems', env),
  Batches: mapping('OnStream', {}),
  Items: mapping('OnStreamItems', { FunctionResponseTypes: ['ReportBatchItemFailures'] }),
  Long: stateMachine(
    JSON.stringify({
      StartAt: 'Sleep',
      States: {
        Sleep: {
          Type: 'Task',
          Resource: 'arn:aws:lambda:sa-east-1:000000000000:function:Sleeper',
          Parameters: { ms: 700, id: 'machine' },
          End: true,
        },
      },
    }),
  ),
  OnSlow: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventBusName: { Ref: 'Bus' },
      EventPattern: { 'detail-type': ['Slow'] },
      Targets: [{ Id: 'F', Arn: arnOf('Sleeper'), Input: '{"ms":700,"id":"event"}' }],
    },
  },
});
