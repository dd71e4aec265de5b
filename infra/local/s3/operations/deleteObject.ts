import * as z from 'zod';
import { versionHeader } from '../objectHeaders.ts';
import {
  bypassesGovernance,
  type Operation,
  requireBucket,
  type S3Call,
  type Stores,
} from '../operation.ts';
import type { DeleteMarker } from '../records.ts';
import { assertRemovable } from '../retention.ts';
import { S3Error } from '../s3Error.ts';
import { placeVersion, replaceNewest } from '../storeVersion.ts';
import { parseXml, writeXml } from '../xml.ts';
import { namedVersion } from './findVersion.ts';

type Deletion = { key: string; versionId: string | undefined };
type Deleted = { versionId?: string; marker: boolean };

const KEYS_MAX = 1000;

const entry = z.object({ Key: z.string().min(1), VersionId: z.string().optional() });
const deleteDocument = z.object({
  Delete: z.object({
    Object: z.union([entry.transform((one) => [one]), z.array(entry).max(KEYS_MAX)]),
    Quiet: z.enum(['true', 'false']).optional(),
  }),
});

/** DeleteObject: hides the key behind a marker, or removes the one version that is named. */
export const deleteObject: Operation = async (stores, call) => {
  const bucket = await requireBucket(stores.catalog, call.bucket);
  const versionId = call.query.get('versionId') ?? undefined;
  const deleted = await deleteOne(stores, call, { key: call.key, versionId });
  return {
    status: 204,
    headers: {
      ...(deleted.versionId !== undefined && versionHeader(bucket, deleted.versionId)),
      ...(deleted.marker && { 'x-amz-delete-marker': 'true' }),
    },
  };
};

/** DeleteObjects: each key on its own; what is locked is reported and the rest goes. */
export const deleteObjects: Operation = async (stores, call) => {
  await requireBucket(stores.catalog, call.bucket);
  const { Delete: request } = parseXml((await call.payload()).bytes, deleteDocument);
  const deleted: Record<string, string | undefined>[] = [];
  const errors: Record<string, string | undefined>[] = [];
  for (const { Key, VersionId } of request.Object) {
    try {
      const done = await deleteOne(stores, call, { key: Key, versionId: VersionId });
      const marked = done.marker && { DeleteMarker: 'true', DeleteMarkerVersionId: done.versionId };
      deleted.push({ Key, VersionId, ...marked });
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      errors.push({ Key, VersionId, Code: error.code, Message: error.message });
    }
  }
  return {
    status: 200,
    body: writeXml('DeleteResult', {
      ...(request.Quiet !== 'true' && { Deleted: deleted }),
      Error: errors,
    }),
  };
};

const deleteOne = (stores: Stores, call: S3Call, { key, versionId }: Deletion): Promise<Deleted> =>
  stores.exclusively(`${call.bucket}/${key}`, () =>
    versionId === undefined
      ? hide(stores, call.bucket, key)
      : removeVersion(stores, call, key, versionId),
  );

const hide = async (stores: Stores, bucketName: string, key: string): Promise<Deleted> => {
  const bucket = await requireBucket(stores.catalog, bucketName);
  if (bucket.versioning !== 'off') {
    const marker: DeleteMarker = { kind: 'marker', ...placeVersion(stores, bucket) };
    await replaceNewest(stores, { bucket: bucketName, key }, bucket, marker);
    return { versionId: marker.versionId, marker: true };
  }
  const newest = await stores.catalog.newest(bucketName, key);
  if (newest) await erase(stores, bucketName, key, newest);
  return { marker: false };
};

const removeVersion = async (
  stores: Stores,
  call: S3Call,
  key: string,
  versionId: string,
): Promise<Deleted> => {
  const version = await namedVersion(stores, { bucket: call.bucket, key }, versionId);
  if (!version) return { versionId, marker: false };
  assertRemovable(version, stores.now(), bypassesGovernance(call));
  await erase(stores, call.bucket, key, version);
  return { versionId, marker: version.kind === 'marker' };
};

/** The record goes first: a blob without record is swept later, the reverse would be a hole. */
const erase = async (
  stores: Stores,
  bucket: string,
  key: string,
  record: Parameters<typeof assertRemovable>[0],
): Promise<void> => {
  await stores.catalog.write({ remove: [{ table: 'versions', bucket, key, record }] });
  if (record.kind === 'stored') await stores.blobs.remove(record.blobId);
};
