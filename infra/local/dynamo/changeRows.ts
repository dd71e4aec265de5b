import { derivedRows } from './derivedRows.ts';
import type { OlderRow } from './indexLag.ts';
import { rowKeys } from './rowKeys.ts';
import type { RowWrite } from './storage.ts';
import type { Item, ItemChange, TableState } from './types.ts';

/** Everything one change writes, and what it replaces in lagging indexes. */
export type ChangeRows = {
  readonly writes: RowWrite[];
  readonly replaced: () => OlderRow[];
};

/** Tells a write that leaves the item as it was: it needs no rows and streams do not tell of it. */
export const isUnchanged = ({ before, after }: ItemChange): boolean => isSame(before, after);

/** Turns a change of an item into rows: the item, its index rows and its expiry. */
export const changeRows = (table: TableState, change: ItemChange): ChangeRows => {
  const { before, after, itemKey } = change;
  const itemRowKey = rowKeys.items(change.tableName) + itemKey;
  const old = derivedRows(table, itemKey, before);
  const now = derivedRows(table, itemKey, after);
  const texts = textsOf(after);
  const writes: RowWrite[] = [];
  if (after) writes.push({ type: 'put', key: itemRowKey, value: texts(after) });
  else if (before) writes.push({ type: 'del', key: itemRowKey });

  for (const side of ['global', 'local'] as const) {
    for (const key of old[side].keys()) if (!now[side].has(key)) writes.push({ type: 'del', key });
    for (const [key, row] of now[side]) writes.push({ type: 'put', key, value: texts(row) });
  }
  if (old.expiryKey !== now.expiryKey) {
    if (old.expiryKey) writes.push({ type: 'del', key: old.expiryKey });
    if (now.expiryKey) writes.push({ type: 'put', key: now.expiryKey, value: itemKey });
  }
  return {
    writes,
    replaced: () =>
      [...new Set([...old.global.keys(), ...now.global.keys()])].map((key) => {
        const row = old.global.get(key);
        return [key, row && JSON.stringify(row)];
      }),
  };
};

/** Encodes rows; an index that projects the whole item reuses the item's own text. */
const textsOf = (after: Item | undefined) => {
  const text = after && JSON.stringify(after);
  return (row: Item): string => (row === after && text ? text : JSON.stringify(row));
};

/**
 * Compares two images from the top: most updates differ at the first number that moved, so a large
 * item is walked to its end only when nothing changed. Prototypes do not count, because dynalite
 * builds updated values without one.
 */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(one[name], other[name]))
  );
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
