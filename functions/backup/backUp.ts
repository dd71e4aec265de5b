import { firstBrokenLink } from '../../events/commit.ts';
import {
  COMMITS,
  ITEMS,
  type Manifest,
  sha256,
  writeArchived,
  writeLines,
  writeManifest,
} from './folder.ts';
import { gather, rootOfHoldings } from './gather.ts';
import type { Vault } from './vault.ts';

/**
 * Takes everything of an operator into a folder: the commits of its streams, what lies beside them and
 * its files of the archive. Views are left out, because they follow from the commits. The folder holds
 * personal data with the keys that open them: keep it as the table is kept.
 *
 * @throws {Error} when a stream does not fit its chain: what is broken is not carried on in silence
 */
export const backUp = async (
  vault: Vault,
  operator: string,
  folder: string,
  takenAt: string,
): Promise<Manifest> => {
  const holdings = await gather(vault, operator);
  const { streams, kept } = holdings;
  for (const [stream, commits] of streams) {
    const broken = firstBrokenLink(commits);
    if (broken !== null) throw new Error(`The stream ${stream} is broken at commit ${broken}.`);
  }
  const commits = [...streams.values()].flat();
  const files: Record<string, string> = {};
  for await (const key of vault.files(`${operator}/`)) {
    const bytes = await vault.read(key);
    writeArchived(folder, key, bytes);
    files[key] = sha256(bytes);
  }
  const manifest: Manifest = {
    format: 1,
    operator,
    takenAt,
    streams: streams.size,
    commits: commits.length,
    items: kept.length,
    root: rootOfHoldings(holdings, operator),
    sha256: {
      commits: writeLines(folder, COMMITS, commits),
      items: writeLines(folder, ITEMS, kept),
    },
    files,
  };
  writeManifest(folder, manifest);
  return manifest;
};
