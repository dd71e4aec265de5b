import type { Key } from '../../functions/shared/keys.ts';
import {
  type Condition,
  type Item,
  OutcomeUnknown,
  type Range,
  type Table,
  WriteLost,
} from '../../functions/shared/table.ts';

export type Faults = {
  /** Called around each request, so that a scheduler can let others go first. */
  readonly yieldTurn?: () => Promise<void>;
  /** What goes wrong with the nth write, counted from 0. */
  readonly writeFault?: (write: number) => WriteFault;
};
export type WriteFault = 'none' | 'conflict' | 'lost-before' | 'lost-after';

/** The table in memory, with the guarantees of DynamoDB's transactions and faults on demand. */
export const memoryTable = ({ yieldTurn = async () => {}, writeFault }: Faults = {}) => {
  const items = new Map<string, Item>();
  let writes = 0;
  const place = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

  const read = async (range: Range, pkName: string, skName: string): Promise<Item[]> => {
    await yieldTurn();
    const found = [...items.values()]
      .filter((item) => item[pkName] === range.pk)
      .filter((item) => {
        const sk = String(item[skName]);
        return sk >= range.from && sk <= range.to;
      })
      .sort((one, other) => (String(one[skName]) < String(other[skName]) ? -1 : 1));
    if (range.descending) found.reverse();
    return structuredClone(found.slice(0, range.limit));
  };

  const table: Table = {
    async get(key) {
      await yieldTurn();
      return structuredClone(items.get(place(key)));
    },
    query: (range) => read(range, 'pk', 'sk'),
    queryIndex: (range, index = 'gsi1') => read(range, `${index}pk`, `${index}sk`),
    async write(asked, absent = []) {
      await yieldTurn();
      const fault = writeFault?.(writes) ?? 'none';
      writes += 1;
      if (fault === 'conflict') throw new WriteLost('TransactionConflict');
      if (fault === 'lost-before') throw new OutcomeUnknown('TimeoutError');
      const touched = [...asked.map(({ put }) => put), ...absent].map(place);
      if (new Set(touched).size !== touched.length)
        throw new Error('A transaction may touch an item only once.');
      const isFree = absent.every((key) => !items.has(place(key)));
      if (!(isFree && asked.every(({ put, when }) => holds(when, items.get(place(put))))))
        throw new WriteLost('ConditionalCheckFailed');
      for (const { put } of asked) items.set(place(put), structuredClone(put));
      await yieldTurn();
      if (fault === 'lost-after') throw new OutcomeUnknown('TimeoutError');
    },
    async count(key, by, ttl) {
      const counted = Number(items.get(place(key))?.['counted'] ?? 0) + by;
      items.set(place(key), { ...key, counted, ttl });
      return counted;
    },
  };
  return { table, items };
};

const holds = (when: Condition, item: Item | undefined): boolean => {
  if (when === 'absent') return item === undefined;
  if ('sequenceBelow' in when)
    return item === undefined || Number(item['sequence']) < when.sequenceBelow;
  return item?.[when.attribute] === when.equals;
};
