import type { Context } from './context.ts';
import { derivedRows } from './derivedRows.ts';
import { rangeOf, rowKeys } from './rowKeys.ts';
import type { RowWrite } from './storage.ts';
import type { TableState } from './types.ts';
import { readItem } from './writeSteps.ts';

const ITEMS_PER_STEP = 200;

/**
 * Writes the index and expiry rows of all items, after a table gained an index or an expiry, and
 * saves the table as complete. It must have been saved as backfilling before: then writers keep
 * their items' rows themselves, and an item read here under its lock is as new as its rows.
 * Safe to run again after a crash.
 */
export const backfill = async (context: Context, tableName: string): Promise<TableState> => {
  let step: string[] = [];
  for await (const [rowKey] of context.storage.entries(rangeOf(rowKeys.items(tableName)))) {
    step.push(rowKey);
    if (step.length < ITEMS_PER_STEP) continue;
    await writeDerived(context, tableName, step);
    step = [];
  }
  await writeDerived(context, tableName, step);
  const complete = completed(context.catalogue.table(tableName));
  await context.catalogue.save(complete);
  return complete;
};

const completed = (table: TableState): TableState => {
  const { GlobalSecondaryIndexes } = table.definition;
  const active = GlobalSecondaryIndexes?.map((index) => ({
    ...index,
    IndexStatus: 'ACTIVE' as const,
  }));
  return {
    ...table,
    definition: { ...table.definition, ...(active ? { GlobalSecondaryIndexes: active } : {}) },
    isBackfilling: false,
  };
};

const writeDerived = (context: Context, tableName: string, rowKeysOfItems: string[]) =>
  context.locks.hold(rowKeysOfItems, async () => {
    const table = context.catalogue.table(tableName);
    const prefix = rowKeys.items(tableName);
    const rows = rowKeysOfItems.flatMap((rowKey): RowWrite[] => {
      const itemKey = rowKey.slice(prefix.length);
      const derived = derivedRows(table, itemKey, readItem(context, rowKey));
      return [
        ...[...derived.global, ...derived.local].map(
          ([key, row]): RowWrite => ({ type: 'put', key, value: JSON.stringify(row) }),
        ),
        ...(derived.expiryKey
          ? [{ type: 'put' as const, key: derived.expiryKey, value: itemKey }]
          : []),
      ];
    });
    await context.commits.write([], rows);
  });
