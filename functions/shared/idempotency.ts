import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import canonicalize from 'canonicalize';
import type { Answer } from './answer.ts';
import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './problems/refusal.ts';
import { keyedHash } from './secret.ts';
import type { Item, Table, Write } from './table.ts';

const PLAIN_CHARACTERS_MAX = 50_000;

/** One use of an Idempotency-Key: who used it and for what. Scoped by operator and client. */
export type Attempt = {
  readonly operator: string;
  readonly client: string;
  readonly idempotencyKey: string;
  /** SHA-256 over what was asked: operation, path and body. */
  readonly contentHash: string;
};

/** The hash by which a repeated request is told from another one under the same key. */
export const contentHash = (operationId: string, path: unknown, body: unknown): string =>
  createHash('sha256')
    .update(canonicalize({ operationId, path, body }) ?? '')
    .digest('hex');

/**
 * The same attempt with its content hashed under a secret: a body may hold a document, and documents
 * are few enough to try them all against a bare hash.
 */
export const keyed = async (
  vault: Pick<Ports, 'table' | 'randomBytes'>,
  attempt: Attempt,
): Promise<Attempt> => ({
  ...attempt,
  contentHash: await keyedHash(vault, attempt.operator, attempt.contentHash),
});

/**
 * What this key answered before. Only answers that recorded something are kept, for ever: a refusal
 * is decided again, because the facts may have changed.
 *
 * @throws {Refusal} `request.idempotency-key-reused` when the key was used for something else.
 */
export const answeredBefore = async (
  table: Table,
  { operator, client, idempotencyKey, contentHash: content }: Attempt,
): Promise<Answer | undefined> => {
  const item = await table.get(keys.idempotency(operator, client, idempotencyKey));
  if (item === undefined) return undefined;
  if (item['contentHash'] !== content) throw new Refusal('request.idempotency-key-reused');
  return JSON.parse(textOf(item)) as Answer;
};

/** Keeps the answer in the transaction that records the facts; two first uses cannot both win. */
export const keepAnswer = (
  { operator, client, idempotencyKey, contentHash: content }: Attempt,
  answer: Answer,
): Write => ({
  put: {
    ...keys.idempotency(operator, client, idempotencyKey),
    contentHash: content,
    ...keptText(JSON.stringify(answer)),
  },
  when: 'absent',
});

/** An item holds 400 KB: a draw of ten thousand seats answers more. */
const keptText = (text: string): { readonly answer: string } | { readonly packed: Uint8Array } =>
  text.length > PLAIN_CHARACTERS_MAX ? { packed: gzipSync(text) } : { answer: text };

const textOf = ({ packed, answer }: Item): string =>
  packed instanceof Uint8Array ? gunzipSync(packed).toString() : String(answer);
