import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  DescribeExecutionCommand,
  type DescribeExecutionOutput,
  ExecutionAlreadyExists,
  GetExecutionHistoryCommand,
  InvalidName,
  ListExecutionsCommand,
  RedriveExecutionCommand,
  SFNClient,
  StartExecutionCommand,
  StateMachineDoesNotExist,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Machine } from '../../infra/local/machine.ts';
import type { Definition } from '../../infra/local/stepFunctions/definition.ts';
import { prepare } from '../../infra/local/stepFunctions/prepare.ts';
import { assertRunnable } from '../../infra/local/stepFunctions/refusals.ts';
import {
  eventually,
  lambdaFunction,
  layTemplate,
  type Site,
  stateMachine,
} from './fixtures/template.ts';

let site: Site;
let machine: Machine;
let client: SFNClient;

beforeAll(async () => {
  site = await layTemplate(templateOf);
  machine = await site.start();
  client = clientOf(machine);
});
afterAll(async () => {
  await machine.stop();
  await site.remove();
});

describe('Step Functions over the SDK', () => {
  it('runs tasks with parameters, a map, a choice and a result path', async () => {
    const { status, output } = await run('Settle', { tables: [1, 2, 3], id: 'x' });
    expect(status).toBe('SUCCEEDED');
    expect(JSON.parse(output ?? '')).toMatchObject({
      id: 'x',
      parts: [{ n: 1 }, { n: 2 }, { n: 3 }],
      one: { StatusCode: 200, Payload: { event: { n: 3 } } },
    });
  });

  it('retries as the definition says and succeeds at the third attempt', async () => {
    const { status, output } = await run('Patient', { id: 'patient-1' });
    expect(status).toBe('SUCCEEDED');
    expect(JSON.parse(output ?? '')).toMatchObject({ tries: 3 });
  });

  it('gives a failed function to Catch with its error type and the JSON of Lambda', async () => {
    const { output } = await run('Caught', { name: 'Broken' });
    const { error } = JSON.parse(output ?? '');
    expect(error.Error).toBe('Broken');
    expect(JSON.parse(error.Cause)).toMatchObject({ errorType: 'Broken', errorMessage: 'too far' });
  });

  it('fails with the error and cause of the task that nothing caught', async () => {
    const failed = await run('Failing', { name: 'Broken' });
    expect(failed).toMatchObject({ status: 'FAILED', error: 'Broken' });
    expect(failed.redriveStatus).toBe('REDRIVABLE');
  });

  it('calls other services through the SDK and names their errors', async () => {
    const s3 = new S3Client(machine.access);
    await s3.send(new PutObjectCommand({ Bucket: 'files', Key: 'a', Body: 'hello' }));
    expect(await run('Copy', { from: 'files/a' })).toMatchObject({ status: 'SUCCEEDED' });
    const copy = await s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'b' }));
    expect(await copy.Body?.transformToString()).toBe('hello');
    const failed = await run('Copy', { from: 'files/none' });
    expect(failed).toMatchObject({ status: 'FAILED', error: 'S3.NoSuchKeyException' });
  });

  it('waits for a nested execution and takes its parsed output', async () => {
    const { status, output } = await run('Parent', { fails: false, child: 'c-1' });
    expect(status).toBe('SUCCEEDED');
    expect(JSON.parse(output ?? '').child).toMatchObject({
      Name: 'c-1',
      Status: 'SUCCEEDED',
      Output: { event: { deep: true } },
    });
  });

  it('fails with States.TaskFailed when the nested execution fails', async () => {
    const failed = await run('Parent', { fails: true, child: 'c-2' });
    expect(failed).toMatchObject({ status: 'FAILED', error: 'States.TaskFailed' });
    expect(JSON.parse(failed.cause ?? '')).toMatchObject({ Status: 'FAILED', Error: 'Broken' });
  });

  it('takes the same name and input while it runs for the same execution, and no other', async () => {
    const start = (name: string, input: object) =>
      client.send(
        new StartExecutionCommand({
          stateMachineArn: arn('Slow'),
          name,
          input: JSON.stringify(input),
        }),
      );
    const [first, again] = await Promise.all([
      start('one', { ms: 300, id: 'one' }),
      start('one', { ms: 300, id: 'one' }),
    ]);
    expect(again.executionArn).toBe(first.executionArn);
    await expect(start('one', { ms: 1, id: 'two' })).rejects.toThrow(ExecutionAlreadyExists);
    await finished(first.executionArn ?? '');
    await expect(start('one', { ms: 300, id: 'one' })).rejects.toThrow(ExecutionAlreadyExists);
    expect((await site.journal()).filter(({ begin }) => begin === 'one')).toHaveLength(1);
  });

  it('refuses bad names and machines that are not there', async () => {
    const start = (stateMachineArn: string, name: string) =>
      client.send(new StartExecutionCommand({ stateMachineArn, name }));
    await expect(start(arn('Slow'), 'a b')).rejects.toThrow(InvalidName);
    await expect(start(arn('Nobody'), 'a')).rejects.toThrow(StateMachineDoesNotExist);
  });

  it('redrives a failed execution, whose tasks run again', async () => {
    const failed = await run('Moody', { id: 'moody' }, 'moody');
    expect(failed.status).toBe('FAILED');
    const { executionArn } = failed;
    await client.send(new RedriveExecutionCommand({ executionArn }));
    await finished(executionArn ?? '');
    await client.send(new RedriveExecutionCommand({ executionArn }));
    expect(await finished(executionArn ?? '')).toMatchObject({
      status: 'SUCCEEDED',
      redriveCount: 2,
    });
  });

  it('does not begin a retry of what was stopped', async () => {
    const { executionArn } = await client.send(
      new StartExecutionCommand({ stateMachineArn: arn('Stubborn'), input: '{"stubborn":1}' }),
    );
    const tries = async () => (await site.journal()).filter(({ fail }) => isStubborn(fail)).length;
    await eventually(async () => (await tries()) === 1);
    await client.send(new StopExecutionCommand({ executionArn }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await tries()).toBe(1);
  });

  it('stops an execution, and lists and tells what happened', async () => {
    const input = JSON.stringify({ ms: 1000, id: 'stopped' });
    const { executionArn } = await client.send(
      new StartExecutionCommand({ stateMachineArn: arn('Slow'), name: 'stopped', input }),
    );
    await client.send(new StopExecutionCommand({ executionArn, error: 'Enough' }));
    expect(await finished(executionArn ?? '')).toMatchObject({
      status: 'ABORTED',
      error: 'Enough',
    });
    const { executions } = await client.send(
      new ListExecutionsCommand({ stateMachineArn: arn('Slow'), statusFilter: 'ABORTED' }),
    );
    expect(executions?.map(({ name }) => name)).toEqual(['stopped']);
    const { events } = await client.send(new GetExecutionHistoryCommand({ executionArn }));
    expect(events?.map(({ type }) => type)).toEqual([
      'ExecutionStarted',
      'TaskStateEntered',
      'ExecutionAborted',
    ]);
  });
});

