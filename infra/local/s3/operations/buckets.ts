import * as z from 'zod';
import { type Operation, requireBucket } from '../operation.ts';
import type { BucketRecord, DefaultRetention } from '../records.ts';
import { DAYS_PER_YEAR } from '../retention.ts';
import { S3Error } from '../s3Error.ts';
import { parseXml, writeXml } from '../xml.ts';

const versioningDocument = z.object({
  VersioningConfiguration: z.object({ Status: z.enum(['Enabled', 'Suspended']) }),
});

const whole = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number);
const lockDocument = z.object({
  ObjectLockConfiguration: z.object({
    ObjectLockEnabled: z.literal('Enabled'),
    Rule: z
      .object({
        DefaultRetention: z.object({
          Mode: z.enum(['COMPLIANCE', 'GOVERNANCE']),
          Days: whole.optional(),
          Years: whole.optional(),
        }),
      })
      .optional(),
  }),
});

/** CreateBucket, with Object Lock if the header says so. */
export const createBucket: Operation = async ({ catalog, exclusively, now }, call) => {
  assertBucketName(call.bucket);
  const locked = call.headers['x-amz-bucket-object-lock-enabled']?.toLowerCase() === 'true';
  await call.payload(); // only a location, and there is one machine
  await exclusively(call.bucket, async () => {
    if (await catalog.bucket(call.bucket)) throw new S3Error('BucketAlreadyOwnedByYou');
    const record: BucketRecord = locked
      ? { createdAt: now(), versioning: 'enabled', objectLock: {} }
      : { createdAt: now(), versioning: 'off' };
    await catalog.write({ put: [{ table: 'buckets', bucket: call.bucket, record }] });
  });
  return { status: 200, headers: { location: `/${call.bucket}` } };
};

/** HeadBucket. */
export const headBucket: Operation = async ({ catalog }, call) => {
  await requireBucket(catalog, call.bucket);
  return { status: 200 };
};

/** ListBuckets. */
export const listBuckets: Operation = async ({ catalog }) => ({
  status: 200,
  body: writeXml('ListAllMyBucketsResult', {
    Buckets: {
      Bucket: (await catalog.buckets()).map(([Name, { createdAt }]) => ({
        Name,
        CreationDate: new Date(createdAt).toISOString(),
      })),
    },
  }),
});

/** GetBucketVersioning. */
export const getVersioning: Operation = async ({ catalog }, call) => {
  const { versioning } = await requireBucket(catalog, call.bucket);
  const status = { off: undefined, enabled: 'Enabled', suspended: 'Suspended' }[versioning];
  return { status: 200, body: writeXml('VersioningConfiguration', { Status: status }) };
};

/** PutBucketVersioning; a bucket with Object Lock never stops keeping versions. */
export const putVersioning: Operation = async ({ catalog, exclusively }, call) => {
  const document = parseXml((await call.payload()).bytes, versioningDocument);
  const enabled = document.VersioningConfiguration.Status === 'Enabled';
  await exclusively(call.bucket, async () => {
    const bucket = await requireBucket(catalog, call.bucket);
    if (bucket.objectLock && !enabled) throw new S3Error('InvalidBucketState');
    const record: BucketRecord = { ...bucket, versioning: enabled ? 'enabled' : 'suspended' };
    await catalog.write({ put: [{ table: 'buckets', bucket: call.bucket, record }] });
  });
  return { status: 200 };
};

/** GetObjectLockConfiguration. */
export const getLockConfiguration: Operation = async ({ catalog }, call) => {
  const { objectLock } = await requireBucket(catalog, call.bucket);
  if (!objectLock) throw new S3Error('ObjectLockConfigurationNotFoundError');
  const rule = objectLock.defaultRetention;
  return {
    status: 200,
    body: writeXml('ObjectLockConfiguration', {
      ObjectLockEnabled: 'Enabled',
      Rule: rule && { DefaultRetention: { Mode: rule.mode, Days: rule.days } },
    }),
  };
};

/** PutObjectLockConfiguration: once on, Object Lock stays; only the default for new versions moves. */
export const putLockConfiguration: Operation = async ({ catalog, exclusively }, call) => {
  const document = parseXml((await call.payload()).bytes, lockDocument);
  const rule = document.ObjectLockConfiguration.Rule?.DefaultRetention;
  const defaultRetention = rule && toDefault(rule.Mode, rule.Days, rule.Years);
  await exclusively(call.bucket, async () => {
    const bucket = await requireBucket(catalog, call.bucket);
    if (bucket.versioning !== 'enabled') throw new S3Error('InvalidBucketState');
    const objectLock = defaultRetention ? { defaultRetention } : {};
    const record: BucketRecord = { ...bucket, objectLock };
    await catalog.write({ put: [{ table: 'buckets', bucket: call.bucket, record }] });
  });
  return { status: 200 };
};

/**
 * Bucket names as S3 takes them.
 *
 * @throws {S3Error} `InvalidBucketName`
 */
export const assertBucketName = (name: string): void => {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) throw new S3Error('InvalidBucketName');
};

const toDefault = (
  mode: DefaultRetention['mode'],
  days: number | undefined,
  years: number | undefined,
): DefaultRetention => {
  if ((days === undefined) === (years === undefined)) throw new S3Error('MalformedXML');
  return { mode, days: days ?? (years ?? 0) * DAYS_PER_YEAR };
};
