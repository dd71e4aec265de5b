import type { Key } from '../../../functions/shared/keys.ts';

export type Row = Key & Readonly<Record<string, unknown>>;
export type IndexName = 'gsi1' | 'gsi2';
type Entry = { readonly sk: string; readonly row: Row };
type Partition = Entry[];

/** The rows of one table and its two indexes, which follow as late as they are told to. */
export type Rows = ReturnType<typeof openRows>;

export const openRows = () => {
  const rows = new Map<string, Partition>();
  const indexes = { gsi1: new Map<string, Partition>(), gsi2: new Map<string, Partition>() };
  let late: { readonly before: Row | undefined; readonly after: Row }[] = [];

  const get = ({ pk, sk }: Key): Row | undefined => {
    const partition = rows.get(pk) ?? [];
    const at = placeOf(partition, sk);
    return partition[at]?.sk === sk ? partition[at]?.row : undefined;
  };
  const follow = (left: number): void => {
    const due = late.slice(0, Math.max(0, late.length - left));
    late = late.slice(due.length);
    for (const { before, after } of due)
      for (const name of ['gsi1', 'gsi2'] as const) {
        if (before?.[`${name}pk`] !== undefined) remove(indexes[name], name, before);
        if (after[`${name}pk`] !== undefined)
          insert(indexes[name], String(after[`${name}pk`]), indexSk(name, after), after);
      }
  };
  return {
    get,
    put: (row: Row): void => {
      const kept = frozen(row) as Row;
      late.push({ before: get(row), after: kept });
      insert(rows, row.pk, row.sk, kept);
    },
    /** Both ends included, in order. */
    range: (pk: string, from: string, to: string): Row[] => between(rows.get(pk) ?? [], from, to),
    /** What an index shows that has not seen the last `left` writes yet. */
    indexRange: (name: IndexName, pk: string, from: string, to: string, left: number): Row[] => {
      follow(left);
      return between(indexes[name].get(pk) ?? [], from, `${to}\u0000\uffff`);
    },
    all: (): Row[] => [...rows.values()].flatMap((partition) => partition.map(({ row }) => row)),
  };
};

const indexSk = (name: IndexName, row: Row): string =>
  `${String(row[`${name}sk`])}\u0000${row.pk}\u0000${row.sk}`;

const placeOf = (partition: Partition, sk: string): number => {
  let low = 0;
  let high = partition.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((partition[middle] as Entry).sk < sk) low = middle + 1;
    else high = middle;
  }
  return low;
};

const insert = (all: Map<string, Partition>, pk: string, sk: string, row: Row): void => {
  const partition = all.get(pk) ?? [];
  all.set(pk, partition);
  const at = placeOf(partition, sk);
  partition.splice(at, partition[at]?.sk === sk ? 1 : 0, { sk, row });
};

const remove = (all: Map<string, Partition>, name: IndexName, row: Row): void => {
  const partition = all.get(String(row[`${name}pk`])) ?? [];
  const sk = indexSk(name, row);
  const at = placeOf(partition, sk);
  if (partition[at]?.sk === sk) partition.splice(at, 1);
};

const between = (partition: Partition, from: string, to: string): Row[] => {
  const found: Row[] = [];
  for (let at = placeOf(partition, from); at < partition.length; at += 1) {
    const { sk, row } = partition[at] as Entry;
    if (sk > to) break;
    found.push(row);
  }
  return found;
};

/** A copy as the service keeps it: nothing undefined, and nobody changes it in place. */
const frozen = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  if (Array.isArray(value)) return Object.freeze(value.map(frozen));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.freeze(Object.fromEntries(entries.map(([name, one]) => [name, frozen(one)])));
};
