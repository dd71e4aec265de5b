import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Instant } from '../domain/time/jornada.ts';

/** A fact as it is kept: what happened, and the version of its shape, because facts live ten years. */
export type RecordedFact = { readonly type: string; readonly version: number } & Readonly<
  Record<string, unknown>
>;

/** One command's facts, never changed once written, linked by hash to the commit before. */
export type Commit = {
  readonly operator: string;
  /** `tournament/<id>` or `registry`. */
  readonly stream: string;
  /** 1, 2, 3 … without gaps inside the stream. */
  readonly sequence: number;
  /** 64 zeros for the first commit of a stream. */
  readonly previousHash: string;
  readonly recordedAt: Instant;
  /** The client whose token asked: a desk or a system, not a person. */
  readonly client: string;
  readonly requestId: string;
  readonly idempotencyKey: string;
  readonly events: readonly RecordedFact[];
  /** SHA-256 over the RFC 8785 canonical JSON of everything above, lower-case hex. */
  readonly hash: string;
};

export const GENESIS_HASH = '0'.repeat(64);

/** Adds the hash that seals a commit to the one before it. */
export const seal = (commit: Omit<Commit, 'hash'>): Commit => ({
  ...commit,
  hash: hashOf(commit),
});

/** A commit as the chain goes on from it. */
export type Link = Pick<Commit, 'sequence' | 'hash'>;

const BEGINNING: Link = { sequence: 0, hash: GENESIS_HASH };

/** The sequence of the first commit that does not fit the chain; null when all of them do. */
export const firstBrokenLink = (
  commits: readonly Commit[],
  after: Link = BEGINNING,
): number | null => {
  let previousHash = after.hash;
  for (const [index, { hash, ...commit }] of commits.entries()) {
    const sequence = after.sequence + index + 1;
    const inPlace = commit.sequence === sequence && commit.previousHash === previousHash;
    if (!inPlace || hashOf(commit) !== hash) return sequence;
    previousHash = hash;
  }
  return null;
};

const hashOf = (commit: Omit<Commit, 'hash'>): string =>
  createHash('sha256')
    .update(canonicalize(commit) ?? '')
    .digest('hex');
