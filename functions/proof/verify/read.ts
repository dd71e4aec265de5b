import type { Commit } from '../../../events/commit.ts';
import type { Paper } from '../../../reports/model/paper.ts';
import { IN_EXPORT, type Manifest, type Paths } from '../exportFormat.ts';
import { type AnchorStatement, bytesOf } from '../statement.ts';
import type { Folder } from './verifyFolder.ts';

/*
 * What the files of an export say; null when one is not of the shape that it must have, or is not
 * written in our one form. With a member named twice, its reader would see another one than we.
 */

export const readManifest = (folder: Folder): Manifest | null => {
  const content = read<Manifest>(folder, IN_EXPORT.manifest);
  return content?.format === 'tapete-export/1' &&
    areObjects([content.report, content.anchor]) &&
    areObjects(content.files)
    ? content
    : null;
};

export const readAnchor = (folder: Folder): AnchorStatement | null =>
  read<AnchorStatement>(folder, IN_EXPORT.anchor);

export const readPaths = (folder: Folder): Paths | null => {
  const content = read<Paths>(folder, IN_EXPORT.paths);
  const isWhole =
    areObjects(content?.leaves) &&
    content.leaves.every(
      ({ leaf, path }) =>
        Array.isArray(path) &&
        areObjects([leaf]) &&
        (leaf.kind === 'stream' ? typeof leaf.stream === 'string' : areObjects(leaf.files)),
    );
  return isWhole ? content : null;
};

/** The words of the day's report. */
export const readReport = (folder: Folder): Paper | null => {
  const content = read<Paper>(folder, IN_EXPORT.report);
  return areObjects(content?.blocks) ? content : null;
};

export const readCommits = (folder: Folder, path: string): readonly Commit[] | null => {
  const content = read<readonly Commit[]>(folder, path);
  return areObjects(content) ? content : null;
};

const read = <Content extends object>(folder: Folder, path: string): Content | null => {
  try {
    const bytes = Buffer.from(folder.get(path) ?? []);
    const content: Content = JSON.parse(bytes.toString('utf8'));
    return bytesOf(content).equals(bytes) ? content : null;
  } catch {
    return null;
  }
};

const areObjects = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);
