import { Rejection, type RejectionCode } from '../../domain/errors.ts';
import { firstBrokenLink } from '../../events/commit.ts';
import type { Answer } from './answer.ts';
import { nextCursor, readCursor } from './cursor.ts';
import { ports } from './runtime.ts';
import { readCommits } from './store.ts';

/** Where a stream is read. */
export type StreamPlace = {
  readonly operator: string;
  readonly stream: string;
  /** How a stream in which nothing ever happened is refused. */
  readonly unknown: RejectionCode;
};
type PageAsked = { readonly limit: number; readonly cursor?: string | undefined };

/** The stream itself, commit by commit: persons appear only as ids and hashes. */
export const factsAnswer = async (
  { operator, stream, unknown }: StreamPlace,
  { limit, cursor }: PageAsked,
): Promise<Answer> => {
  const after = cursor === undefined ? 0 : Number(readCursor(cursor)) || 0;
  const found = await readCommits(ports().table, operator, stream, after, limit + 1);
  if (found.length === 0 && after === 0) throw new Rejection(unknown);
  const commits = found.slice(0, limit);
  const next = found.length > limit ? nextCursor(commits.at(-1)?.sequence) : undefined;
  return { status: 200, body: { commits, ...(next && { next }) } };
};

/** The chain of hashes of a stream, checked link by link now. */
export const proofAnswer = async ({ operator, stream, unknown }: StreamPlace): Promise<Answer> => {
  const commits = await readCommits(ports().table, operator, stream);
  const head = commits.at(-1)?.hash;
  if (!head) throw new Rejection(unknown);
  const broken = firstBrokenLink(commits);
  const links = commits.map(({ sequence, recordedAt, previousHash, hash }) => ({
    sequence,
    recordedAt,
    previousHash,
    hash,
  }));
  const body = { stream, intact: broken === null, firstBrokenLink: broken, head, links };
  return { status: 200, body };
};
