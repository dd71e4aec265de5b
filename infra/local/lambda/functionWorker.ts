import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { FunctionError, runtimeFailure } from './errors.ts';
import type { FunctionConfig } from './functionConfig.ts';
import type { Invocation, Reply, Started, WorkerTask } from './protocol.ts';

/** Takes what a function prints, a whole line at a time. */
export type LineSink = (functionName: string, line: string) => void;

/** One thread that runs one invocation at a time; it is replaced after a timeout or a crash. */
export type FunctionWorker = {
  run: (payload: string) => Promise<string>;
  stop: () => Promise<void>;
};

// Lambda tries again after 10 seconds; here a few cores load many functions at the same time.
const INIT_TIMEOUT_MS = 60_000;

/** Makes a worker for a function. The thread starts with the first invocation. */
export const functionWorker = (
  config: FunctionConfig,
  environment: Record<string, string>,
  print: LineSink,
): FunctionWorker => {
  let thread: Promise<Worker> | undefined;
  const discard = async () => {
    const dying = thread;
    thread = undefined;
    await dying?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
  };
  return {
    run: async (payload) => {
      thread ??= start(config, environment, print, () => {
        thread = undefined;
      });
      const attempt = await thread
        .then((worker) => invoke(worker, config, payload))
        .catch((error: unknown) => ({ error, broken: true }));
      if ('result' in attempt) return attempt.result;
      if (attempt.broken) await discard();
      throw attempt.error;
    },
    stop: discard,
  };
};

const start = async (
  config: FunctionConfig,
  environment: Record<string, string>,
  print: LineSink,
  onExit: () => void,
): Promise<Worker> => {
  const { name, arn, url, exportName, memoryMb } = config;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { name, arn, url, exportName, memoryMb } satisfies WorkerTask,
    env: environment,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread may die between two invocations, and nobody else listens then.
  worker.on('error', (error) => print(name, `ERROR ${String(error)}`)).once('exit', onExit);
  forward(worker.stdout, (line) => print(name, line));
  forward(worker.stderr, (line) => print(name, line));
  const gaveUp = AbortSignal.timeout(INIT_TIMEOUT_MS);
  const started = await once(worker, 'message', { signal: gaveUp }).catch((error: unknown) => {
    void worker.terminate();
    throw gaveUp.aborted
      ? runtimeFailure('Sandbox.Timedout', 'The function did not load in 60 seconds')
      : crash(error);
  });
  const [{ ready, failure }] = started as [Started];
  if (ready) return worker;
  await worker.terminate();
  throw failure
    ? new FunctionError(failure)
    : runtimeFailure('Runtime.ExitError', 'The function could not be loaded');
};

type Attempt = { result: string } | { error: FunctionError; broken: boolean };

const invoke = (worker: Worker, config: FunctionConfig, payload: string): Promise<Attempt> => {
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<Attempt>();
  const fail = (error: FunctionError) => resolve({ error, broken: true });
  const onMessage = (reply: Reply) => {
    if (reply.id !== id) return;
    if (reply.failure) resolve({ error: new FunctionError(reply.failure), broken: false });
    else resolve({ result: reply.result ?? 'null' });
  };
  const onError = (error: unknown) => fail(crash(error));
  const onExit = (code: number) =>
    fail(runtimeFailure('Runtime.ExitError', `The function exited with code ${code}`));
  const seconds = (config.timeoutMs / 1000).toFixed(2);
  const timer = setTimeout(
    () => fail(runtimeFailure('Sandbox.Timedout', `Task timed out after ${seconds} seconds`)),
    config.timeoutMs,
  );
  worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  const invocation: Invocation = { id, payload, deadline: Date.now() + config.timeoutMs };
  worker.postMessage(invocation);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', onError).off('exit', onExit);
  });
};

const crash = (error: unknown): FunctionError => {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return runtimeFailure('Runtime.OutOfMemory', 'The function ran out of memory');
  return runtimeFailure('Runtime.ExitError', message ?? String(error));
};

const forward = (stream: Readable, print: (line: string) => void): void => {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) print(line);
  });
};
