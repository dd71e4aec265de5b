import { saidBy } from '../../reports/hash.ts';
import type { PaperRecord } from '../documents/paperRecord.ts';
import { readModel } from '../papers/paperRef.ts';
import type { Press } from '../papers/press.ts';
import { type AnchorRecord, readLeaves } from '../proof/anchors.ts';
import { commitsPath, IN_EXPORT, type Paths } from '../proof/exportFormat.ts';
import { hashOfLeaf, leafName, paperName } from '../proof/leaves.ts';
import { pathOf } from '../proof/merkle.ts';
import { bytesOf } from '../proof/statement.ts';
import { keys } from '../shared/keys.ts';
import { readCommits } from '../shared/store.ts';
import type { Contents } from './contents.ts';
import type { ExportRecord } from './record.ts';

/**
 * The commits of the streams of an edition, up to the one that its anchor signs, and the paths by
 * which streams and papers lead to the root; and what the report says, which names its papers.
 *
 * @throws {Error} when one of them is not under the anchor
 */
export const evidenceOf = async (
  { ports, archive }: Press,
  { operator, anchor, report }: ExportRecord,
  { streams }: Contents,
  papers: readonly PaperRecord[],
): Promise<[string, Uint8Array][]> => {
  const item = await ports.table.get(keys.anchor(operator, anchor ?? 0));
  if (!item) throw new Error(`There is no anchor ${anchor}.`);
  const leaves = await readLeaves(archive, item as unknown as AnchorRecord);
  const hashes = leaves.map(hashOfLeaf);
  const places = new Map(leaves.map((leaf, index) => [leafName(leaf), index]));
  const wanted = [...papers.map(paperName), ...streams.map((stream) => `stream ${stream}`)];
  const shown = wanted.map((name) => {
    const index = places.get(name);
    const leaf = index === undefined ? undefined : leaves[index];
    if (index === undefined || !leaf) throw new Error(`${name} is not under anchor ${anchor}.`);
    return { leaf, index, path: pathOf(hashes, index) };
  });
  const paths: Paths = { size: leaves.length, leaves: shown };
  const chains = shown.flatMap(({ leaf }) => (leaf.kind === 'stream' ? [leaf] : []));
  return [
    [IN_EXPORT.paths, bytesOf(paths)],
    [IN_EXPORT.report, bytesOf(saidBy(await readModel(archive, report.modelKey)))],
    ...(await Promise.all(
      chains.map(async ({ stream, sequence }): Promise<[string, Uint8Array]> => {
        const commits = await readCommits(ports.table, operator, stream, 0, sequence);
        return [commitsPath(stream), bytesOf(commits)];
      }),
    )),
  ];
};
