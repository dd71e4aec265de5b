import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { Cron } from 'croner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DurableQueue } from '../../infra/local/durableQueue.ts';
import { cronOf, rateMs } from '../../infra/local/events/clock.ts';
import { assertPattern, matches, type Pattern } from '../../infra/local/events/pattern.ts';
import { inputFor } from '../../infra/local/events/transform.ts';
import type { Machine } from '../../infra/local/machine.ts';
import { openState } from '../../infra/local/state.ts';
import {
  eventually,
  lambdaFunction,
  layTemplate,
  type Site,
  stateMachine,
} from './fixtures/template.ts';

describe('Event patterns', () => {
  const event = {
    source: 'tapete',
    'detail-type': 'TableSettled',
    detail: { table: 4, name: 'LM-0001', tags: ['a', 'b'], note: null, rows: [{ n: 1 }, { n: 2 }] },
  };
  const detail = (pattern: object): Pattern => ({ detail: pattern }) as Pattern;

  it.each<[string, Pattern, boolean]>([
    ['an exact value', { source: ['other', 'tapete'] }, true],
    ['another value', { source: ['other'] }, false],
    ['all fields', { source: ['tapete'], 'detail-type': ['Other'] }, false],
    ['a number', detail({ table: [4] }), true],
    ['a number, not its text', detail({ table: ['4'] }), false],
    ['null', detail({ note: [null] }), true],
    ['null for what is absent', detail({ absent: [null] }), false],
    ['one of a list', detail({ tags: ['b'] }), true],
    ['none of a list', detail({ tags: ['c'] }), false],
    ['a field in a list of objects', detail({ rows: { n: [2] } }), true],
    ['a prefix', detail({ name: [{ prefix: 'LM-' }] }), true],
    ['another prefix', detail({ name: [{ prefix: 'LT-' }] }), false],
    ['a prefix in any case', detail({ name: [{ prefix: { 'equals-ignore-case': 'lm' } }] }), true],
    ['a suffix', detail({ name: [{ suffix: '0001' }] }), true],
    ['a wildcard', detail({ name: [{ wildcard: 'LM-*1' }] }), true],
    ['a wildcard with a dot as text', detail({ name: [{ wildcard: 'LM.*' }] }), false],
    ['anything but', detail({ name: [{ 'anything-but': ['x', 'y'] }] }), true],
    ['anything but itself', detail({ name: [{ 'anything-but': 'LM-0001' }] }), false],
    ['anything but a prefix', detail({ name: [{ 'anything-but': { prefix: 'LM' } }] }), false],
    ['a range, at its open end', detail({ table: [{ numeric: ['>', 4] }] }), false],
    ['a range, at its closed end', detail({ table: [{ numeric: ['>=', 4, '<', 5] }] }), true],
    ['a range of what is text', detail({ name: [{ numeric: ['>', 0] }] }), false],
    ['what exists', detail({ note: [{ exists: true }] }), true],
    ['what does not', detail({ absent: [{ exists: false }] }), true],
    ['what should not exist', detail({ table: [{ exists: false }] }), false],
    ['an alternative', detail({ $or: [{ table: [9] }, { name: [{ prefix: 'LM' }] }] }), true],
    ['no alternative', detail({ $or: [{ table: [9] }, { name: ['x'] }] }), false],
    ['another case', { source: [{ 'equals-ignore-case': 'TAPETE' }] }, true],
  ])('%s', (_, pattern, expected) => {
    expect(matches(pattern, event)).toBe(expected);
  });

  it('with a filter that is not known is refused', () => {
    expect(() => assertPattern('Rule R', detail({ ip: [{ cidr: '10.0.0.0/8' }] }))).toThrow(
      'Rule R: the filter "cidr"',
    );
    expect(() =>
      assertPattern('Rule R', detail({ $or: [{ a: [{ prefix: 'x' }] }] })),
    ).not.toThrow();
  });
});

describe('The input of a target', () => {
  const rule = { name: 'R', arn: 'arn:r', bus: 'b', pattern: {}, schedule: undefined, targets: [] };
  const plain = {
    ...{ id: 't', arn: 'arn:t', deadLetterArn: undefined, retriesMax: 1 },
    ...{ input: undefined, inputPath: undefined, transformer: undefined },
  };
  const event = { id: 'e', detail: { id: 'x"y', n: 5, list: [{ a: 1 }] } };

  it('is the event, a part, a constant or a template filled in', () => {
    expect(inputFor(rule, plain, event)).toBe(event);
    expect(inputFor(rule, { ...plain, inputPath: '$.detail.list[0].a' }, event)).toBe(1);
    expect(inputFor(rule, { ...plain, input: '{"k":1}' }, event)).toEqual({ k: 1 });
    const transformer = {
      paths: { id: '$.detail.id', n: '$.detail.n', list: '$.detail.list', gone: '$.detail.gone' },
      template:
        '{"id":<id>,"n":<n>,"list":<list>,"gone":<gone>,"t":"<id>/<n> <aws.events.rule-name>"}',
    };
    expect(inputFor(rule, { ...plain, transformer }, event)).toEqual({
      ...{ id: 'x"y', n: 5, list: [{ a: 1 }], gone: null },
      t: 'x"y/5 R',
    });
  });
});