describe('A machine that is started again', () => {
  it('begins again what ran, and a repeated task finds the child that it had started', async () => {
    const { executionArn } = await client.send(
      new StartExecutionCommand({ stateMachineArn: arn('Family'), name: 'family', input: '{}' }),
    );
    await eventually(async () =>
      (await site.journal()).some(({ begin }) => begin === 'family-task'),
    );
    await machine.stop();
    machine = await site.start();
    client = clientOf(machine);
    expect(await finished(executionArn ?? '')).toMatchObject({ status: 'SUCCEEDED' });
    const begun = (await site.journal()).filter(({ begin }) => begin === 'family-child');
    expect(begun).toHaveLength(1);
  });
});

describe('A parent that was waiting for a child when the machine stopped', () => {
  it('begins again and starts another child in its place', async () => {
    const { executionArn } = await client.send(
      new StartExecutionCommand({ stateMachineArn: arn('Single'), name: 'single', input: '{}' }),
    );
    await eventually(async () =>
      (await site.journal()).some(({ begin }) => begin === 'single-child'),
    );
    await machine.stop();
    machine = await site.start();
    client = clientOf(machine);
    expect(await finished(executionArn ?? '')).toMatchObject({ status: 'SUCCEEDED' });
    const { executions } = await client.send(
      new ListExecutionsCommand({ stateMachineArn: arn('SingleChild') }),
    );
    expect(executions?.map(({ status }) => status).sort()).toEqual(['ABORTED', 'SUCCEEDED']);
  });
});

