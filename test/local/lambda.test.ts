import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FunctionConfig, functionConfigs } from '../../infra/local/lambda/functionConfig.ts';
import { type Functions, openFunctions } from '../../infra/local/lambda/functions.ts';
import { stackOf } from '../../infra/local/template/stack.ts';
import { eventually } from './fixtures/template.ts';

let folder: string;
let journalFile: string;
const opened: Functions[] = [];
const printed: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lambda-'));
  journalFile = join(folder, 'journal');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((functions) => functions.stop()));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('A function in workers', () => {
  it('gets its own environment, its context and the event', async () => {
    const functions = open(config('echo', { environment: { COLOR: 'green' } }));
    expect(await functions.invoke('echo', { a: 1 })).toMatchObject({
      event: { a: 1 },
      name: 'echo',
      color: 'green',
    });
    expect(await functions.invoke('arn:aws:lambda:r:0:function:echo', null)).toMatchObject({
      event: null,
    });
  });

  it('runs two invocations at the same time, in two threads, and a third one after', async () => {
    const functions = open(config('slow'));
    const run = (id: string) => functions.invoke('slow', { ms: 400, id });
    const done = (await Promise.all([run('a'), run('b'), run('c')])) as { threadId: number }[];
    expect(new Set(done.map(({ threadId }) => threadId)).size).toBe(2);
    const journal = (await readFile(journalFile, 'utf8'))
      .split('\n')
      .map((line) => line.slice(0, 8));
    expect(journal.filter((line) => /begin|end/.test(line)).slice(0, 2)).toEqual([
      '{"begin"',
      '{"begin"',
    ]);
  });

  it('tells an error in the shape of Lambda, and serves the next invocation', async () => {
    const functions = open(config('fail'));
    const failed = await functions.invoke('fail', {}).catch((error: unknown) => error);
    expect(failed).toMatchObject({
      name: 'RangeError',
      failure: { errorType: 'RangeError', errorMessage: 'too far' },
    });
    await expect(functions.invoke('fail', { name: 'Other' })).rejects.toMatchObject({
      name: 'Other',
    });
    expect(printed.join('\n')).toContain('fail ERROR {"errorType":"RangeError"');
  });

  it('is ended at its timeout and starts anew', async () => {
    const functions = open(config('slow', { timeoutMs: 300 }));
    const before = Date.now();
    await expect(functions.invoke('slow', { ms: 60_000, id: 'late' })).rejects.toMatchObject({
      name: 'Sandbox.Timedout',
      message: 'Task timed out after 0.30 seconds',
    });
    expect(Date.now() - before).toBeLessThan(5000);
    expect(await functions.invoke('slow', { ms: 1, id: 'next' })).toMatchObject({ id: 'next' });
  });

  it('is replaced after it exits or runs out of memory', async () => {
    const functions = open(config('exits'), config('hungry', { memoryMb: 24 }));
    await expect(functions.invoke('exits', {})).rejects.toMatchObject({
      name: 'Runtime.ExitError',
    });
    await expect(functions.invoke('exits', {})).rejects.toMatchObject({
      name: 'Runtime.ExitError',
    });
    await expect(functions.invoke('hungry', {})).rejects.toMatchObject({
      name: 'Runtime.OutOfMemory',
    });
  });

  it('refuses what is over 6 MB, unknown, or one too many', async () => {
    const functions = open(config('echo'), config('slow'));
    await expect(functions.invoke('echo', 'x'.repeat(7_000_000))).rejects.toThrow('smaller than');
    await expect(functions.invoke('ghost', {})).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    const many = Array.from({ length: 1003 }, (_, id) =>
      functions.invoke('slow', { ms: 0, id: String(id) }).catch((error: Error) => error.name),
    );
    const refused = (await Promise.all(many)).filter((x) => x === 'TooManyRequestsException');
    expect(refused).toHaveLength(1);
  });

  it('finishes what runs when it is stopped, and takes nothing more', async () => {
    const functions = open(config('slow'));
    const running = functions.invoke('slow', { ms: 300, id: 'last' });
    await eventually(async () => (await readFile(journalFile, 'utf8')).includes('"last"'));
    const stopped = functions.stop();
    await expect(functions.invoke('slow', { ms: 1, id: 'after' })).rejects.toThrow('stopping');
    await stopped;
    expect(await running).toMatchObject({ id: 'last' });
  });
});

describe('The bundle of a function', () => {
  const template = (more: object) => ({
    Resources: {
      Fn: {
        Type: 'AWS::Lambda::Function',
        Properties: { Handler: 'index.echo', Timeout: 7, MemorySize: 512, Code: more },
      },
      Python: {
        Type: 'AWS::Lambda::Function',
        Properties: { Handler: 'index.x', Runtime: 'python3.13', Code: more },
      },
    },
  });
  const read = (code: object) =>
    functionConfigs(stackOf(template(code), { account: '0', region: 'r' }), folder);

  it('is found by the hash of its asset; code in another language is left out', async () => {
    const asset = join(folder, `asset.${'a'.repeat(64)}`);
    await mkdir(asset);
    await writeFile(join(asset, 'index.mjs'), '');
    expect(read({ S3Key: `${'a'.repeat(64)}.zip` })).toMatchObject([
      {
        name: 'Fn',
        exportName: 'echo',
        timeoutMs: 7000,
        memoryMb: 512,
        url: pathToFileURL(join(asset, 'index.mjs')).href,
      },
    ]);
  });

  it('that is missing is told at the start', () => {
    expect(() => read({ S3Key: `${'b'.repeat(64)}.zip` })).toThrow('Function Fn: its bundle');
  });
});

const open = (...configs: FunctionConfig[]): Functions => {
  const print = (name: string, line: string) => void printed.push(`${name} ${line}`);
  const functions = openFunctions({ configs, base: { JOURNAL: journalFile }, print });
  opened.push(functions);
  return functions;
};

const config = (name: string, changed: Partial<FunctionConfig> = {}): FunctionConfig => ({
  name,
  arn: `arn:aws:lambda:r:0:function:${name}`,
  url: new URL('./fixtures/handlers/index.mjs', import.meta.url).href,
  exportName: name,
  environment: {},
  timeoutMs: 10_000,
  memoryMb: 256,
  deadLetterArn: undefined,
  ...changed,
});
