import { Level } from 'level';
import { MemoryLevel } from 'memory-level';
import type { KeyRange } from './rowKeys.ts';

/** One row to put or delete; a list of them is written whole or not at all. */
export type RowWrite =
  | { readonly type: 'put'; readonly key: string; readonly value: string }
  | { readonly type: 'del'; readonly key: string };

/** The sorted rows under the front, as text. */
export type Storage = {
  get(key: string): string | undefined;
  /** Rows of a range; leaving the loop early frees the LevelDB iterator. */
  entries(range: KeyRange): AsyncIterable<[key: string, value: string]>;
  /** Writes all rows in one batch, on the disk when the promise resolves. */
  write(rows: RowWrite[]): Promise<void>;
  clear(range: KeyRange): Promise<void>;
  close(): Promise<void>;
};

/** Opens the folder's LevelDB, or rows in memory when there is no folder. */
export const openStorage = async (folder: string | null): Promise<Storage> => {
  // Both classes offer the same calls; memory ignores `sync`.
  const rows = (
    folder === null ? new MemoryLevel({ storeEncoding: 'utf8' }) : new Level(folder)
  ) as Level;
  await rows.open();
  return {
    get: (key) => rows.getSync(key),
    entries: (range) => rows.iterator(range),
    write: (writes) => rows.batch(writes, { sync: true }),
    clear: (range) => rows.clear(range),
    close: () => rows.close(),
  };
};
