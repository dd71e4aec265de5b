import { isDeepStrictEqual } from 'node:util';
import type { Item } from '../shared/table.ts';
import { gather } from './gather.ts';
import { rebuiltFrom } from './rebuild.ts';
import type { Vault } from './vault.ts';

/** A view that is not what its stream makes of it. */
export type Difference = {
  readonly pk: string;
  readonly sk: string;
  readonly is: 'missing' | 'different' | 'left over';
};

/** Rebuilds every view of an operator from its streams and tells where the table says otherwise. */
export const compareViews = async (
  vault: Vault,
  operator: string,
): Promise<{ readonly views: number; readonly differences: readonly Difference[] }> => {
  const { streams, views } = await gather(vault, operator);
  const live = byKey(views);
  const rebuilt = byKey([...streams].flatMap(([name, own]) => rebuiltFrom(operator, name, own)));
  const keys = [...new Set([...live.keys(), ...rebuilt.keys()])];
  const differences = keys.flatMap((key) => differenceOf(live.get(key), rebuilt.get(key)));
  return { views: rebuilt.size, differences };
};

const differenceOf = (one: Item | undefined, other: Item | undefined): Difference[] => {
  const { pk, sk } = (one ?? other) as Item;
  if (!other) return [{ pk, sk, is: 'left over' }];
  if (!one) return [{ pk, sk, is: 'missing' }];
  return isDeepStrictEqual(one, plain(other)) ? [] : [{ pk, sk, is: 'different' }];
};

const byKey = (items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [JSON.stringify([item.pk, item.sk]), item]));

/** As the table keeps it: without members that are undefined. */
const plain = (item: Item): Item => JSON.parse(JSON.stringify(item)) as Item;
