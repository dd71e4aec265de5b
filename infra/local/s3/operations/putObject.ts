import { createHash } from 'node:crypto';
import { announcesChecksum, checksumHeaders } from '../checksums.ts';
import {
  FULL_OBJECT,
  keptHeaders,
  quoted,
  taggingHeader,
  versionHeader,
} from '../objectHeaders.ts';
import { type Operation, requireBucket } from '../operation.ts';
import { requestedLock } from '../retention.ts';
import { S3Error } from '../s3Error.ts';
import { storeVersion } from '../storeVersion.ts';

/** PutObject: the reply means that bytes and record are on disk. */
export const putObject: Operation = async (stores, call) => {
  const bucket = await requireBucket(stores.catalog, call.bucket);
  const lock = requestedLock(call.headers, bucket, stores.now());
  if ((lock.retention || lock.legalHold) && !announcesChecksum(call.headers))
    throw new S3Error('InvalidRequest', 'Object Lock parameters need a checksum of the body');
  const tags = taggingHeader(call.headers);
  const { bytes, checksums } = await call.payload();

  const version = await storeVersion(stores, call, {
    ...lock,
    tags,
    checksums,
    blobId: await stores.blobs.write([bytes]),
    size: bytes.length,
    etag: createHash('md5').update(bytes).digest('hex'),
    headers: keptHeaders(call.headers),
  });
  return {
    status: 200,
    headers: {
      etag: quoted(version.etag),
      ...versionHeader(bucket, version.versionId),
      ...checksumHeaders(checksums),
      ...FULL_OBJECT,
      ...encryptionHeaders(version.headers),
    },
  };
};

const encryptionHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.startsWith('x-amz-server-side-encryption')),
  );
