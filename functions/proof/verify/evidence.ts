import { type Commit, firstBrokenLink } from '../../../events/commit.ts';
import { commitsPath, IN_EXPORT, type Manifest, type Paths } from '../exportFormat.ts';
import { hashOfLeaf, type Leaf, leafName, type StreamLeaf } from '../leaves.ts';
import { rootFrom } from '../merkle.ts';
import type { AnchorStatement } from '../statement.ts';
import { verifyDraws } from './draws.ts';
import { guarded } from './guarded.ts';

/** Every leaf leads to the root that the anchor signs, and none is there twice. */
export const verifyPaths = ({ size, leaves }: Paths, anchor: AnchorStatement): string[] => {
  const problems = leaves
    .filter(
      ({ leaf, index, path }) => rootFrom(hashOfLeaf(leaf), index, size, path) !== anchor.root,
    )
    .map(({ leaf }) => `${IN_EXPORT.paths}: ${notUnderRoot(leaf)} a la raíz firmada.`);
  if (new Set(leaves.map(({ leaf }) => leafName(leaf))).size !== leaves.length)
    problems.push(`${IN_EXPORT.paths}: nombra dos veces la misma hoja.`);
  return size === anchor.leaves
    ? problems
    : [...problems, `${IN_EXPORT.paths}: el árbol no tiene ${size} hojas.`];
};

const notUnderRoot = (leaf: Leaf): string =>
  leaf.kind === 'paper'
    ? `el papel ${leaf.documentId}, versión ${leaf.version}, no lleva`
    : `los registros de ${leaf.stream} no llevan`;

/** The commits that a file holds. */
export type Stream = { readonly path: string; readonly commits: readonly Commit[] };

/** Every stream is a whole chain that ends in its anchored head; its draws come out again. */
export const verifyCommits = (
  streams: readonly Stream[],
  { leaves }: Paths,
  { operator }: Manifest,
): { problems: string[]; draws: number } => {
  const heads = leaves.flatMap(({ leaf }) => (leaf.kind === 'stream' ? [leaf] : []));
  const problems = streams.flatMap((stream) => {
    const head = heads.find((one) => commitsPath(one.stream) === stream.path);
    return guarded(stream.path, () => brokenChain(stream, operator, head));
  });
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
