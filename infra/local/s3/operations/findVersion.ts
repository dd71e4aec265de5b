import { versionHeader } from '../objectHeaders.ts';
import { requireBucket, type S3Call, type Stores } from '../operation.ts';
import type { BucketRecord, StoredVersion, VersionRecord } from '../records.ts';
import { S3Error } from '../s3Error.ts';

/**
 * The version a call means: the one it names, else the newest, if that is no delete marker.
 *
 * @throws {S3Error} `NoSuchBucket`, `NoSuchKey`, `NoSuchVersion`, `MethodNotAllowed` (the version
 *   named is a delete marker)
 */
export const findVersion = async (
  stores: Stores,
  call: Pick<S3Call, 'bucket' | 'key' | 'query'>,
): Promise<{ bucket: BucketRecord; version: StoredVersion }> => {
  const bucket = await requireBucket(stores.catalog, call.bucket);
  const versionId = call.query.get('versionId');
  const version =
    versionId === null
      ? await stores.catalog.newest(call.bucket, call.key)
      : await namedVersion(stores, call, versionId);
  if (version?.kind === 'stored') return { bucket, version };
  if (!version) throw new S3Error(versionId === null ? 'NoSuchKey' : 'NoSuchVersion');

  const marked = { 'x-amz-delete-marker': 'true', ...versionHeader(bucket, version.versionId) };
  throw new S3Error(versionId === null ? 'NoSuchKey' : 'MethodNotAllowed', undefined, marked);
};

/** One version of a key by its id, marker or not. */
export const namedVersion = async (
  stores: Stores,
  call: Pick<S3Call, 'bucket' | 'key'>,
  versionId: string,
): Promise<VersionRecord | undefined> =>
  (await stores.catalog.versions(call.bucket, call.key)).find(
    (version) => version.versionId === versionId,
  );

/** Changes the record of one version while nothing else touches its key. */
export const changeVersion = (
  stores: Stores,
  call: S3Call,
  change: (version: StoredVersion, bucket: BucketRecord) => StoredVersion,
): Promise<void> =>
  stores.exclusively(`${call.bucket}/${call.key}`, async () => {
    const { bucket, version } = await findVersion(stores, call);
    const record = change(version, bucket);
    await stores.catalog.write({
      put: [{ table: 'versions', bucket: call.bucket, key: call.key, record }],
    });
  });
