import canonicalize from 'canonicalize';
import { leafHash } from './merkle.ts';

/** The last commit of a stream, whose hash binds every commit before it. */
export type StreamLeaf = {
  readonly kind: 'stream';
  readonly stream: string;
  readonly sequence: number;
  readonly hash: string;
};

/** What a filed version of a paper says and the bytes of its files. */
export type PaperLeaf = {
  readonly kind: 'paper';
  readonly documentId: string;
  readonly version: number;
  readonly hash: string;
  readonly files: readonly { readonly format: string; readonly sha256: string }[];
};

/** Ids and hashes only: a leaf says nothing of any person. */
export type Leaf = StreamLeaf | PaperLeaf;

/** What tells a leaf from every other of its operator; leaves stand in the order of their names. */
export const leafName = (leaf: Leaf): string =>
  leaf.kind === 'stream' ? `stream ${leaf.stream}` : paperName(leaf);

/** The name of the leaf of a paper's version; the digits keep versions in order. */
export const paperName = ({
  documentId,
  version,
}: Pick<PaperLeaf, 'documentId' | 'version'>): string =>
  `paper ${documentId} ${String(version).padStart(VERSION_DIGITS, '0')}`;

const VERSION_DIGITS = 4;

/** Over the canonical JSON of the leaf (RFC 8785). */
export const hashOfLeaf = (leaf: Leaf): string =>
  leafHash(Buffer.from(canonicalize(leaf) ?? '', 'utf8'));

/** In the order in which the tree takes them, the same on every machine. */
export const inOrder = (leaves: readonly Leaf[]): Leaf[] =>
  leaves
    .map((leaf) => ({ name: leafName(leaf), leaf }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ leaf }) => leaf);
