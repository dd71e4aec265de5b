import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3Error.ts';

/** A request as sent: nothing is normalised, because the signature covers what was sent. */
export type S3Request = {
  method: string;
  /** Path before decoding and without the query. */
  rawPath: string;
  /** Empty for the service itself. */
  bucket: string;
  /** Empty for the bucket itself. */
  key: string;
  query: URLSearchParams;
  /** By lower-case name; repeated headers are joined by commas. */
  headers: Readonly<Record<string, string>>;
  body: IncomingMessage;
};

const KEY_BYTES_MAX = 1024;

/**
 * Splits the target into bucket, key and query, in path style (`/bucket/key`).
 *
 * @throws {S3Error} `InvalidURI`, `KeyTooLongError`
 */
export const parseRequest = (incoming: IncomingMessage): S3Request => {
  const target = incoming.url ?? '/';
  const mark = target.indexOf('?');
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const [rawBucket = '', ...rawKey] = rawPath.slice(1).split('/');
  const key = decode(rawKey.join('/'));
  if (Buffer.byteLength(key) > KEY_BYTES_MAX) throw new S3Error('KeyTooLongError');
  if (key.includes('\u0000')) throw new S3Error('InvalidURI'); // it separates names in the catalog

  return {
    method: incoming.method ?? 'GET',
    rawPath,
    bucket: decode(rawBucket),
    key,
    query: parseQuery(mark < 0 ? '' : target.slice(mark + 1)),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: incoming,
  };
};

/**
 * Presigning moves headers such as user metadata into the query; here they act as headers again.
 * Checksums do not: an SDK that presigns an upload puts the one of the empty body there, and S3
 * passes over it.
 */
export const withPresignedHeaders = (request: S3Request): S3Request => {
  const moved = [...request.query].filter(
    ([name]) => name.startsWith('x-amz-') && !/^x-amz-(checksum-(?!mode)|sdk-)/.test(name),
  );
  return { ...request, headers: { ...Object.fromEntries(moved), ...request.headers } };
};

/** Reads pairs without taking `+` for a space, which signed queries never do. */
const parseQuery = (text: string): URLSearchParams =>
  new URLSearchParams(
    text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))];
      }),
  );

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
};
