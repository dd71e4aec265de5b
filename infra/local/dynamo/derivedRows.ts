import { engine } from './dynalite.ts';
import { rowKeys } from './rowKeys.ts';
import type { Item, TableDefinition, TableIndex, TableState } from './types.ts';

/** The rows that follow from an item: one per index that lists it, and its expiry. */
export type DerivedRows = {
  readonly global: ReadonlyMap<string, Item>;
  readonly local: ReadonlyMap<string, Item>;
  readonly expiryKey: string | undefined;
};

/** Computes what stands in the indexes and the expiry list because of an item. */
export const derivedRows = (
  table: TableState,
  itemKey: string,
  item: Item | undefined,
): DerivedRows => {
  const { definition } = table;
  return {
    global: indexRows(definition, definition.GlobalSecondaryIndexes, itemKey, item),
    local: indexRows(definition, definition.LocalSecondaryIndexes, itemKey, item),
    expiryKey: expiryKey(table, itemKey, item),
  };
};

/**
 * The suffix that tells index rows with the same index key apart. dynalite uses 24 bits of a hash
 * alone, and two items that share them would overwrite each other in the index.
 */
export const indexRowKey = (
  definition: TableDefinition,
  index: TableIndex,
  indexKey: string,
  itemKey: string,
): string => `${rowKeys.index(definition.TableName, index.IndexName)}${indexKey}/${itemKey}`;

/** When an item may be deleted, in seconds of Unix time, if its table and the item say so. */
export const expirySeconds = (table: TableState, item: Item | undefined): number | undefined => {
  if (table.ttlAttribute === undefined) return undefined;
  const seconds = Math.floor(Number(item?.[table.ttlAttribute]?.N));
  return Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : undefined;
};

const indexRows = (
  definition: TableDefinition,
  indexes: TableIndex[] | undefined,
  itemKey: string,
  item: Item | undefined,
): Map<string, Item> => {
  const rows = new Map<string, Item>();
  if (!item || !indexes) return rows;
  for (const index of indexes)
    for (const put of engine.getIndexActions([index], undefined, item, definition).puts)
      rows.set(indexRowKey(definition, index, put.key, itemKey), put.item);
  return rows;
};

const expiryKey = (
  table: TableState,
  itemKey: string,
  item: Item | undefined,
): string | undefined => {
  const seconds = expirySeconds(table, item);
  return seconds === undefined
    ? undefined
    : rowKeys.expiry(table.definition.TableName, seconds, itemKey);
};
