import { firstBrokenLink } from '../../events/commit.ts';
import { fromItem, type PaperName, type PaperRecord } from '../documents/paperRecord.ts';
import { findPaper } from '../documents/register.ts';
import { keys } from '../shared/keys.ts';
import { readCommits } from '../shared/store.ts';
import type { Table } from '../shared/table.ts';
import { inOrder, type Leaf, type PaperLeaf, paperName, type StreamLeaf } from './leaves.ts';

/** What must be under the root although the indexes may not show it yet. */
export type Surely = {
  readonly streams: readonly string[];
  readonly papers: readonly Pick<PaperName, 'documentId' | 'version'>[];
};

type Scope = { readonly table: Table; readonly operator: string; readonly before: readonly Leaf[] };

const STREAMS_AT_A_TIME = 20;

/**
 * The heads of all streams and every filed paper of an operator, in order. What was anchored before
 * must still be there and be what it was, and every commit since must fit the chain.
 *
 * @throws {Error} naming the stream or the paper that is not
 */
export const gatherLeaves = async (scope: Scope, surely: Surely): Promise<Leaf[]> => {
  const streams = await headsOf(scope, surely.streams);
  const papers = await filedPapers(scope, surely.papers);
  return inOrder([...streams, ...papers]);
};

const headsOf = async (scope: Scope, surely: readonly string[]): Promise<StreamLeaf[]> => {
  const { table, operator } = scope;
  const known = new Map(
    scope.before.flatMap((leaf) => (leaf.kind === 'stream' ? [[leaf.stream, leaf]] : [])),
  );
  const listed = await table.queryIndex({
    pk: keys.streamsIndex(operator),
    from: keys.first,
    to: keys.last,
  });
  const names = [
    ...new Set([...known.keys(), ...surely, ...listed.map((item) => String(item['stream']))]),
  ];
  const heads: StreamLeaf[] = [];
  for (let from = 0; from < names.length; from += STREAMS_AT_A_TIME) {
    const some = names.slice(from, from + STREAMS_AT_A_TIME);
    heads.push(...(await Promise.all(some.map((name) => headOf(scope, name, known.get(name))))));
  }
  return heads;
};

/** Reads a stream from where it was anchored last, that commit included. */
const headOf = async (
  { table, operator }: Scope,
  stream: string,
  anchored: StreamLeaf | undefined,
): Promise<StreamLeaf> => {
  const read = await readCommits(table, operator, stream, (anchored?.sequence ?? 1) - 1);
  const [first, ...rest] = read;
  const last = read.at(-1);
  if (!first || !last) throw new Error(`The stream ${stream} is gone.`);
  const broken = anchored
    ? first.hash === anchored.hash && firstBrokenLink([first], before(first)) === null
      ? firstBrokenLink(rest, first)
      : anchored.sequence
    : firstBrokenLink(read);
  if (broken !== null) throw new Error(`The stream ${stream} is broken at commit ${broken}.`);
  return { kind: 'stream', stream, sequence: last.sequence, hash: last.hash };
};

const before = ({ sequence, previousHash }: { sequence: number; previousHash: string }) => ({
  sequence: sequence - 1,
  hash: previousHash,
});

const filedPapers = async (
  { table, operator, before: anchored }: Scope,
  surely: Surely['papers'],
): Promise<PaperLeaf[]> => {
  const range = { pk: keys.papersIndex(operator), from: keys.first, to: keys.last };
  const listed = (await table.queryIndex(range)).map(fromItem);
  const papers = new Map(listed.flatMap(leafOf).map((leaf) => [paperName(leaf), leaf]));
  const old = anchored.filter((leaf) => leaf.kind === 'paper');
  for (const { documentId, version } of [...old, ...surely]) {
    if (papers.has(paperName({ documentId, version }))) continue;
    const record = await findPaper(table, operator, documentId, version);
    for (const leaf of record ? leafOf(record) : []) papers.set(paperName(leaf), leaf);
  }
  for (const leaf of old) assertSame(leaf, papers.get(paperName(leaf)));
  return [...papers.values()];
};

/** Nothing of a paper that is not filed yet: it has no words that stand. */
export const leafOf = ({ status, documentId, version, hash, files }: PaperRecord): PaperLeaf[] =>
  status !== 'filed' || hash === null
    ? []
    : [
        {
          kind: 'paper',
          documentId,
          version,
          hash,
          files: files.map(({ format, sha256 }) => ({ format, sha256 })),
        },
      ];

const assertSame = (anchored: PaperLeaf, now: PaperLeaf | undefined): void => {
  const { documentId, version } = anchored;
  const said = (leaf: PaperLeaf | undefined) =>
    JSON.stringify([leaf?.hash, leaf?.files.map(({ format, sha256 }) => [format, sha256])]);
  if (said(anchored) !== said(now))
    throw new Error(`The paper ${documentId}, version ${version}, is not the one anchored.`);
};
