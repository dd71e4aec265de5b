import { createHash } from 'node:crypto';
import { dechunk } from './awsChunked.ts';
import { type Checksums, verifyChecksums } from './checksums.ts';
import type { S3Request } from './request.ts';
import { S3Error } from './s3Error.ts';

/** The bytes of a request after every announced length, hash and checksum proved right. */
export type Payload = { bytes: Buffer; checksums: Checksums };

/** Bodies are held in memory, so one request may carry at most this; larger objects go in parts. */
const BODY_BYTES_MAX = 128 * 1024 * 1024;

/**
 * Reads a body and verifies it.
 *
 * @throws {S3Error} `EntityTooLarge`, `XAmzContentSHA256Mismatch`, `IncompleteBody`,
 *   `MalformedTrailerError`, `BadDigest`, `NotImplemented` (chunks that are signed one by one)
 */
export const readPayload = async (request: S3Request, signedHash: string): Promise<Payload> => {
  const { headers } = request;
  if (/^STREAMING-(?!UNSIGNED-PAYLOAD-TRAILER$)/.test(signedHash))
    throw new S3Error('NotImplemented', `${signedHash} is not verified by this front.`);
  const raw = await readAll(request);
  if (!signedHash.includes('UNSIGNED-PAYLOAD') && sha256(raw) !== signedHash)
    throw new S3Error('XAmzContentSHA256Mismatch');
  if (!signedHash.startsWith('STREAMING-') && !isChunked(headers))
    return { bytes: raw, checksums: verifyChecksums(raw, headers) };

  const { bytes, trailers } = dechunk(raw);
  if (Number(headers['x-amz-decoded-content-length'] ?? bytes.length) !== bytes.length)
    throw new S3Error('IncompleteBody');
  const announced = headers['x-amz-trailer']?.toLowerCase();
  if (announced !== undefined && trailers[announced] === undefined)
    throw new S3Error('MalformedTrailerError');
  return { bytes, checksums: verifyChecksums(bytes, { ...headers, ...trailers }) };
};

const isChunked = (headers: S3Request['headers']): boolean =>
  /(^|,)\s*aws-chunked\s*(,|$)/.test(headers['content-encoding'] ?? '');

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const readAll = async (request: S3Request): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // Left open after a refusal, so that the client can read why.
  const body: AsyncIterable<Buffer> = request.body.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    length += chunk.length;
    if (length > BODY_BYTES_MAX) throw new S3Error('EntityTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
