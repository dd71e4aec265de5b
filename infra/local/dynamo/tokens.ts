import { createHash } from 'node:crypto';
import { refusal } from './errors.ts';
import { rangeOf, rowKeys } from './rowKeys.ts';
import type { RowWrite, Storage } from './storage.ts';

/** How long a client request token is remembered. */
const REMEMBERED_MS = 10 * 60 * 1000;

type Applied = { readonly at: number; readonly hash: string };

/** Fingerprint of a transaction, to tell a repeated request from another one with its token. */
export const transactionHash = (items: unknown): string =>
  createHash('sha256').update(JSON.stringify(items)).digest('base64');

/**
 * Whether the transaction of this token was applied before.
 *
 * @throws Refusal IdempotentParameterMismatchException
 */
export const wasApplied = (storage: Storage, token: string, hash: string): boolean => {
  const text = storage.get(rowKeys.token(token));
  if (text === undefined) return false;
  const applied: Applied = JSON.parse(text);
  if (isForgotten(applied)) return false;
  if (applied.hash !== hash)
    throw refusal(
      'IdempotentParameterMismatchException',
      'The request uses the same client token as a previous, but non-identical request.',
    );
  return true;
};

/** The row that remembers a token; it belongs in the batch of its transaction. */
export const tokenRow = (token: string, hash: string): RowWrite => ({
  type: 'put',
  key: rowKeys.token(token),
  value: JSON.stringify({ at: Date.now(), hash } satisfies Applied),
});

/** The rows of tokens that are no longer remembered, as deletions. */
export const forgottenTokens = async (storage: Storage): Promise<RowWrite[]> => {
  const deletions: RowWrite[] = [];
  for await (const [key, text] of storage.entries(rangeOf(rowKeys.tokens)))
    if (isForgotten(JSON.parse(text))) deletions.push({ type: 'del', key });
  return deletions;
};

const isForgotten = ({ at }: Applied): boolean => at < Date.now() - REMEMBERED_MS;
