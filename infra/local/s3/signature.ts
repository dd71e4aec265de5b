import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readClaims, type SignatureClaims } from './credentials.ts';
import type { S3Request } from './request.ts';
import { S3Error } from './s3Error.ts';

/** Secrets by access key id. */
export type Credentials = Readonly<Record<string, string>>;

/**
 * Accepts a request only if a known key signed exactly what arrived: method, path as sent, query,
 * host and every `x-amz-` header. Signature version 4, in the header or presigned.
 *
 * @returns the hash of the body that was signed, or the word that stands for it
 * @throws {S3Error} `AccessDenied`, `InvalidAccessKeyId`, `SignatureDoesNotMatch`, and malformed
 *   or untimely claims
 */
export const verifySignature = (
  request: S3Request,
  credentials: Credentials,
  now: number,
): string => {
  const claims = readClaims(request, now);
  const secret = Object.hasOwn(credentials, claims.accessKeyId)
    ? credentials[claims.accessKeyId]
    : undefined;
  if (secret === undefined) throw new S3Error('InvalidAccessKeyId');
  requireCovered(request, claims);

  const expected = Buffer.from(sign(request, claims, secret));
  const given = Buffer.from(claims.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new S3Error('SignatureDoesNotMatch');
  return claims.payloadHash;
};

/** A header that changes what a request does must not be added by somebody on the way. */
const requireCovered = (request: S3Request, { signedHeaders }: SignatureClaims): void => {
  const unsigned = Object.keys(request.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signedHeaders.includes(name),
  );
  if (unsigned.length > 0)
    throw new S3Error('AccessDenied', `Headers present but not signed: ${unsigned.join(', ')}`);
};

const sign = (request: S3Request, claims: SignatureClaims, secret: string): string => {
  const { scope, stamp } = claims;
  const canonical = createHash('sha256').update(canonicalRequest(request, claims)).digest('hex');
  const text = ['AWS4-HMAC-SHA256', stamp, [...scope, 'aws4_request'].join('/'), canonical];
  const key = [...scope, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text.join('\n')).toString('hex');
};

const canonicalRequest = (request: S3Request, claims: SignatureClaims): string =>
  [
    request.method,
    request.rawPath,
    canonicalQuery(request.query),
    ...claims.signedHeaders.map((name) => `${name}:${canonicalValue(request.headers[name])}`),
    '',
    claims.signedHeaders.join(';'),
    claims.payloadHash,
  ].join('\n');

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => order(nameA, nameB) || order(valueA, valueB))
    .map((pair) => pair.join('='))
    .join('&');

const canonicalValue = (value = ''): string => value.trim().replace(/\s+/g, ' ');

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Percent-encodes all but the unreserved characters of RFC 3986. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
