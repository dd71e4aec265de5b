import { type Commit, firstBrokenLink } from '../../events/commit.ts';
import { keys } from '../shared/keys.ts';
import type { Item } from '../shared/table.ts';
import { COMMITS, ITEMS, type Manifest, readArchived, readLines, readManifest } from './folder.ts';
import { gather, rootOfHoldings } from './gather.ts';
import { rebuiltFrom } from './rebuild.ts';
import type { Vault } from './vault.ts';

/**
 * Puts a backup back into an empty system, and checks that heads and papers have the root that they had.
 * Files and papers come first: who is told of a commit finds what was made from it, and makes nothing
 * twice.
 *
 * @throws {Error} when the folder is not what was backed up, when a chain is broken, when the operator
 *   is there already, or when the root differs
 */
export const restore = async (vault: Vault, folder: string): Promise<Manifest> => {
  const manifest = readManifest(folder);
  const { operator, sha256, files } = manifest;
  const commits = readLines<Commit>(folder, COMMITS, sha256.commits);
  const items = readLines<Item>(folder, ITEMS, sha256.items);
  const streams = Map.groupBy(commits, ({ stream }) => stream);
  assertChained(streams);
  const there = await gather(vault, operator);
  if (there.streams.size > 0 || there.kept.some(({ pk }) => !pk.startsWith('CLIENT#')))
    throw new Error(`The table has something of ${operator} already.`);
  for (const [key, expected] of Object.entries(files))
    await vault.file(key, readArchived(folder, key, expected));
  const known = new Set(there.kept.map(({ pk }) => pk));
  await vault.put(items.filter(({ pk }) => !known.has(pk)));
  await vault.put([...streams].flatMap(([stream, own]) => rebuiltFrom(operator, stream, own)));
  await vault.put(commits.map((commit) => itemOf(operator, commit)));
  const root = rootOfHoldings(await gather(vault, operator), operator);
  if (root !== manifest.root) throw new Error(`The root is ${root}, not ${manifest.root}.`);
  return manifest;
};

/** Each commit is made again from its content: the heads alone say nothing of what lies before them. */
const assertChained = (streams: ReadonlyMap<string, readonly Commit[]>): void => {
  for (const [stream, commits] of streams) {
    const broken = firstBrokenLink(commits);
    if (broken !== null)
      throw new Error(`The chain of ${stream} is broken at its commit ${broken}.`);
  }
};

/** As it lay in the table: the first commit of a stream puts the stream on the list. */
const itemOf = (operator: string, commit: Commit): Item => ({
  ...keys.commit(operator, commit.stream, commit.sequence),
  ...(commit.sequence === 1 ? keys.streamIndexes(operator, commit.stream) : {}),
  ...commit,
});