describe('Schedules', () => {
  it('counts rates in milliseconds', () => {
    expect(rateMs('rate(15 minutes)')).toBe(900_000);
    expect(rateMs('rate(1 hour)')).toBe(3_600_000);
    expect(rateMs('cron(0 9 * * ? *)')).toBeUndefined();
  });

  it.each([
    ['cron(0 9 * * ? *)', '0 0 9 * * *'],
    ['cron(0/15 * ? * 2-6 *)', '0 0/15 * * * 1-5'],
    ['cron(0 9 ? * MON#1 2027)', '0 0 9 * * MON#1 2027'],
    ['cron(0 9 ? * 3#2 *)', '0 0 9 * * 2#2'],
  ])('reads %s as %s', (expression, expected) => {
    expect(cronOf('R', expression)).toBe(expected);
  });

  it.each([
    ['cron(30 9 * * ? *)', '2027-01-01T09:30:00.000Z'],
    ['cron(0 9 ? * 2 *)', '2027-01-04T09:00:00.000Z'],
    ['cron(0 9 L * ? *)', '2027-01-31T09:00:00.000Z'],
    ['cron(0 9 ? 3 * 2028)', '2028-03-01T09:00:00.000Z'],
  ])('%s is due next at %s', (expression, due) => {
    const cron = new Cron(cronOf('R', expression), { timezone: 'UTC', paused: true });
    expect(cron.nextRun(new Date('2027-01-01T00:00:00Z'))?.toISOString()).toBe(due);
  });

  it('refuses what is neither', () => {
    expect(() => cronOf('R', 'every day')).toThrow('Rule R');
  });
});

describe('A queue on disk', () => {
  it('delivers after a kill what was accepted, once each and in order', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'queue-'));
    const delivered: number[] = [];
    const open = async (deliver: (load: number) => Promise<void>) => {
      const state = await openState(folder);
      const queue = new DurableQueue<number>({
        shelf: state.shelf('q'),
        perLane: 1,
        deliver,
        retryAfterMs: () => 1,
        giveUp: async () => undefined,
      });
      return { state, queue };
    };
    const first = await open(() => new Promise(() => {}));
    await first.queue.add([1, 2, 3].map((load) => ({ lane: 'a', load })));
    await first.state.close(); // the process died while it delivered the first one
    const second = await open(async (load) => void delivered.push(load));
    await second.queue.resume();
    await eventually(async () => delivered.length === 3);
    expect(delivered).toEqual([1, 2, 3]);
    await eventually(async () => (await second.state.shelf('q').entries()).length === 0);
    await second.queue.stop();
    await second.state.close();
    await rm(folder, { recursive: true });
  });

  it('gives up when the policy says so, and tries again as often before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'queue-'));
    const state = await openState(folder);
    const buried: string[] = [];
    let tries = 0;
    const queue = new DurableQueue<string>({
      shelf: state.shelf('q'),
      perLane: 1,
      deliver: async () => {
        tries += 1;
        throw new Error('no');
      },
      retryAfterMs: (_, attempts) => (attempts <= 2 ? 1 : undefined),
      giveUp: async (load, error) => void buried.push(`${load} ${error.message}`),
    });
    await queue.add([{ lane: 'a', load: 'x' }]);
    await eventually(async () => buried.length > 0);
    expect([tries, buried]).toEqual([3, ['x no']]);
    await queue.stop();
    await state.close();
    await rm(folder, { recursive: true });
  });
});

