import type { KeyObject } from 'node:crypto';
import type { Paper } from '../../../reports/model/paper.ts';
import { IN_EXPORT, type Manifest, type Paths } from '../exportFormat.ts';
import { isSignedBy } from '../signing.ts';
import type { AnchorStatement } from '../statement.ts';
import { otherStatement } from './anchor.ts';
import { commitsBehind, verifyChains } from './chains.ts';
import { type Stream, verifyCommits, verifyPaths } from './evidence.ts';
import { guarded } from './guarded.ts';
import { verifyIssued } from './issued.ts';
import { verifyPapers } from './papers.ts';
import { readAnchor, readCommits, readPaths, readReport } from './read.ts';
import { verifyReport } from './report.ts';
import type { Counts, Folder } from './verifyFolder.ts';

export const NOTHING: Counts = { files: 0, commits: 0, draws: 0 };

type Evidence = { readonly found: readonly string[]; readonly counts: Counts };

/** The anchor, what lies under its root, and what the report says of it. */
export const verifyEvidence = (folder: Folder, manifest: Manifest, key: KeyObject): Evidence => {
  const [anchor, paths, report] = [readAnchor(folder), readPaths(folder), readReport(folder)];
  const { streams, odd } = readStreams(folder);
  const found = [anchor, paths, report]
    .flatMap(({ problem }) => problem ?? [])
    .concat(otherAnchor(folder, anchor.content, paths.content, manifest, key));
  if (!anchor.content || !paths.content) return { found: [...found, ...odd], counts: NOTHING };
  found.push(...underRoot(folder, manifest, paths.content, anchor.content, report.content), ...odd);
  if (odd.length > 0) return { found, counts: NOTHING };
  const { problems, draws } = verifyCommits(streams, paths.content, manifest);
  found.push(...problems);
  if (problems.length === 0)
    found.push(...behindReport(folder, manifest, anchor.content, report.content, streams));
  const commits = streams.reduce((total, one) => total + one.commits.length, 0);
  return { found, counts: { files: manifest.files.length, commits, draws } };
};

/** Whether a file of the folder is signed by the other. */
export const isSigned = (
  folder: Folder,
  key: KeyObject,
  file: string,
  signature: string,
): boolean =>
  isSignedBy(key, folder.get(file) ?? Buffer.of(), folder.get(signature) ?? Buffer.of());

const readStreams = (folder: Folder): { streams: Stream[]; odd: string[] } => {
  const streams: Stream[] = [];
  const odd: string[] = [];
  for (const path of [...folder.keys()].filter((one) => one.startsWith(IN_EXPORT.commitsFolder))) {
    const { content: commits, problem } = readCommits(folder, path);
    if (commits) streams.push({ path, commits });
    else odd.push(problem);
  }
  return { streams, odd };
};

const otherAnchor = (
  folder: Folder,
  anchor: AnchorStatement | null,
  paths: Paths | null,
  manifest: Manifest,
  key: KeyObject,
): string[] => [
  ...(isSigned(folder, key, IN_EXPORT.anchor, IN_EXPORT.anchorSignature)
    ? []
    : [`${IN_EXPORT.anchor}: su firma ${IN_EXPORT.anchorSignature} no corresponde.`]),
  ...(anchor ? otherStatement(anchor, paths, manifest) : []),
];

const underRoot = (
  folder: Folder,
  manifest: Manifest,
  paths: Paths,
  anchor: AnchorStatement,
  report: Paper | null,
): string[] => [
  ...guarded(IN_EXPORT.paths, () => verifyPaths(paths, anchor)),
  ...guarded(IN_EXPORT.paths, () => verifyPapers(folder, paths, manifest)),
  ...guarded(IN_EXPORT.report, () => (report ? verifyReport(report, paths, manifest, anchor) : [])),
];

const behindReport = (
  folder: Folder,
  manifest: Manifest,
  anchor: AnchorStatement,
  report: Paper | null,
  streams: readonly Stream[],
): string[] => [
  ...guarded(IN_EXPORT.report, () => verifyChains(report, streams)),
  ...guarded(IN_EXPORT.manifest, () =>
    verifyIssued(folder, manifest, anchor, commitsBehind(report, streams)),
  ),
];
