import type { BucketRecord, DeleteMarker, LockMode, Retention, StoredVersion } from './records.ts';
import { S3Error } from './s3Error.ts';

/** The Object Lock that a request asks for its new version. */
export type RequestedLock = { retention?: Retention; legalHold: boolean };

const MODE = 'x-amz-object-lock-mode';
const UNTIL = 'x-amz-object-lock-retain-until-date';
const HOLD = 'x-amz-object-lock-legal-hold';

/**
 * Reads the lock headers of a request that stores an object.
 *
 * @throws {S3Error} `InvalidRequest` (the bucket has no Object Lock), `InvalidArgument`
 */
export const requestedLock = (
  headers: Readonly<Record<string, string>>,
  bucket: BucketRecord,
  now: number,
): RequestedLock => {
  const mode = headers[MODE];
  const until = headers[UNTIL];
  const hold = headers[HOLD];
  if (mode === undefined && until === undefined && hold === undefined) return { legalHold: false };
  if (!bucket.objectLock)
    throw new S3Error('InvalidRequest', 'Bucket is missing Object Lock Configuration');
  if (hold !== undefined && hold !== 'ON' && hold !== 'OFF') throw new S3Error('InvalidArgument');

  const legalHold = hold === 'ON';
  if (mode === undefined && until === undefined) return { legalHold };
  if (!isLockMode(mode) || until === undefined) throw new S3Error('InvalidArgument');
  return { retention: parseRetention(mode, until, now), legalHold };
};

/**
 * A retention whose date is a date to come.
 *
 * @throws {S3Error} `InvalidArgument`
 */
export const parseRetention = (mode: LockMode, until: string, now: number): Retention => {
  const end = Date.parse(until);
  if (!(end > now))
    throw new S3Error('InvalidArgument', 'The retain until date must be in the future!');
  return { mode, until: new Date(end).toISOString() };
};

/** A retention in years, which the front keeps in days. */
export const DAYS_PER_YEAR = 365;

/** What the bucket gives to a version that names no retention. */
export const defaultRetention = (bucket: BucketRecord, now: number): Retention | undefined => {
  const rule = bucket.objectLock?.defaultRetention;
  return rule && { mode: rule.mode, until: new Date(now + rule.days * 86_400_000).toISOString() };
};

/**
 * Holds the removal of one version to its lock. A marker has none.
 *
 * @throws {S3Error} `AccessDenied` while a legal hold is on, or the retention lasts and is
 *   COMPLIANCE, or is GOVERNANCE and not bypassed
 */
export const assertRemovable = (
  version: StoredVersion | DeleteMarker,
  now: number,
  bypassesGovernance: boolean,
): void => {
  if (version.kind === 'marker') return;
  const retained = isRetained(version.retention, now);
  const bypassed = version.retention?.mode === 'GOVERNANCE' && bypassesGovernance;
  if (version.legalHold || (retained && !bypassed))
    throw new S3Error('AccessDenied', 'Access Denied because object protected by object lock.');
};

/**
 * Holds a change of retention to the one in force: COMPLIANCE may only be extended; GOVERNANCE may
 * be extended, and anything else only by who bypasses it.
 *
 * @throws {S3Error} `AccessDenied`
 */
export const assertRetentionChange = (
  current: Retention | undefined,
  next: Retention | undefined,
  now: number,
  bypassesGovernance: boolean,
): void => {
  if (!current || !isRetained(current, now)) return;
  const extended = next?.mode === current.mode && next.until >= current.until;
  const bypassed = current.mode === 'GOVERNANCE' && bypassesGovernance;
  if (!extended && !bypassed)
    throw new S3Error('AccessDenied', 'Access Denied because object protected by object lock.');
};

/** The lock of a version as reply headers. */
export const lockHeaders = (version: StoredVersion): Record<string, string> => ({
  ...(version.retention && { [MODE]: version.retention.mode, [UNTIL]: version.retention.until }),
  ...(version.legalHold && { [HOLD]: 'ON' }),
});

/** True for the two modes there are. */
export const isLockMode = (mode: string | undefined): mode is LockMode =>
  mode === 'COMPLIANCE' || mode === 'GOVERNANCE';

const isRetained = (retention: Retention | undefined, now: number): boolean =>
  retention !== undefined && Date.parse(retention.until) > now;
