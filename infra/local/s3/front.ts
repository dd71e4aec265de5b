import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Admit, callerOf } from '../iam/guard.ts';
import { serially } from '../serially.ts';
import { openBlobs } from './blobs.ts';
import { openCatalog } from './catalog.ts';
import type { S3Call, Stores } from './operation.ts';
import { assertBucketName } from './operations/buckets.ts';
import { readPayload } from './payload.ts';
import type { BucketRecord, DefaultRetention } from './records.ts';
import { parseRequest, type S3Request, withPresignedHeaders } from './request.ts';
import { sendError, sendReply } from './respond.ts';
import { routeOf } from './routes.ts';
import { S3Error } from './s3Error.ts';
import { type Credentials, verifySignature } from './signature.ts';

/** A bucket as the template declares it. */
export type BucketSettings = {
  name: string;
  versioning: boolean;
  /** Present when Object Lock is on, which implies versions; the default is optional. */
  objectLock?: { defaultRetention?: DefaultRetention };
};

/** The part of Amazon S3 that the system uses, over one folder. */
export type S3Front = {
  /** Serves one request of the S3 protocol, path style. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Makes the bucket, or brings it to these settings; versions and lock are never taken off. */
  ensureBucket(settings: BucketSettings): Promise<void>;
  /** Ends what is under way and releases the folder. */
  close(): Promise<void>;
};

type FrontOptions = {
  folder: string;
  /** Secrets by access key id. */
  credentials: Credentials;
  /** Milliseconds since 1970, for signatures and retention. */
  now?: () => number;
  /** Who may do what; without it everybody may. */
  admit?: Admit;
};

/** Opens the folder, clears what an earlier stop left half done, and serves it. */
export const openS3Front = async (options: FrontOptions): Promise<S3Front> => {
  const { folder, credentials, now = Date.now, admit = () => {} } = options;
  const blobs = await openBlobs(join(folder, 'blobs'));
  const catalog = await openCatalog(join(folder, 'catalog'));
  await blobs.sweep(await catalog.referredBlobs());
  const stores: Stores = { catalog, blobs, exclusively: serially(), now };
  const underWay = new Set<Promise<void>>();

  return {
    handle: (incoming, outgoing) => {
      const work = serve({ stores, credentials, admit }, incoming, outgoing);
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    ensureBucket: (settings) => ensureBucket(stores, settings),
    close: async () => {
      await Promise.all(underWay);
      await catalog.close();
    },
  };
};

type Serving = { stores: Stores; credentials: Credentials; admit: Admit };

/** Never rejects: whatever goes wrong becomes a reply or a closed connection. */
const serve = async (
  { stores, credentials, admit }: Serving,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  try {
    const request = parseRequest(incoming);
    const signedHash = verifySignature(request, credentials, stores.now());
    admitCall(admit, callerOf(incoming), request);
    const presigned = request.query.has('X-Amz-Signature');
    const call: S3Call = {
      ...(presigned ? withPresignedHeaders(request) : request),
      payload: () => readPayload(request, signedHash),
    };
    const reply = await routeOf(call)(stores, call);
    await sendReply(outgoing, reply, stores.now());
  } catch (error) {
    await sendError(incoming, outgoing, error, stores.now()).catch(() => outgoing.destroy());
  }
};

/** Reads and writes of objects by their method; all that no function has a use for by its own name. */
const OBJECT_ACTIONS: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};

/** @throws {S3Error} `AccessDenied` */
const admitCall = (admit: Admit, caller: string | undefined, request: S3Request): void => {
  const { method, bucket, key } = request;
  const plain =
    key !== '' &&
    [...request.query.keys()].every((name) => /^(x-id$|x-amz-|response-)/i.test(name));
  // An object that comes in parts is put by whoever may put it whole.
  const inParts =
    (method === 'POST' || method === 'PUT') &&
    (request.query.has('uploads') || request.query.has('uploadId'));
  const action =
    (inParts && OBJECT_ACTIONS['PUT']) ||
    (plain && OBJECT_ACTIONS[method]) ||
    `${method} ?${[...request.query.keys()].join('&')}`;
  try {
    admit(caller, { service: 's3', operation: action, input: { Bucket: bucket, Key: key } });
  } catch (error) {
    throw new S3Error('AccessDenied', (error as Error).message);
  }
};

const ensureBucket = async (stores: Stores, settings: BucketSettings): Promise<void> => {
  assertBucketName(settings.name);
  await stores.exclusively(settings.name, async () => {
    const kept = await stores.catalog.bucket(settings.name);
    const objectLock = settings.objectLock ?? kept?.objectLock;
    const keepsVersions = settings.versioning || objectLock !== undefined;
    const record: BucketRecord = {
      createdAt: kept?.createdAt ?? stores.now(),
      versioning: keepsVersions ? 'enabled' : (kept?.versioning ?? 'off'),
      ...(objectLock && { objectLock }),
    };
    await stores.catalog.write({ put: [{ table: 'buckets', bucket: settings.name, record }] });
  });
};
