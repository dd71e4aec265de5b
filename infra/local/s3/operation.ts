import type { Readable } from 'node:stream';
import type { serially } from '../serially.ts';
import type { Blobs } from './blobs.ts';
import type { Catalog } from './catalog.ts';
import type { Payload } from './payload.ts';
import type { BucketRecord } from './records.ts';
import type { S3Request } from './request.ts';
import { S3Error } from './s3Error.ts';

/** What operations work with. `now` is in milliseconds since 1970. */
export type Stores = {
  catalog: Catalog;
  blobs: Blobs;
  /** One key at a time, `bucket/key`; different keys in parallel. */
  exclusively: ReturnType<typeof serially>;
  now: () => number;
};

/** A request whose signature proved right. Its body is read, and verified, on demand. */
export type S3Call = S3Request & { payload: () => Promise<Payload> };

/** What goes back. A string body is an XML document. */
export type S3Reply = {
  status: number;
  headers?: Record<string, string>;
  body?: string | Readable;
};

/** One operation of the S3 protocol. */
export type Operation = (stores: Stores, call: S3Call) => Promise<S3Reply>;

/**
 * The bucket a call names.
 *
 * @throws {S3Error} `NoSuchBucket`
 */
export const requireBucket = async (catalog: Catalog, name: string): Promise<BucketRecord> => {
  const bucket = await catalog.bucket(name);
  if (!bucket) throw new S3Error('NoSuchBucket');
  return bucket;
};

/** True when the request says that it bypasses governance; who may is left to IAM on AWS. */
export const bypassesGovernance = (call: S3Call): boolean =>
  call.headers['x-amz-bypass-governance-retention']?.toLowerCase() === 'true';
