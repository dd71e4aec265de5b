import type { Commit } from '../../../events/commit.ts';
import { CHAINS_TABLE } from '../../../reports/model/kinds.ts';
import type { Paper } from '../../../reports/model/paper.ts';
import { commitsPath } from '../exportFormat.ts';
import type { Stream } from './evidence.ts';

/**
 * The streams are those that the report names, and each goes through the commit that it names: who
 * drops or cuts one with its leaf has to change the report too. Streams go on after it was written,
 * and reports of before it named them say nothing of any.
 */
export const verifyChains = (report: Paper | null, streams: readonly Stream[]): string[] => {
  const named = namedBy(report);
  if (!named) return [];
  const problems = named.flatMap(({ path, sequence, hash }) => {
    const held = streams.find((stream) => stream.path === path);
    if (!held) return [`${path}: falta; el informe lo nombra.`];
    const passes = held.commits[sequence - 1]?.hash.startsWith(hash);
    return passes ? [] : [`${path}: no es el del informe en el registro ${sequence}.`];
  });
  const odd = streams.filter(({ path }) => !named.some((one) => one.path === path));
  return [...problems, ...odd.map(({ path }) => `${path}: el informe no lo nombra.`)];
};

/** The last commits that the report was made of, as it names them. */
export const commitsBehind = (report: Paper | null, streams: readonly Stream[]): Commit[] =>
  (namedBy(report) ?? []).flatMap(({ path, sequence }) => {
    const last = streams.find((stream) => stream.path === path)?.commits[sequence - 1];
    return last ? [last] : [];
  });

type Named = { readonly path: string; readonly sequence: number; readonly hash: string };

const namedBy = (report: Paper | null): Named[] | null => {
  const table = report?.blocks.find((one) => one.block === 'table' && one.key === CHAINS_TABLE);
  if (table?.block !== 'table') return null;
  return table.rows.flatMap(({ role, cells: [stream, commits, hash] }) =>
    role === undefined &&
    stream?.kind === 'text' &&
    commits?.kind === 'count' &&
    hash?.kind === 'text'
      ? [{ path: commitsPath(stream.value), sequence: commits.value, hash: hash.value }]
      : [],
  );
};
