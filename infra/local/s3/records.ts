import type { Checksums } from './checksums.ts';

/** COMPLIANCE yields to nobody; GOVERNANCE yields to a request that says it bypasses it. */
export type LockMode = 'COMPLIANCE' | 'GOVERNANCE';

/** Until when a version may not be removed. `until` is RFC 3339 in UTC. */
export type Retention = { mode: LockMode; until: string };

/** What new versions of a bucket get when the request names no retention. */
export type DefaultRetention = { mode: LockMode; days: number };

/** A bucket as kept. A bucket with `objectLock` keeps its versions for ever enabled. */
export type BucketRecord = {
  createdAt: number;
  versioning: 'off' | 'enabled' | 'suspended';
  objectLock?: { defaultRetention?: DefaultRetention };
};

/** Name and value of a tag, in the order given. */
export type Tag = readonly [name: string, value: string];

type VersionBase = {
  /** `null` is the one version of a bucket that keeps no versions, as in S3. */
  versionId: string;
  /** Place in the order of writing; later is greater. */
  sequence: number;
  writtenAt: number;
};

/** One stored version: where its bytes are and what was said about them. */
export type StoredVersion = VersionBase & {
  kind: 'stored';
  blobId: string;
  size: number;
  etag: string;
  checksums: Checksums;
  /** Reply headers kept as sent: content type, disposition, user metadata, encryption. */
  headers: Record<string, string>;
  tags: Tag[];
  retention?: Retention;
  legalHold: boolean;
};

/** The mark that hides a key without removing its versions. */
export type DeleteMarker = VersionBase & { kind: 'marker' };

/** What the catalog holds for a key, newest first. */
export type VersionRecord = StoredVersion | DeleteMarker;

/** A multipart upload that was started: what its object will be once it is completed. */
export type UploadRecord = {
  bucket: string;
  key: string;
  headers: Record<string, string>;
  tags: Tag[];
  retention?: Retention;
  legalHold: boolean;
};

/** One part of a multipart upload. */
export type PartRecord = { number: number; blobId: string; size: number; etag: string };
