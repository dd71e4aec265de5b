import { type Commit, commitRows } from './commitRows.ts';
import type { IndexLag } from './indexLag.ts';
import { rowKeys } from './rowKeys.ts';
import type { RowWrite, Storage } from './storage.ts';
import type { ItemChange, StreamRecord, TableState } from './types.ts';

/** Told of every stream record once it is on the disk, in the order of the sequence numbers. */
export type RecordListener = (tableName: string, record: StreamRecord) => void;

/** The one way rows get written. */
export type Commits = {
  /** Writes changes and further rows whole or not at all; resolves when they are on the disk. */
  write(changes: readonly ItemChange[], rows?: readonly RowWrite[]): Promise<void>;
  onRecord(listener: RecordListener): void;
  /** The last sequence number that readers of streams can see. */
  lastSequence(): number;
  /** Resolves when nothing waits to be written. */
  settled(): Promise<void>;
};

type Waiting = Commit & Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;

/**
 * One writer for the whole store. What arrives while a batch is being written goes together into
 * the next one, so the disk is awaited once for many requests. And because batches follow each
 * other, a reader of a stream that saw sequence number n has seen all before it.
 */
export const createCommits = (
  storage: Storage,
  tables: ReadonlyMap<string, TableState>,
  indexLag: IndexLag,
  region: string,
): Commits => {
  const listeners: RecordListener[] = [];
  let queue: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let sequence = Number(storage.get(rowKeys.sequence) ?? 0);

  const writeGroup = async (group: readonly Waiting[]): Promise<void> => {
    const { writes, records, replaced, lastSequence } = commitRows(tables, region, group, sequence);
    for (const rows of replaced) indexLag.remember(rows);
    await storage.write(writes);
    sequence = lastSequence;
    for (const { resolve } of group) resolve();
    for (const { tableName, record } of records)
      for (const listener of listeners) queueMicrotask(() => listener(tableName, record));
  };

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      await writeGroup(group).catch((error) => {
        for (const { reject } of group) reject(error);
      });
    }
    writing = undefined;
  };

  return {
    write(changes, rows = []) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      queue.push({ changes, rows, resolve, reject });
      writing ??= drain();
      return promise;
    },
    onRecord: (listener) => void listeners.push(listener),
    lastSequence: () => sequence,
    settled: async () => writing,
  };
};
