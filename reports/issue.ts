import type { Instant } from '../domain/time/jornada.ts';
import { canonicalHash } from './hash.ts';
import type { IssuedPaper, Paper } from './model/paper.ts';

export type Issue = {
  /** Name in the API and in files, `LM-0003-00000127`; a marked copy has one of its own. */
  readonly documentId: string;
  readonly issuedAt: Instant;
  /** Base address where readers check papers, from configuration, without a final slash. */
  readonly verifyBaseUrl: string;
};

/** Digits of the hash in a verification address: enough that no other content answers to it. */
const HASH_DIGITS_IN_ADDRESS = 16;

/** Gives a paper its time of issue, its canonical hash and the address where it is checked. */
export const issuePaper = (
  paper: Paper,
  { documentId, issuedAt, verifyBaseUrl }: Issue,
): IssuedPaper => {
  const hash = canonicalHash(paper);
  const verifyUrl = `${verifyBaseUrl}/${documentId}/${hash.slice(0, HASH_DIGITS_IN_ADDRESS)}`;
  return { ...paper, issuedAt, hash, verifyUrl };
};
