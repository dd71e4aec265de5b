import { checksumHeaders } from './checksums.ts';
import type { BucketRecord, StoredVersion, Tag } from './records.ts';
import { lockHeaders } from './retention.ts';
import { S3Error } from './s3Error.ts';

const KEPT = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'expires',
  'x-amz-server-side-encryption',
  'x-amz-server-side-encryption-aws-kms-key-id',
];
const TAGS_MAX = 10;

/** The headers of an upload that its readers get back. */
export const keptHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> => {
  const kept = Object.entries(headers).filter(
    ([name]) => KEPT.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const encodings = (headers['content-encoding'] ?? '')
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'aws-chunked');
  return {
    'content-type': 'binary/octet-stream',
    ...Object.fromEntries(kept),
    ...(encodings.length > 0 && { 'content-encoding': encodings.join(', ') }),
  };
};

/**
 * The tags an upload brings in its `x-amz-tagging` header.
 *
 * @throws {S3Error} `InvalidTag`
 */
export const taggingHeader = (headers: Readonly<Record<string, string>>): Tag[] =>
  checkTags([...new URLSearchParams(headers['x-amz-tagging'] ?? '')]);

/**
 * At most ten tags, each name once.
 *
 * @throws {S3Error} `InvalidTag`
 */
export const checkTags = (tags: Tag[]): Tag[] => {
  const names = new Set(tags.map(([name]) => name));
  if (tags.length > TAGS_MAX || names.size !== tags.length || names.has(''))
    throw new S3Error('InvalidTag');
  return tags;
};

/** The version id as a header; a bucket that never kept versions has none. */
export const versionHeader = (bucket: BucketRecord, versionId: string): Record<string, string> =>
  bucket.versioning === 'off' ? {} : { 'x-amz-version-id': versionId };

/** Everything a reader is told about a version, before ranges and overrides. */
export const describeVersion = (
  bucket: BucketRecord,
  version: StoredVersion,
  withChecksums: boolean,
): Record<string, string> => ({
  ...version.headers,
  ...versionHeader(bucket, version.versionId),
  ...lockHeaders(version),
  ...(version.tags.length > 0 && { 'x-amz-tagging-count': String(version.tags.length) }),
  ...(withChecksums && { ...checksumHeaders(version.checksums), ...FULL_OBJECT }),
  etag: quoted(version.etag),
  'last-modified': new Date(version.writtenAt).toUTCString(),
  'accept-ranges': 'bytes',
});

/** Checksums here always cover the whole object, also after a multipart upload. */
export const FULL_OBJECT = { 'x-amz-checksum-type': 'FULL_OBJECT' };

/** An entity tag in its quotes. */
export const quoted = (etag: string): string => `"${etag}"`;

/** True when an `If-Match` or `If-None-Match` value names this entity tag, or any. */
export const namesEtag = (condition: string, etag: string): boolean =>
  condition
    .split(',')
    .map((value) => value.trim().replace(/^W\//, '').replaceAll('"', ''))
    .some((value) => value === '*' || value === etag);
