import type { Shelf, State } from '../state.ts';
import type { Stack } from '../template/stack.ts';
import { type Mapping, mappingsOf } from './mappings.ts';
import { type ReaderContext, type SourceRecord, StreamReader } from './reader.ts';

/** Where the records of tables come from. */
export type StreamSource = {
  onRecord: (listener: (tableName: string) => void) => unknown;
  readStream: (table: string, after: string | null, limit: number) => Promise<SourceRecord[]>;
  trimStream: (table: string, upto: string) => Promise<void>;
};

type Options = Pick<ReaderContext, 'invoke' | 'sendTo' | 'timeScale'> & {
  stack: Stack;
  state: State;
  source: StreamSource;
};

/** The readers of all mappings, from where each had come before the last stop. */
export const openStreams = ({ stack, state, source, ...rest }: Options) => {
  const stopped = new AbortController();
  const context: ReaderContext = {
    ...rest,
    read: (table, after, limit) => source.readStream(table, after ?? null, limit),
    checkpoints: state.shelf('checkpoints'),
    signal: stopped.signal,
  };
  const mappings = mappingsOf(stack);
  const readers = mappings.map((mapping) => ({
    tableName: mapping.tableName,
    reader: new StreamReader(mapping, context),
  }));
  let running: Promise<void>[] = [];
  return {
    resume: async (): Promise<void> => {
      await trim(mappings, context.checkpoints, source);
      source.onRecord((changed) => {
        for (const { tableName, reader } of readers) if (tableName === changed) reader.wake();
      });
      running = readers.map(({ reader }) => reader.run());
    },
    stop: async (): Promise<void> => {
      stopped.abort();
      await Promise.all(running);
    },
  };
};

/** Drops what every reader of a table had dealt with before the last stop. */
const trim = async (
  mappings: readonly Mapping[],
  checkpoints: Shelf<string>,
  source: StreamSource,
): Promise<void> => {
  for (const tableName of new Set(mappings.map((mapping) => mapping.tableName))) {
    const readers = mappings.filter((mapping) => mapping.tableName === tableName);
    const reached = await Promise.all(readers.map(({ id }) => checkpoints.get(id)));
    const [least] = reached
      .map((sequence) => BigInt(sequence ?? 0))
      .sort((a, b) => (a < b ? -1 : 1));
    if (least) await source.trimStream(tableName, String(least));
  }
};