describe('EventBridge over the SDK', () => {
  let site: Site;
  let machine: Machine;
  let client: EventBridgeClient;

  beforeAll(async () => {
    site = await layTemplate(templateOf);
    machine = await site.start();
    client = new EventBridgeClient({ ...machine.access, maxAttempts: 1 });
  });
  afterAll(async () => {
    await machine.stop();
    await site.remove();
  });
  const put = (DetailType: string, detail: object, EventBusName = 'bus') =>
    client.send(
      new PutEventsCommand({
        Entries: [{ EventBusName, Source: 'tapete', DetailType, Detail: JSON.stringify(detail) }],
      }),
    );

  it('hands an event to a function, a queue and a state machine', async () => {
    const { FailedEntryCount, Entries } = await put('Settled', { table: 4 });
    expect([FailedEntryCount, Entries?.length]).toEqual([0, 1]);
    const echoed = await eventually(async () =>
      (await site.journal()).find(({ echo }) => (echo as { table?: number }).table === 4),
    );
    expect(echoed).toEqual({ echo: { table: 4, text: 'table 4' } });
    await eventually(async () => (await machine.sqs.depth('events')) === 1);
    const sfn = new SFNClient(machine.access);
    await eventually(async () => {
      const list = new ListExecutionsCommand({ stateMachineArn: MACHINE_ARN });
      return (await sfn.send(list)).executions?.length === 1;
    });
  });

  it('leaves alone what matches no rule, and what is on another bus', async () => {
    await put('Other', { table: 5 });
    await put('Settled', { table: 6 }, 'default');
    await put('Settled', { table: 7 });
    await eventually(async () =>
      (await site.journal()).some(({ echo }) => (echo as { table?: number })?.table === 7),
    );
    const tables = (await site.journal()).map(({ echo }) => (echo as { table?: number })?.table);
    expect(tables).not.toContain(5);
    expect(tables).not.toContain(6);
  });

  it('refuses a bad entry alone', async () => {
    const good = { EventBusName: 'bus', Source: 's', DetailType: 'None', Detail: '{}' };
    const { FailedEntryCount, Entries } = await client.send(
      new PutEventsCommand({
        Entries: [good, { ...good, Detail: 'x' }, { ...good, EventBusName: 'ghost' }],
      }),
    );
    expect(FailedEntryCount).toBe(2);
    expect(Entries?.map(({ ErrorCode }) => ErrorCode)).toEqual([
      undefined,
      'MalformedDetail',
      'ResourceNotFoundException',
    ]);
  });

  it('invokes a failing function three times and puts the event into its dead letters', async () => {
    await put('Doomed', { doom: 1 });
    await eventually(async () => (await machine.sqs.depth('dead')) === 1);
    expect((await site.journal()).filter(({ fail }) => fail)).toHaveLength(3);
  });

  it('tells the destination of a failing function what it failed on', async () => {
    await put('Sunk', { sunk: 1 });
    await eventually(async () => (await machine.sqs.depth('sunk')) === 1);
    const [message] = await machine.sqs.peek('sunk');
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      requestContext: { condition: 'RetriesExhausted', approximateInvokeCount: 2 },
      requestPayload: { detail: { sunk: 1 } },
      responsePayload: { errorType: expect.any(String) },
    });
  });

  it('puts what a target refuses for good into the dead letters of the target', async () => {
    await put('Refused', { refused: 1 });
    await eventually(async () => (await machine.sqs.depth('refused')) === 1);
    const [message] = await machine.sqs.peek('refused');
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ detail: { refused: 1 } });
  });

  it('follows the clock of a rule', async () => {
    const ticks = async () =>
      (await site.journal()).filter(({ echo }) => (echo as { tick?: boolean })?.tick).length;
    await eventually(async () => (await ticks()) >= 2);
  });
});

const MACHINE_ARN = 'arn:aws:states:sa-east-1:000000000000:stateMachine:Listener';
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const onBus = (detailType: string, targets: object[]) => ({
  Type: 'AWS::Events::Rule',
  Properties: {
    EventBusName: { Ref: 'Bus' },
    EventPattern: { source: ['tapete'], 'detail-type': [detailType] },
    State: 'ENABLED',
    Targets: targets,
  },
});

const templateOf = (env: { JOURNAL: string }) => ({
  Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'bus' } },
  Events: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'events' } },
  Dead: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'dead' } },
  Echo: lambdaFunction('echo', env),
  Fail: lambdaFunction('fail', env, { DeadLetterConfig: { TargetArn: arnOf('Dead') } }),
  Listener: stateMachine(
    JSON.stringify({ StartAt: 'Done', States: { Done: { Type: 'Succeed' } } }),
  ),
  OnSettled: onBus('Settled', [
    {
      Id: 'Function',
      Arn: arnOf('Echo'),
      InputTransformer: {
        InputPathsMap: { table: '$.detail.table' },
        InputTemplate: '{"table":<table>,"text":"table <table>"}',
      },
    },
    { Id: 'Queue', Arn: arnOf('Events') },
    { Id: 'Machine', Arn: { Ref: 'Listener' } },
  ]),
  SunkQueue: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'sunk' } },
  FailAway: lambdaFunction('fail', env),
  FailAwayConfig: {
    Type: 'AWS::Lambda::EventInvokeConfig',
    Properties: {
      FunctionName: { Ref: 'FailAway' },
      Qualifier: '$LATEST',
      MaximumRetryAttempts: 1,
      DestinationConfig: { OnFailure: { Destination: arnOf('SunkQueue') } },
    },
  },
  OnSunk: onBus('Sunk', [{ Id: 'Function', Arn: arnOf('FailAway') }]),
  OnDoomed: onBus('Doomed', [{ Id: 'Function', Arn: arnOf('Fail') }]),
  Refused: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'refused' } },
  OnRefused: onBus('Refused', [
    {
      Id: 'Machine',
      Arn: 'arn:aws:states:sa-east-1:000000000000:stateMachine:Ghost',
      RetryPolicy: { MaximumRetryAttempts: 1 },
      DeadLetterConfig: { Arn: arnOf('Refused') },
    },
  ]),
  Clock: {
    Type: 'AWS::Events::Rule',
    Properties: {
      ScheduleExpression: 'rate(1 minute)',
      Targets: [{ Id: 'Function', Arn: arnOf('Echo'), Input: '{"tick":true}' }],
    },
  },
});
