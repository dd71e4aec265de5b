import type { Instant } from '../domain/time/jornada.ts';
import { canonicalHash } from './hash.ts';
import type { PaperKind } from './model/kinds.ts';
import type { IssuedPaper, Paper } from './model/paper.ts';

export type Issue = {
  readonly issuedAt: Instant;
  /** Base address where readers check papers, from configuration, without a final slash. */
  readonly verifyBaseUrl: string;
};

/** Digits of the hash in a verification address: enough that no other content answers to it. */
const HASH_DIGITS_IN_ADDRESS = 16;

/** Gives a paper its time of issue, its canonical hash and the address where it is checked. */
export const issuePaper = (paper: Paper, { issuedAt, verifyBaseUrl }: Issue): IssuedPaper => {
  const hash = canonicalHash(paper);
  const id = documentId(paper.kind, paper.number);
  const verifyUrl = `${verifyBaseUrl}/${id}/${hash.slice(0, HASH_DIGITS_IN_ADDRESS)}`;
  return { ...paper, issuedAt, hash, verifyUrl };
};

/** Name of a paper in the API and in files: `LM-0003-00000127`. */
export const documentId = (kind: PaperKind, number: string): string => `${kind}-${number}`;