describe('Definitions that the local interpreter would misread', () => {
  const task = { Type: 'Task', Resource: 'arn:aws:lambda:x:0:function:F', End: true };
  const machineWith = (state: object): Definition =>
    ({ StartAt: 'Odd', States: { Odd: { ...task, ...state } } }) as Definition;

  it.each([
    [{ QueryLanguage: 'JSONata' }, 'JSONata'],
    [{ Assign: { x: 1 } }, 'Assign'],
    [{ HeartbeatSeconds: 5 }, 'HeartbeatSeconds'],
    [{ ItemReader: {} }, 'ItemReader'],
    [{ ItemBatcher: {} }, 'ItemBatcher'],
    [{ ResultWriter: {} }, 'ResultWriter'],
    [{ ToleratedFailurePercentage: 5 }, 'ToleratedFailurePercentage'],
    [{ Parameters: { 'x.$': '$$.State.Name' } }, '$$.State'],
    [{ Parameters: { 'x.$': "States.Format('{}', $$.Task.Token)" } }, '$$.Task'],
    [{ Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken' }, 'task token'],
    [{ Resource: 'arn:aws:states:::ecs:runTask.sync' }, 'ecs:runTask'],
  ])('refuses %j', (state, reason) => {
    expect(() => assertRunnable('Machine', machineWith(state))).toThrow(
      new RegExp(`Machine.*"Odd".*${reason.replaceAll('$', '\\$')}`),
    );
  });

  it('refuses a whole machine in JSONata, and states deep inside a map', () => {
    const whole = { ...machineWith({}), QueryLanguage: 'JSONata' };
    expect(() => assertRunnable('Machine', whole)).toThrow('JSONata');
    const deep = machineWith({ Type: 'Map', ItemProcessor: machineWith({ Assign: {} }) });
    expect(() => assertRunnable('Machine', deep)).toThrow('Assign');
  });

  it('takes a plain one', () => {
    expect(() => assertRunnable('Machine', machineWith({}))).not.toThrow();
  });

  it('does not start the machine', async () => {
    const odd = await layTemplate(() => ({
      Odd: stateMachine(JSON.stringify(machineWith({ Assign: {} }))),
    }));
    await expect(odd.start()).rejects.toThrow(/Odd.*"Odd" uses Assign/);
    await odd.remove();
  });
});

describe('What the interpreter is told otherwise', () => {
  it('a task without a timeout has none, and "$" as result path replaces the input', () => {
    const definition = {
      StartAt: 'A',
      States: { A: { Type: 'Task', ResultPath: '$', Retry: [{ ErrorEquals: ['E'] }], End: true } },
    } as Definition;
    const { A } = prepare(definition, 0.5).States;
    expect(A).not.toHaveProperty('ResultPath');
    expect(A).toMatchObject({ TimeoutSeconds: 2_000_000, Retry: [{ IntervalSeconds: 0.5 }] });
  });
});

const isStubborn = (event: unknown) => (event as { stubborn?: number } | undefined)?.stubborn;

const arn = (id: string) => `arn:aws:states:sa-east-1:000000000000:stateMachine:${id}`;

const clientOf = ({ access }: Machine) => new SFNClient({ ...access, maxAttempts: 1 });

const finished = (executionArn: string): Promise<DescribeExecutionOutput> =>
  eventually(async () => {
    const told = await client.send(new DescribeExecutionCommand({ executionArn }));
    return told.status !== 'RUNNING' && told;
  });

const run = async (id: string, input: object, name?: string) => {
  const { executionArn } = await client.send(
    new StartExecutionCommand({
      stateMachineArn: arn(id),
      input: JSON.stringify(input),
      ...(name ? { name } : {}),
    }),
  );
  return finished(executionArn ?? '');
};

const call = (id: string, more: object = { End: true }) => ({
  Type: 'Task',
  Resource: `arn:aws:lambda:sa-east-1:000000000000:function:${id}`,
  ...more,
});

const machineOf = (states: Record<string, object>) =>
  stateMachine(JSON.stringify({ StartAt: Object.keys(states)[0], States: states }));

const nested = (more: object) => ({
  Type: 'Task',
  Resource: 'arn:aws:states:::states:startExecution.sync:2',
  ...more,
});

const templateOf = (env: { JOURNAL: string }) => ({
  Echo: lambdaFunction('echo', env),
  SlowOne: lambdaFunction('slow', env),
  Fail: lambdaFunction('fail', env),
  FailTwice: lambdaFunction('failTwice', env),
  Files: { Type: 'AWS::S3::Bucket' },
  Settle: machineOf({
    Any: {
      Type: 'Choice',
      Choices: [{ Variable: '$.tables[0]', IsPresent: true, Next: 'Each' }],
      Default: 'None',
    },
    None: { Type: 'Fail', Error: 'NoTables' },
    Each: {
      Type: 'Map',
      ItemsPath: '$.tables',
      ItemSelector: { 'n.$': '$$.Map.Item.Value' },
      ItemProcessor: {
        StartAt: 'One',
        States: { One: call('Echo', { OutputPath: '$.event', End: true }) },
      },
      ResultPath: '$.parts',
      Next: 'Last',
    },
    Last: {
      Type: 'Task',
      Resource: 'arn:aws:states:::lambda:invoke',
      Parameters: { FunctionName: 'Echo', 'Payload.$': '$.parts[2]' },
      ResultPath: '$.one',
      End: true,
    },
  }),
  Patient: machineOf({
    Try: call('FailTwice', {
      Retry: [{ ErrorEquals: ['Transient'], IntervalSeconds: 2, MaxAttempts: 3 }],
      End: true,
    }),
  }),
  Caught: machineOf({
    Try: call('Fail', {
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'Done' }],
      End: true,
    }),
    Done: { Type: 'Succeed' },
  }),
  Stubborn: machineOf({
    Try: call('Fail', {
      Retry: [{ ErrorEquals: ['States.ALL'], IntervalSeconds: 500, MaxAttempts: 5 }],
      End: true,
    }),
  }),
  Failing: machineOf({ Try: call('Fail') }),
  Moody: machineOf({ Try: call('FailTwice') }),
  Slow: machineOf({ Wait: call('SlowOne') }),
  Copy: machineOf({
    Copy: {
      Type: 'Task',
      Resource: 'arn:aws:states:::aws-sdk:s3:copyObject',
      Parameters: { Bucket: 'files', Key: 'b', 'CopySource.$': '$.from' },
      End: true,
    },
  }),
  Child: machineOf({
    Which: {
      Type: 'Choice',
      Choices: [{ Variable: '$.fails', BooleanEquals: true, Next: 'Bad' }],
      Default: 'Good',
    },
    Good: call('Echo', { Parameters: { deep: true }, End: true }),
    Bad: call('Fail', { Parameters: { name: 'Broken' }, End: true }),
  }),
  Parent: machineOf({
    Nest: nested({
      Parameters: {
        StateMachineArn: arn('Child'),
        'Name.$': '$.child',
        Input: { 'fails.$': '$.fails' },
      },
      ResultPath: '$.child',
      End: true,
    }),
  }),
  Offspring: machineOf({
    Run: call('SlowOne', { Parameters: { ms: 1, id: 'family-child' }, End: true }),
  }),
  SingleChild: machineOf({
    Run: call('SlowOne', { Parameters: { ms: 300, id: 'single-child' }, End: true }),
  }),
  Single: machineOf({
    Child: nested({
      Parameters: { StateMachineArn: arn('SingleChild'), 'Input.$': '$' },
      End: true,
    }),
  }),
  Family: machineOf({
    Child: nested({
      Parameters: { StateMachineArn: arn('Offspring'), Name: 'only-child', Input: {} },
      ResultPath: null,
      Next: 'Task',
    }),
    Task: call('SlowOne', { Parameters: { ms: 400, id: 'family-task' }, End: true }),
  }),
});
