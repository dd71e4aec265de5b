import type { Key } from './keys.ts';
import type { Item } from './table.ts';

type Found = Item | undefined;
type ReadOne = (key: Key) => Promise<Found>;
/** Reads up to `KEYS_MAX` different keys, and answers in their order. */
type ReadMany = (keys: readonly Key[]) => Promise<readonly Found[]>;

type Waiting = PromiseWithResolvers<Found> & { readonly key: Key };

const KEYS_MAX = 100; // a limit of BatchGetItem
/** A paper asks for the people of a whole event: more at once would wait in memory for nothing. */
const REQUESTS_AT_ONCE = 8;

/**
 * A reader of single items that asks for all keys of one turn in one request: whoever needs several
 * things at once asks for each, and none of them knows of the others.
 */
export const gathered = (readOne: ReadOne, readMany: ReadMany): ReadOne => {
  let waiting = new Map<string, Waiting>();
  const ask = async () => {
    const requests = portionsOf([...waiting.values()], KEYS_MAX);
    waiting = new Map();
    for (const some of portionsOf(requests, REQUESTS_AT_ONCE))
      await Promise.all(some.map((asked) => answer(asked, readOne, readMany)));
  };
  return (key) => {
    if (waiting.size === 0) queueMicrotask(() => void ask());
    const name = JSON.stringify([key.pk, key.sk]);
    const asked = waiting.get(name) ?? { key, ...Promise.withResolvers<Found>() };
    waiting.set(name, asked);
    return asked.promise;
  };
};

const portionsOf = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

const answer = async (
  asked: readonly Waiting[],
  readOne: ReadOne,
  readMany: ReadMany,
): Promise<void> => {
  const [first, ...others] = asked.map(({ key }) => key) as [Key, ...Key[]];
  try {
    const found = others.length === 0 ? [await readOne(first)] : await readMany([first, ...others]);
    for (const [index, { resolve }] of asked.entries()) resolve(found[index]);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
};
