import { type Commit, firstBrokenLink } from '../../../events/commit.ts';
import {
  commitsPath,
  IN_EXPORT,
  type Manifest,
  PAPER_FOLDERS,
  type Paths,
  paperPath,
} from '../exportFormat.ts';
import { hashOfLeaf, leafName, type PaperLeaf, type StreamLeaf } from '../leaves.ts';
import { rootFrom } from '../merkle.ts';
import { type AnchorStatement, sha256 } from '../statement.ts';
import { verifyDraws } from './draws.ts';
import type { Folder } from './verifyFolder.ts';

/** Every leaf leads to the root that the anchor signs. */
export const verifyPaths = ({ size, leaves }: Paths, anchor: AnchorStatement): string[] => {
  const problems = leaves
    .filter(
      ({ leaf, index, path }) => rootFrom(hashOfLeaf(leaf), index, size, path) !== anchor.root,
    )
    .map(({ leaf }) => `${IN_EXPORT.paths}: ${leafName(leaf)} no lleva a la raíz firmada.`);
  return size === anchor.leaves
    ? problems
    : [...problems, `${IN_EXPORT.paths}: el árbol no tiene ${size} hojas.`];
};

/**
 * The files of papers are those under the root, with the bytes they have here; the report too. A PDF
 * tells in its metadata the hash of what it says: under a root signed again it cannot stand for
 * another paper or version.
 */
export const verifyPapers = (folder: Folder, { leaves }: Paths, manifest: Manifest): string[] => {
  const papers = leaves.flatMap(({ leaf }) => (leaf.kind === 'paper' ? [leaf] : []));
  const anchored = new Map(papers.flatMap(filesOf));
  const problems: string[] = [];
  for (const [path, bytes] of folder) {
    const isPaper = PAPER_FOLDERS.some((one) => path.startsWith(one));
    if (isPaper && anchored.get(path) !== sha256(bytes))
      problems.push(`${path}: no está bajo la raíz firmada.`);
  }
  for (const path of anchored.keys()) if (!folder.has(path)) problems.push(`${path}: falta.`);
  for (const leaf of papers) {
    const path = paperPath(leaf, 'pdf');
    const pdf = folder.get(path);
    if (pdf && anchored.get(path) === sha256(pdf) && !Buffer.from(pdf).includes(leaf.hash))
      problems.push(`${path}: no lleva el hash de sus datos.`);
  }
  const { report } = manifest;
  const itself = papers.find(
    ({ documentId, version }) => documentId === report.documentId && version === report.version,
  );
  if (itself?.hash !== report.hash)
    problems.push(`${IN_EXPORT.manifest}: su informe no está bajo la raíz firmada.`);
  return problems;
};

const filesOf = (leaf: PaperLeaf): [string, string][] =>
  leaf.files.map(({ format, sha256: digest }) => [paperPath(leaf, format), digest]);

/** The commits that a file holds. */
export type Stream = { readonly path: string; readonly commits: readonly Commit[] };

/** Every stream is a whole chain that ends in its anchored head; its draws come out again. */
export const verifyCommits = (
  streams: readonly Stream[],
  { leaves }: Paths,
  { operator }: Manifest,
): { problems: string[]; draws: number } => {
  const heads = leaves.flatMap(({ leaf }) => (leaf.kind === 'stream' ? [leaf] : []));
  const problems = streams.flatMap((stream) =>
    brokenChain(
      stream,
      operator,
      heads.find((head) => commitsPath(head.stream) === stream.path),
    ),
  );
  for (const { stream } of heads)
    if (!streams.some(({ path }) => path === commitsPath(stream)))
      problems.push(`${commitsPath(stream)}: falta.`);
  if (problems.length > 0) return { problems, draws: 0 };
  const drawn = streams.map(({ path, commits }) => verifyDraws(path, commits));
  return {
    problems: drawn.flatMap((one) => one.problems),
    draws: drawn.reduce((total, one) => total + one.draws, 0),
  };
};

const brokenChain = (
  { path, commits }: Stream,
  operator: string,
  head: StreamLeaf | undefined,
): string[] => {
  const foreign = commits.some(
    (commit) => commit.operator !== operator || commit.stream !== head?.stream,
  );
  if (!head || foreign) return [`${path}: no es del operador o no está bajo la raíz firmada.`];
  const broken = firstBrokenLink(commits);
  if (broken !== null) return [`${path}: la cadena se corta en el registro ${broken}.`];
  const last = commits.at(-1);
  return last?.sequence === head.sequence && last.hash === head.hash
    ? []
    : [`${path}: no termina en el registro anclado, ${head.sequence}.`];
};
