import * as z from 'zod';
import { bypassesGovernance, type Operation } from '../operation.ts';
import { assertRetentionChange, parseRetention } from '../retention.ts';
import { S3Error } from '../s3Error.ts';
import { parseXml, writeXml } from '../xml.ts';
import { changeVersion, findVersion } from './findVersion.ts';

const retentionDocument = z.object({
  Retention: z.union([
    z.object({
      Mode: z.enum(['COMPLIANCE', 'GOVERNANCE']),
      RetainUntilDate: z.iso.datetime({ offset: true }),
    }),
    z.literal(''), // takes the retention away
  ]),
});
const holdDocument = z.object({ LegalHold: z.object({ Status: z.enum(['ON', 'OFF']) }) });

/** GetObjectRetention. */
export const getRetention: Operation = async (stores, call) => {
  const { bucket, version } = await findVersion(stores, call);
  if (!bucket.objectLock) throw noLock();
  if (!version.retention) throw new S3Error('NoSuchObjectLockConfiguration');
  const { mode, until } = version.retention;
  return { status: 200, body: writeXml('Retention', { Mode: mode, RetainUntilDate: until }) };
};

/** PutObjectRetention: longer always, shorter or none only where governance is bypassed. */
export const putRetention: Operation = async (stores, call) => {
  const { Retention: asked } = parseXml((await call.payload()).bytes, retentionDocument);
  const now = stores.now();
  const next = asked === '' ? undefined : parseRetention(asked.Mode, asked.RetainUntilDate, now);
  await changeVersion(stores, call, (version, bucket) => {
    if (!bucket.objectLock) throw noLock();
    assertRetentionChange(version.retention, next, now, bypassesGovernance(call));
    const { retention: _, ...rest } = version;
    return next ? { ...rest, retention: next } : rest;
  });
  return { status: 200 };
};

/** GetObjectLegalHold. */
export const getLegalHold: Operation = async (stores, call) => {
  const { bucket, version } = await findVersion(stores, call);
  if (!bucket.objectLock) throw noLock();
  const Status = version.legalHold ? 'ON' : 'OFF';
  return { status: 200, body: writeXml('LegalHold', { Status }) };
};

/** PutObjectLegalHold. */
export const putLegalHold: Operation = async (stores, call) => {
  const { LegalHold: asked } = parseXml((await call.payload()).bytes, holdDocument);
  await changeVersion(stores, call, (version, bucket) => {
    if (!bucket.objectLock) throw noLock();
    return { ...version, legalHold: asked.Status === 'ON' };
  });
  return { status: 200 };
};

const noLock = (): S3Error =>
  new S3Error('InvalidRequest', 'Bucket is missing Object Lock Configuration');
