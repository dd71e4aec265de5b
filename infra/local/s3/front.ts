import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serially } from '../serially.ts';
import { openBlobs } from './blobs.ts';
import { openCatalog } from './catalog.ts';
import type { S3Call, Stores } from './operation.ts';
import { assertBucketName } from './operations/buckets.ts';
import { readPayload } from './payload.ts';
import type { BucketRecord, DefaultRetention } from './records.ts';
import { parseRequest, withPresignedHeaders } from './request.ts';
import { sendError, sendReply } from './respond.ts';
import { routeOf } from './routes.ts';
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
};

/** Opens the folder, clears what an earlier stop left half done, and serves it. */
export const openS3Front = async (options: FrontOptions): Promise<S3Front> => {
  const { folder, credentials, now = Date.now } = options;
  const blobs = await openBlobs(join(folder, 'blobs'));
  const catalog = await openCatalog(join(folder, 'catalog'));
  await blobs.sweep(await catalog.referredBlobs());
  const stores: Stores = { catalog, blobs, exclusively: serially(), now };
  const underWay = new Set<Promise<void>>();

  return {
    handle: (incoming, outgoing) => {
      const work = serve(stores, credentials, incoming, outgoing);
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

/** Never rejects: whatever goes wrong becomes a reply or a closed connection. */
const serve = async (
  stores: Stores,
  credentials: Credentials,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  try {
    const request = parseRequest(incoming);
    const signedHash = verifySignature(request, credentials, stores.now());
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
