import { join } from 'node:path';
import { Level } from 'level';

/** A part of the runtime's store: values are JSON, keys in order of their text. */
export type Shelf<Value> = {
  get: (key: string) => Promise<Value | undefined>;
  put: (key: string, value: Value) => Promise<void>;
  /** Writes all or nothing; a value of undefined removes its key. */
  write: (changes: Record<string, Value | undefined>) => Promise<void>;
  remove: (key: string) => Promise<void>;
  entries: (prefix?: string) => Promise<[key: string, value: Value][]>;
};

/** What the runtime remembers besides the data of the fronts: executions, queues, checkpoints. */
export type State = {
  shelf: <Value>(name: string) => Shelf<Value>;
  close: () => Promise<void>;
};

/** Opens the runtime's store. A write that was awaited survives the death of the process. */
export const openState = async (folder: string): Promise<State> => {
  const db = new Level<string, unknown>(join(folder, 'state'), { valueEncoding: 'json' });
  await db.open();
  return { shelf: (name) => shelfOf(db, name), close: () => db.close() };
};

const shelfOf = <Value>(db: Level<string, unknown>, name: string): Shelf<Value> => {
  const level = db.sublevel<string, Value>(name, { valueEncoding: 'json' });
  return {
    get: async (key) => level.get(key),
    put: (key, value) => level.put(key, value),
    write: (changes) =>
      level.batch(
        Object.entries(changes).map(([key, value]) =>
          value === undefined ? { type: 'del', key } : { type: 'put', key, value },
        ),
      ),
    remove: (key) => level.del(key),
    entries: async (prefix = '') =>
      level.iterator({ gte: prefix, lt: `${prefix}\uffff` }).all() as Promise<[string, Value][]>,
  };
};
