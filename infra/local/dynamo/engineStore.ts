import { Stream } from 'node:stream';
import type { Context } from './context.ts';
import { ENGINE_OPTIONS, type EngineRows, type EngineStore, engine } from './dynalite.ts';
import { withOlderRows } from './indexLag.ts';
import { type KeyRange, rangeWithin, rowKeys } from './rowKeys.ts';
import type { Item, TableDefinition } from './types.ts';
import { readItem } from './writeSteps.ts';

/** What a read may carry that decides where its rows start. */
export type ReadRequest = {
  readonly TableName?: string;
  readonly IndexName?: string;
  readonly ExclusiveStartKey?: Item;
};

/** The store as dynalite's reading actions see it. */
export const engineStore = (context: Context, request: ReadRequest): EngineStore => ({
  options: ENGINE_OPTIONS,
  getTable(name, ...rest) {
    const done = rest.at(-1) as (error: unknown, table?: TableDefinition) => void;
    try {
      done(null, context.catalogue.table(name).definition);
    } catch (error) {
      done(error);
    }
  },
  getItemDb: (tableName) => itemRows(context, tableName),
  getIndexDb: (type, tableName, indexName) =>
    indexRows(context, request, type === 'global', tableName, indexName),
});

const itemRows = (context: Context, tableName: string): Partial<EngineRows> => {
  const prefix = rowKeys.items(tableName);
  return {
    get: (key, done) => done(null, readItem(context, prefix + key)),
    createValueStream: (bounds) =>
      new RowSource(context.storage.entries(rangeWithin(prefix, bounds))),
  };
};

const indexRows = (
  context: Context,
  request: ReadRequest,
  mayLag: boolean,
  tableName: string,
  indexName: string,
): Partial<EngineRows> => ({
  createValueStream(bounds) {
    const startAfter = startOfPage(context, request, tableName, indexName);
    const range = rangeWithin(rowKeys.index(tableName, indexName), startAfter(bounds));
    const older = mayLag ? context.indexLag.olderRows(range) : undefined;
    if (!older || older.size === 0) return new RowSource(context.storage.entries(range));
    const { limit: _, ...unlimited } = range; // rows left out must not count
    const rows = context.storage.entries(unlimited);
    return new RowSource(withOlderRows(rows, older, range.reverse === true));
  },
});

/** Index rows end in their item's key, which dynalite's start keys lack: see indexRowKey. */
const startOfPage = (
  context: Context,
  { ExclusiveStartKey }: ReadRequest,
  tableName: string,
  indexName: string,
): ((bounds: KeyRange) => KeyRange) => {
  const { definition } = context.catalogue.table(tableName);
  const { GlobalSecondaryIndexes = [], LocalSecondaryIndexes = [] } = definition;
  const index = [...GlobalSecondaryIndexes, ...LocalSecondaryIndexes].find(
    ({ IndexName }) => IndexName === indexName,
  );
  if (!ExclusiveStartKey || !index) return (bounds) => bounds;
  const start = engine.createIndexKey(ExclusiveStartKey, definition, index.KeySchema);
  const full = `${start}/${engine.createKey(ExclusiveStartKey, definition)}`;
  return (bounds) => ({
    ...bounds,
    ...(bounds.gt === start ? { gt: full } : {}),
    ...(bounds.lt === start ? { lt: full } : {}),
  });
};

/**
 * Hands rows to dynalite one by one. It takes a stream of the old kind and calls `destroy` when
 * the page is full; leaving the loop then closes the LevelDB iterator.
 */
class RowSource extends Stream {
  #isFull = false;

  constructor(rows: AsyncIterable<[string, string]>) {
    super();
    queueMicrotask(() => this.#run(rows)); // dynalite attaches its listeners first
  }

  destroy(): void {
    this.#isFull = true;
  }

  async #run(rows: AsyncIterable<[string, string]>): Promise<void> {
    try {
      for await (const [, text] of rows) {
        this.emit('data', JSON.parse(text));
        if (this.#isFull) return;
      }
      this.emit('end');
    } catch (error) {
      this.emit('error', error);
    }
  }
}
