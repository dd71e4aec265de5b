import { setTimeout as sleep } from 'node:timers/promises';
import { matches } from '../events/pattern.ts';
import type { Shelf } from '../state.ts';
import type { Mapping } from './mappings.ts';

/** One record of a table's stream, as far as the reader looks into it. */
export type SourceRecord = { readonly dynamodb: { readonly SequenceNumber: string } };

/** What a reader needs from the table front and the rest of the machine. */
export type ReaderContext = {
  read: (table: string, after: string | undefined, limit: number) => Promise<SourceRecord[]>;
  invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  sendTo: (queueArn: string, body: string) => Promise<void>;
  checkpoints: Shelf<string>;
  timeScale: number;
  signal: AbortSignal;
};

const POLL_MS = 50; // Lambda asks a shard four times a second
const RETRY_FIRST_MS = 500;
const RETRY_MAX_MS = 60_000;

/** Feeds one function with the records of one stream, in order, at least once. */
export class StreamReader {
  readonly #mapping: Mapping;
  readonly #context: ReaderContext;
  #wake = Promise.withResolvers<void>();

  constructor(mapping: Mapping, context: ReaderContext) {
    this.#mapping = mapping;
    this.#context = context;
  }

  /** Tells the reader that there may be something to read. */
  wake(): void {
    this.#wake.resolve();
  }

  /**
   * Reads until the machine stops, at intervals, so that what is written meanwhile goes in one batch.
   * The checkpoint moves only when a batch is dealt with.
   */
  async run(): Promise<void> {
    const { signal, checkpoints, read } = this.#context;
    const { id, tableName, batchSize } = this.#mapping;
    while (!signal.aborted) {
      this.#wake = Promise.withResolvers<void>();
      const records = await read(tableName, await checkpoints.get(id), batchSize);
      const last = records.at(-1);
      if (!last) {
        await this.#sleepUntilWoken();
        await this.#sleep(POLL_MS);
        continue;
      }
      const wanted = records.filter((record) => this.#isWanted(record));
      if (await this.#deliver(wanted, 0)) await checkpoints.put(id, last.dynamodb.SequenceNumber);
      if (records.length < batchSize) await this.#sleep(POLL_MS);
    }
  }

  #isWanted(record: SourceRecord): boolean {
    const { filters } = this.#mapping;
    return filters.length === 0 || filters.some((pattern) => matches(pattern, record));
  }

  /**
   * Delivers a batch: halves, retries and gives up as the mapping says.
   *
   * @returns false when the machine stopped before the batch was dealt with
   */
  async #deliver(batch: readonly SourceRecord[], attempts: number): Promise<boolean> {
    let rest = batch;
    let attempt = attempts;
    while (rest.length > 0) {
      const failedFrom = await this.#attempt(rest);
      if (failedFrom === undefined) return true;
      if (this.#context.signal.aborted) return false;
      if (failedFrom > 0) attempt = attempts; // what comes before the first failure is done
      rest = rest.slice(failedFrom);
      if (this.#mapping.bisectOnError && rest.length > 1) {
        const middle = Math.ceil(rest.length / 2);
        if (!(await this.#deliver(rest.slice(0, middle), attempt))) return false;
        rest = rest.slice(middle);
        continue;
      }
      attempt += 1;
      if (this.#isOver(attempt)) {
        await this.#giveUp(rest);
        return true;
      }
      await this.#pause(attempt);
    }
    return true;
  }

  async #pause(attempt: number): Promise<void> {
    await this.#sleep(Math.min(RETRY_FIRST_MS * 2 ** (attempt - 1), RETRY_MAX_MS));
  }

  async #sleep(milliseconds: number): Promise<void> {
    const { signal, timeScale } = this.#context;
    await sleep(milliseconds * timeScale, undefined, { signal }).catch(() => undefined);
  }

  #isOver(attempts: number): boolean {
    const { retriesMax } = this.#mapping;
    return retriesMax >= 0 && attempts > retriesMax;
  }

  /** The index of the first record that is not done, or undefined when all are. */
  async #attempt(batch: readonly SourceRecord[]): Promise<number | undefined> {
    const { functionArn, reportsItemFailures, sourceArn } = this.#mapping;
    const Records = batch.map((record) => ({ ...record, eventSourceARN: sourceArn }));
    try {
      const reply = await this.#context.invoke(functionArn, { Records });
      return reportsItemFailures ? firstFailure(batch, reply) : undefined;
    } catch {
      return 0;
    }
  }

  async #giveUp(batch: readonly SourceRecord[]): Promise<void> {
    const { failureArn, functionArn, tableName } = this.#mapping;
    if (!failureArn) return;
    const sequence = (record: SourceRecord | undefined) => record?.dynamodb.SequenceNumber;
    await this.#context.sendTo(
      failureArn,
      JSON.stringify({
        requestContext: { functionArn, condition: 'RetryAttemptsExhausted' },
        version: '1.0',
        timestamp: new Date().toISOString(),
        DDBStreamBatchInfo: {
          tableName,
          startSequenceNumber: sequence(batch[0]),
          endSequenceNumber: sequence(batch.at(-1)),
          batchSize: batch.length,
        },
      }),
    );
  }

  async #sleepUntilWoken(): Promise<void> {
    const { signal } = this.#context;
    const stopped = Promise.withResolvers<void>();
    const stop = () => stopped.resolve();
    signal.addEventListener('abort', stop, { once: true });
    if (!signal.aborted) await Promise.race([this.#wake.promise, stopped.promise]);
    signal.removeEventListener('abort', stop);
  }
}

const firstFailure = (batch: readonly SourceRecord[], reply: unknown): number | undefined => {
  const { batchItemFailures = [] } = (reply ?? {}) as {
    batchItemFailures?: { itemIdentifier: string }[];
  };
  if (batchItemFailures.length === 0) return undefined;
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const index = batch.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
  return Math.max(index, 0); // an identifier that is not in the batch fails all of it
};
