import { randomBytes } from 'node:crypto';
import type { CatalogRow } from './catalog.ts';
import { namesEtag } from './objectHeaders.ts';
import { requireBucket, type S3Call, type Stores } from './operation.ts';
import type { BucketRecord, StoredVersion, VersionRecord } from './records.ts';
import { defaultRetention } from './retention.ts';
import { S3Error } from './s3Error.ts';

/** A version before the catalog places it. Its blob is on disk already. */
export type VersionDraft = Omit<StoredVersion, 'kind' | 'versionId' | 'sequence' | 'writtenAt'>;

/**
 * Makes a draft the newest version of its key: conditions, default retention and the catalog's
 * write are one step. If it is refused, its blob goes.
 *
 * @throws {S3Error} `PreconditionFailed`, `NoSuchKey` (If-Match on nothing), `NotImplemented`
 */
export const storeVersion = (
  stores: Stores,
  call: S3Call,
  draft: VersionDraft,
): Promise<StoredVersion> =>
  stores.exclusively(`${call.bucket}/${call.key}`, async () => {
    try {
      const bucket = await requireBucket(stores.catalog, call.bucket);
      assertConditions(call.headers, await stores.catalog.newest(call.bucket, call.key));
      const retention = draft.retention ?? defaultRetention(bucket, stores.now());
      const version: StoredVersion = {
        ...draft,
        ...(retention && { retention }),
        ...placeVersion(stores, bucket),
        kind: 'stored',
      };
      await replaceNewest(stores, call, bucket, version);
      return version;
    } catch (error) {
      // A refusal comes before the write. After any other failure the write may have happened.
      if (error instanceof S3Error) await stores.blobs.remove(draft.blobId);
      throw error;
    }
  });

/** Id, place and time of a new version. */
export const placeVersion = (
  stores: Stores,
  bucket: BucketRecord,
): Pick<StoredVersion, 'versionId' | 'sequence' | 'writtenAt'> => ({
  versionId: bucket.versioning === 'enabled' ? randomBytes(24).toString('base64url') : 'null',
  sequence: stores.catalog.nextSequence(),
  writtenAt: stores.now(),
});

/** Writes the newest version. A bucket that keeps no versions loses the one before it. */
export const replaceNewest = async (
  stores: Stores,
  { bucket: bucketName, key }: Pick<S3Call, 'bucket' | 'key'>,
  bucket: BucketRecord,
  record: VersionRecord,
): Promise<void> => {
  const row = (version: VersionRecord): CatalogRow => ({
    table: 'versions',
    bucket: bucketName,
    key,
    record: version,
  });
  const replaced =
    bucket.versioning === 'enabled'
      ? []
      : (await stores.catalog.versions(bucketName, key)).filter((v) => v.versionId === 'null');
  await stores.catalog.write({ put: [row(record)], remove: replaced.map(row) });
  for (const version of replaced)
    if (version.kind === 'stored') await stores.blobs.remove(version.blobId);
};

const assertConditions = (headers: S3Call['headers'], newest: VersionRecord | undefined): void => {
  const current = newest?.kind === 'stored' ? newest : undefined;
  const ifNoneMatch = headers['if-none-match'];
  const ifMatch = headers['if-match'];
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
    throw new S3Error('NotImplemented', 'If-None-Match of an upload can only be *');
  if (ifNoneMatch !== undefined && current) throw new S3Error('PreconditionFailed');
  if (ifMatch === undefined) return;
  if (!current) throw new S3Error('NoSuchKey');
  if (!namesEtag(ifMatch, current.etag)) throw new S3Error('PreconditionFailed');
};
