import { FunctionError, InvocationRefused, runtimeFailure } from './errors.ts';
import type { FunctionConfig } from './functionConfig.ts';
import { type FunctionWorker, functionWorker, type LineSink } from './functionWorker.ts';

const WORKERS_PER_FUNCTION = 2; // two, so that invocations overlap and races show
const WAITING_MAX = 1000; // Lambda's default limit of concurrent invocations
const PAYLOAD_BYTES_MAX = 6 * 1024 * 1024;

/** One invocation that ended, well or not. */
export type Ran = {
  config: FunctionConfig;
  environment: Record<string, string>;
  /** JSON. */
  payload: string;
  milliseconds: number;
};
export type OnRun = (ran: Ran) => void;

/** The workers of one function. Invocations wait in order of arrival while all are busy. */
export class FunctionPool {
  readonly #config: FunctionConfig;
  readonly #print: LineSink;
  readonly #environment: Record<string, string>;
  readonly #ran: OnRun | undefined;
  readonly #workers: readonly FunctionWorker[];
  readonly #idle: FunctionWorker[];
  readonly #waiting: ((worker: FunctionWorker) => void)[] = [];
  readonly #running = new Set<Promise<string>>();
  #stopping = false;

  constructor(
    config: FunctionConfig,
    environment: Record<string, string>,
    print: LineSink,
    ran?: OnRun,
  ) {
    this.#config = config;
    this.#print = print;
    this.#environment = environment;
    this.#ran = ran;
    this.#workers = Array.from({ length: WORKERS_PER_FUNCTION }, () =>
      functionWorker(config, environment, print),
    );
    this.#idle = [...this.#workers];
  }

  /**
   * Runs the function; payload and result are JSON.
   *
   * @throws {FunctionError} when it failed, {@link InvocationRefused} when it was not run
   */
  async invoke(payload: string): Promise<string> {
    if (this.#stopping) throw new InvocationRefused('ServiceException', 'The machine is stopping.');
    if (Buffer.byteLength(payload) > PAYLOAD_BYTES_MAX)
      throw new InvocationRefused(
        'RequestTooLargeException',
        `Request must be smaller than ${PAYLOAD_BYTES_MAX} bytes for the function.`,
      );
    const invocation = this.#run(payload);
    this.#running.add(invocation);
    return invocation.finally(() => this.#running.delete(invocation));
  }

  /** Waits for what is running, then ends the workers. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.allSettled(this.#running);
    await Promise.all(this.#workers.map((worker) => worker.stop()));
  }

  async #run(payload: string): Promise<string> {
    const worker = await this.#take();
    const begin = performance.now();
    try {
      return assertSize(await worker.run(payload));
    } catch (error) {
      if (error instanceof FunctionError)
        this.#print(this.#config.name, `ERROR ${JSON.stringify(error.failure)}`);
      throw error;
    } finally {
      this.#tell(payload, performance.now() - begin);
      this.#giveBack(worker);
    }
  }

  #tell(payload: string, milliseconds: number): void {
    const [config, environment] = [this.#config, this.#environment];
    this.#ran?.({ config, environment, payload, milliseconds });
  }

  async #take(): Promise<FunctionWorker> {
    const worker = this.#idle.pop();
    if (worker) return worker;
    if (this.#waiting.length >= WAITING_MAX)
      throw new InvocationRefused('TooManyRequestsException', 'Rate Exceeded.');
    const { promise, resolve } = Promise.withResolvers<FunctionWorker>();
    this.#waiting.push(resolve);
    return promise;
  }

  #giveBack(worker: FunctionWorker): void {
    const next = this.#waiting.shift();
    if (next) next(worker);
    else this.#idle.push(worker);
  }
}

const assertSize = (result: string): string => {
  if (Buffer.byteLength(result) <= PAYLOAD_BYTES_MAX) return result;
  throw runtimeFailure(
    'Function.ResponseSizeTooLarge',
    `Response payload size exceeded maximum allowed payload size (${PAYLOAD_BYTES_MAX} bytes).`,
  );
};
