// Runs inside a worker thread: loads one bundled handler and answers invocations, one at a time.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Invocation, Reply, WorkerTask } from './protocol.ts';

type LambdaHandler = (event: unknown, context: object) => unknown;

// A bundle is compiled once: the second worker, and the next start, load it much faster.
enableCompileCache();

const task = workerData as WorkerTask;
const port = parentPort;
if (!port) throw new Error('A function worker runs in a worker thread only.');

const describe = (error: unknown) => {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return {
    errorType: thrown.name || 'Error',
    errorMessage: thrown.message,
    trace: (thrown.stack ?? '').split('\n'),
  };
};

const contextOf = ({ id, deadline }: Invocation) => ({
  awsRequestId: id,
  functionName: task.name,
  functionVersion: '$LATEST',
  invokedFunctionArn: task.arn,
  memoryLimitInMB: String(task.memoryMb),
  logGroupName: `/aws/lambda/${task.name}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

const load = async (): Promise<LambdaHandler> => {
  const loaded = (await import(task.url)) as Record<string, unknown>;
  const inner = loaded['default'] as Record<string, unknown> | undefined;
  const handler = loaded[task.exportName] ?? inner?.[task.exportName];
  if (typeof handler !== 'function')
    throw new Error(`${task.exportName} is undefined or not exported in ${task.url}`);
  return handler as LambdaHandler;
};

try {
  const handler = await load();
  port.on('message', async (invocation: Invocation) => {
    let reply: Reply;
    try {
      const result = await handler(JSON.parse(invocation.payload), contextOf(invocation));
      reply = { id: invocation.id, result: JSON.stringify(result ?? null) };
    } catch (error) {
      reply = { id: invocation.id, failure: describe(error) };
    }
    port.postMessage(reply);
  });
  port.postMessage({ ready: true });
} catch (error) {
  port.postMessage({ ready: false, failure: describe(error) });
}
