import type { Commits } from './commits.ts';
import { tableNotFound } from './errors.ts';
import { rangeOf, rowKeys } from './rowKeys.ts';
import type { Storage } from './storage.ts';
import type { TableState } from './types.ts';

/** The tables: kept in memory for reading, in the store for good. */
export type Catalogue = {
  /** @throws Refusal ResourceNotFoundException */
  table(tableName: string): TableState;
  /** Also a table that is being deleted. */
  find(tableName: string): TableState | undefined;
  all(): TableState[];
  save(table: TableState): Promise<void>;
  remove(table: TableState): Promise<void>;
};

/** Reads the tables that the store holds. */
export const loadTables = async (storage: Storage): Promise<Map<string, TableState>> => {
  const tables = new Map<string, TableState>();
  for await (const [key, text] of storage.entries(rangeOf(rowKeys.tables)))
    tables.set(key.slice(rowKeys.tables.length), JSON.parse(text));
  return tables;
};

/** Keeps the map of tables and the store's rows about them in step. */
export const createCatalogue = (
  tables: Map<string, TableState>,
  storage: Storage,
  commits: Commits,
): Catalogue => {
  const save = async (table: TableState): Promise<void> => {
    const { TableName } = table.definition;
    tables.set(TableName, table);
    const row = { key: rowKeys.table(TableName), value: JSON.stringify(table) };
    await commits.write([], [{ type: 'put', ...row }]);
  };
  return {
    table(tableName) {
      const table = tables.get(tableName);
      if (table?.status !== 'ACTIVE') throw tableNotFound();
      return table;
    },
    find: (tableName) => tables.get(tableName),
    all: () => [...tables.values()],
    save,
    /** The table's row goes last, so that a deletion cut short is seen and ended at the start. */
    async remove(table) {
      const { TableName } = table.definition;
      await save({ ...table, status: 'DELETING' });
      for (const prefix of [rowKeys.items, rowKeys.indexes, rowKeys.expiries, rowKeys.stream])
        await storage.clear(rangeOf(prefix(TableName)));
      await commits.write([], [{ type: 'del', key: rowKeys.table(TableName) }]);
      tables.delete(TableName);
    },
  };
};
