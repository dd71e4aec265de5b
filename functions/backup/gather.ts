import type { Commit } from '../../events/commit.ts';
import { fromItem } from '../documents/paperRecord.ts';
import { leafOf } from '../proof/gatherLeaves.ts';
import { hashOfLeaf, inOrder, type Leaf } from '../proof/leaves.ts';
import { rootOf } from '../proof/merkle.ts';
import { BACKUP_KEYS } from '../shared/keys/backup.ts';
import { keys } from '../shared/keys.ts';
import { commitOf } from '../shared/store.ts';
import type { Item } from '../shared/table.ts';
import { isRebuilt } from './rebuild.ts';
import type { Vault } from './vault.ts';

/** What an operator has in the table, sorted by what becomes of it in a backup. */
export type Holdings = {
  /** By stream, in their order. */
  readonly streams: ReadonlyMap<string, readonly Commit[]>;
  /** Views that follow from the streams. */
  readonly views: readonly Item[];
  /** All else that lasts: people, papers, numbers, seeds, answers, anchors. */
  readonly kept: readonly Item[];
};

/** Snapshots are made anew, counters of posts have served their time. */
const DROPPED = ['SNAPSHOT', 'POSTS'];

/** Reads the whole table once; items of other operators are passed over. */
export const gather = async (vault: Vault, operator: string): Promise<Holdings> => {
  const commits: Commit[] = [];
  const views: Item[] = [];
  const kept: Item[] = [];
  for await (const item of vault.items()) {
    if (!isOf(operator, item)) continue;
    if (item.pk.startsWith(BACKUP_KEYS.kindOf(operator, 'STREAM'))) commits.push(commitOf(item));
    else if (isRebuilt(operator, item)) views.push(item);
    else if (!DROPPED.some((name) => item.pk.startsWith(BACKUP_KEYS.kindOf(operator, name))))
      kept.push(item);
  }
  const inSequence = commits.sort((one, other) => one.sequence - other.sequence);
  return { streams: Map.groupBy(inSequence, ({ stream }) => stream), views, kept };
};

/** Addresses of papers and clients stand under no operator, and name theirs. */
const isOf = (operator: string, { pk, ...item }: Item): boolean =>
  pk.startsWith(BACKUP_KEYS.of(operator)) ||
  (/^(VERIFY|CLIENT)#/.test(pk) && item['operator'] === operator);

/** The root over the heads of all streams and every filed paper, as an anchor takes it (ADR 0006). */
export const rootOfHoldings = ({ streams, kept }: Holdings, operator: string): string => {
  const heads: Leaf[] = [...streams].flatMap(([stream, commits]) => {
    const head = commits.at(-1);
    return head
      ? [{ kind: 'stream' as const, stream, sequence: head.sequence, hash: head.hash }]
      : [];
  });
  const papers = kept
    .filter(({ gsi1pk }) => gsi1pk === keys.papersIndex(operator))
    .flatMap((item) => leafOf(fromItem(item)));
  return rootOf(inOrder([...heads, ...papers]).map(hashOfLeaf));
};
