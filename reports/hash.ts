import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { IssuedPaper, Paper } from './model/paper.ts';

/** What a paper says: what identifies one issue of it (time, hash, address) is left out. */
export const saidBy = (paper: Paper | IssuedPaper): Paper => {
  const { issuedAt: _, hash: __, verifyUrl: ___, ...said } = paper as IssuedPaper;
  return said;
};

/**
 * SHA-256, lower-case hex, of what a paper says, as canonical JSON (RFC 8785), so that the
 * same facts give the same hash on every run.
 */
export const canonicalHash = (paper: Paper | IssuedPaper): string => {
  const canonical = canonicalize(saidBy(paper));
  if (canonical === undefined) throw new TypeError('a paper is an object');
  return createHash('sha256').update(canonical, 'utf8').digest('hex');
};
