import { createHash } from 'node:crypto';
import { checksumElements } from '../checksums.ts';
import { keptHeaders, quoted, taggingHeader, versionHeader } from '../objectHeaders.ts';
import { type Operation, requireBucket, type S3Call, type Stores } from '../operation.ts';
import type { StoredVersion } from '../records.ts';
import { requestedLock } from '../retention.ts';
import { S3Error } from '../s3Error.ts';
import { storeVersion } from '../storeVersion.ts';
import { writeXml } from '../xml.ts';
import { findVersion } from './findVersion.ts';

type Source = Pick<S3Call, 'bucket' | 'key' | 'query'>;

/** CopyObject: new version, same bytes. Locks are never copied; metadata and tags as directed. */
export const copyObject: Operation = async (stores, call) => {
  const bucket = await requireBucket(stores.catalog, call.bucket);
  const lock = requestedLock(call.headers, bucket, stores.now());
  const replacesMetadata = directive(call, 'x-amz-metadata-directive') === 'REPLACE';
  const replacesTags = directive(call, 'x-amz-tagging-directive') === 'REPLACE';
  const from = parseSource(call.headers['x-amz-copy-source'] ?? '');
  if (from.bucket === call.bucket && from.key === call.key && !replacesMetadata)
    throw new S3Error('InvalidRequest', 'A copy onto itself must change something');

  const { source, bytes } = await readSource(stores, from);
  const version = await storeVersion(stores, call, {
    ...lock,
    tags: replacesTags ? taggingHeader(call.headers) : source.tags,
    headers: replacesMetadata ? keptHeaders(call.headers) : source.headers,
    blobId: await stores.blobs.write([bytes]),
    size: bytes.length,
    etag: createHash('md5').update(bytes).digest('hex'),
    checksums: source.checksums,
  });
  return {
    status: 200,
    headers: versionHeader(bucket, version.versionId),
    body: writeXml('CopyObjectResult', {
      ETag: quoted(version.etag),
      LastModified: new Date(version.writtenAt).toISOString(),
      ...checksumElements(version.checksums),
    }),
  };
};

const directive = (call: S3Call, header: string): 'COPY' | 'REPLACE' => {
  const value = call.headers[header] ?? 'COPY';
  if (value !== 'COPY' && value !== 'REPLACE') throw new S3Error('InvalidArgument');
  return value;
};

/** Reads `bucket/key?versionId=…`, percent-encoded, with or without a slash in front. */
const parseSource = (header: string): Source => {
  const [path = '', search = ''] = header.split('?');
  try {
    const [bucket = '', ...key] = decodeURIComponent(path).replace(/^\//, '').split('/');
    return { bucket, key: key.join('/'), query: new URLSearchParams(search) };
  } catch {
    throw new S3Error('InvalidArgument');
  }
};

const readSource = (
  stores: Stores,
  from: Source,
): Promise<{ source: StoredVersion; bytes: Buffer }> =>
  stores.exclusively(`${from.bucket}/${from.key}`, async () => {
    const { version } = await findVersion(stores, from);
    const file = await stores.blobs.open(version.blobId);
    try {
      return { source: version, bytes: await file.readFile() };
    } finally {
      await file.close();
    }
  });
