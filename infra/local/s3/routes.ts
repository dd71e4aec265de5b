import type { Operation, S3Call } from './operation.ts';
import { getAttributes } from './operations/attributes.ts';
import * as buckets from './operations/buckets.ts';
import { copyObject } from './operations/copyObject.ts';
import { deleteObject, deleteObjects } from './operations/deleteObject.ts';
import { getObject, headObject } from './operations/getObject.ts';
import { listObjects } from './operations/listObjects.ts';
import { listVersions } from './operations/listVersions.ts';
import * as multipart from './operations/multipart.ts';
import * as lock from './operations/objectLock.ts';
import { putObject } from './operations/putObject.ts';
import * as tagging from './operations/tagging.ts';
import { S3Error } from './s3Error.ts';

type Target = 'service' | 'bucket' | 'object';

/** A route by method, target and the query parameters that select it, if any. */
type Route = readonly [method: string, target: Target, selector: string, operation: Operation];

const ROUTES: readonly Route[] = [
  ['GET', 'service', '', buckets.listBuckets],
  ['PUT', 'bucket', '', buckets.createBucket],
  ['HEAD', 'bucket', '', buckets.headBucket],
  ['GET', 'bucket', '', listObjects],
  ['GET', 'bucket', 'versions', listVersions],
  ['POST', 'bucket', 'delete', deleteObjects],
  ['GET', 'bucket', 'versioning', buckets.getVersioning],
  ['PUT', 'bucket', 'versioning', buckets.putVersioning],
  ['GET', 'bucket', 'object-lock', buckets.getLockConfiguration],
  ['PUT', 'bucket', 'object-lock', buckets.putLockConfiguration],
  ['PUT', 'object', '', putObject],
  ['GET', 'object', '', getObject],
  ['HEAD', 'object', '', headObject],
  ['DELETE', 'object', '', deleteObject],
  ['GET', 'object', 'attributes', getAttributes],
  ['GET', 'object', 'retention', lock.getRetention],
  ['PUT', 'object', 'retention', lock.putRetention],
  ['GET', 'object', 'legal-hold', lock.getLegalHold],
  ['PUT', 'object', 'legal-hold', lock.putLegalHold],
  ['GET', 'object', 'tagging', tagging.getTagging],
  ['PUT', 'object', 'tagging', tagging.putTagging],
  ['DELETE', 'object', 'tagging', tagging.deleteTagging],
  ['POST', 'object', 'uploads', multipart.createUpload],
  ['PUT', 'object', 'partNumber&uploadId', multipart.uploadPart],
  ['POST', 'object', 'uploadId', multipart.completeUpload],
  ['DELETE', 'object', 'uploadId', multipart.abortUpload],
];

/** Parameters that refine an operation and never select one. */
const REFINEMENTS = [
  'x-id',
  'versionId',
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'start-after',
  'continuation-token',
  'encoding-type',
  'fetch-owner',
  'key-marker',
  'version-id-marker',
];

/**
 * The operation a call means. A parameter unknown here is refused, because to pass over it would
 * turn PutBucketPolicy into CreateBucket.
 *
 * @throws {S3Error} `NotImplemented`
 */
export const routeOf = (call: S3Call): Operation => {
  const target: Target = call.key !== '' ? 'object' : call.bucket !== '' ? 'bucket' : 'service';
  const selectors = [...call.query.keys()].filter((name) => !refines(name));
  const selector = selectors.sort().join('&');
  const route = ROUTES.find(
    ([method, on, by]) => method === call.method && on === target && by === selector,
  );
  if (!route) throw new S3Error('NotImplemented', `${call.method} on a ${target} ?${selector}`);
  const operation = route[3];
  const copies = operation === putObject && call.headers['x-amz-copy-source'] !== undefined;
  return copies ? copyObject : operation;
};

const refines = (name: string): boolean =>
  REFINEMENTS.includes(name) || /^(x-amz-|response-)/i.test(name);
