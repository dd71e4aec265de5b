import { FunctionError, InvocationRefused, runtimeFailure } from './errors.ts';
import type { FunctionConfig } from './functionConfig.ts';
import { type FunctionWorker, functionWorker, type LineSink } from './functionWorker.ts';

/** The workers of one function: as many invocations overlap as it has workers. */
export type FunctionPool = {
  invoke: (payload: string) => Promise<string>;
  stop: () => Promise<void>;
};

const WORKERS_PER_FUNCTION = 2; // two, so that invocations overlap and races show
const WAITING_MAX = 1000; // Lambda's default limit of concurrent invocations
const PAYLOAD_BYTES_MAX = 6 * 1024 * 1024;

/** Makes the pool of one function. Invocations wait in order of arrival while all are busy. */
export const functionPool = (
  config: FunctionConfig,
  environment: Record<string, string>,
  print: LineSink,
): FunctionPool => {
  const workers = Array.from({ length: WORKERS_PER_FUNCTION }, () =>
    functionWorker(config, environment, print),
  );
  const idle = [...workers];
  const waiting: ((worker: FunctionWorker) => void)[] = [];
  const running = new Set<Promise<string>>();
  let stopping = false;

  const take = async (): Promise<FunctionWorker> => {
    const worker = idle.pop();
    if (worker) return worker;
    if (waiting.length >= WAITING_MAX)
      throw new InvocationRefused('TooManyRequestsException', 'Rate Exceeded.');
    const { promise, resolve } = Promise.withResolvers<FunctionWorker>();
    waiting.push(resolve);
    return promise;
  };
  const giveBack = (worker: FunctionWorker): void => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };
  const run = async (payload: string): Promise<string> => {
    const worker = await take();
    try {
      return assertSize(await worker.run(payload));
    } catch (error) {
      if (error instanceof FunctionError)
        print(config.name, `ERROR ${JSON.stringify(error.failure)}`);
      throw error;
    } finally {
      giveBack(worker);
    }
  };
  return {
    invoke: (payload) => {
      const refusal = stopping ? 'The machine is stopping.' : tooLarge(payload);
      if (refusal) return Promise.reject(new InvocationRefused('ServiceException', refusal));
      const invocation = run(payload);
      running.add(invocation);
      return invocation.finally(() => running.delete(invocation));
    },
    stop: async () => {
      stopping = true;
      await Promise.allSettled(running);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
};

const tooLarge = (payload: string): string | undefined =>
  Buffer.byteLength(payload) > PAYLOAD_BYTES_MAX
    ? `Request must be smaller than ${PAYLOAD_BYTES_MAX} bytes for the function.`
    : undefined;

const assertSize = (result: string): string => {
  if (Buffer.byteLength(result) <= PAYLOAD_BYTES_MAX) return result;
  throw runtimeFailure(
    'Function.ResponseSizeTooLarge',
    `Response payload size exceeded maximum allowed payload size (${PAYLOAD_BYTES_MAX} bytes).`,
  );
};
