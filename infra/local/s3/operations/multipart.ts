import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { Blobs } from '../blobs.ts';
import type { CatalogRow } from '../catalog.ts';
import { checksumElements, checksumHeaders, fourBytes } from '../checksums.ts';
import { keptHeaders, quoted, taggingHeader, versionHeader } from '../objectHeaders.ts';
import { type Operation, requireBucket, type S3Call, type Stores } from '../operation.ts';
import type { PartRecord, UploadRecord } from '../records.ts';
import { requestedLock } from '../retention.ts';
import { S3Error } from '../s3Error.ts';
import { storeVersion } from '../storeVersion.ts';
import { parseXml, writeXml } from '../xml.ts';

const PART_NUMBER_MAX = 10_000;
const PART_BYTES_MIN = 5 * 1024 * 1024; // of every part but the last

const part = z.object({ PartNumber: z.string().transform(Number), ETag: z.string() });
const completeDocument = z.object({
  CompleteMultipartUpload: z.object({
    Part: z.union([part.transform((one) => [one]), z.array(part)]),
  }),
});

/** CreateMultipartUpload. */
export const createUpload: Operation = async (stores, call) => {
  const bucket = await requireBucket(stores.catalog, call.bucket);
  const uploadId = randomBytes(24).toString('base64url');
  const record: UploadRecord = {
    bucket: call.bucket,
    key: call.key,
    headers: keptHeaders(call.headers),
    tags: taggingHeader(call.headers),
    ...requestedLock(call.headers, bucket, stores.now()),
  };
  await stores.catalog.write({ put: [{ table: 'uploads', uploadId, record }] });
  return {
    status: 200,
    body: writeXml('InitiateMultipartUploadResult', {
      Bucket: call.bucket,
      Key: call.key,
      UploadId: uploadId,
    }),
  };
};

/** UploadPart: a part sent again replaces the one before. */
export const uploadPart: Operation = async (stores, call) => {
  const uploadId = call.query.get('uploadId') ?? '';
  const number = Number(call.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > PART_NUMBER_MAX)
    throw new S3Error('InvalidArgument');
  if (call.headers['x-amz-copy-source'] !== undefined) throw new S3Error('NotImplemented');
  await requireUpload(stores, call);
  const { bytes, checksums } = await call.payload();
  const etag = createHash('md5').update(bytes).digest('hex');

  await stores.exclusively(uploadId, async () => {
    await requireUpload(stores, call);
    const replaced = (await stores.catalog.parts(uploadId)).find((p) => p.number === number);
    const blobId = await stores.blobs.write([bytes]);
    const record: PartRecord = { number, blobId, size: bytes.length, etag };
    await stores.catalog.write({ put: [{ table: 'parts', uploadId, record }] });
    if (replaced) await stores.blobs.remove(replaced.blobId);
  });
  return { status: 200, headers: { etag: quoted(etag), ...checksumHeaders(checksums) } };
};

/** CompleteMultipartUpload: the parts named, in order, become one object. */
export const completeUpload: Operation = async (stores, call) => {
  const document = parseXml((await call.payload()).bytes, completeDocument);
  const uploadId = call.query.get('uploadId') ?? '';
  return stores.exclusively(uploadId, async () => {
    const bucket = await requireBucket(stores.catalog, call.bucket);
    const { bucket: _bucket, key: _key, ...described } = await requireUpload(stores, call);
    const kept = await stores.catalog.parts(uploadId);
    const parts = chooseParts(document.CompleteMultipartUpload.Part, kept);
    const joined = await joinParts(stores.blobs, parts);
    const version = await storeVersion(stores, call, { ...described, ...joined });
    await forgetUpload(stores, call, kept);
    return {
      status: 200,
      headers: versionHeader(bucket, version.versionId),
      body: writeXml('CompleteMultipartUploadResult', {
        Location: `/${call.bucket}/${call.key}`,
        Bucket: call.bucket,
        Key: call.key,
        ETag: quoted(version.etag),
        ...checksumElements(version.checksums),
        ChecksumType: 'FULL_OBJECT',
      }),
    };
  });
};

/** AbortMultipartUpload. */
export const abortUpload: Operation = async (stores, call) => {
  const uploadId = call.query.get('uploadId') ?? '';
  await stores.exclusively(uploadId, async () => {
    await requireUpload(stores, call);
    await forgetUpload(stores, call, await stores.catalog.parts(uploadId));
  });
  return { status: 204 };
};

const requireUpload = async ({ catalog }: Stores, call: S3Call): Promise<UploadRecord> => {
  await requireBucket(catalog, call.bucket);
  const upload = await catalog.upload(call.query.get('uploadId') ?? '');
  if (!upload || upload.bucket !== call.bucket || upload.key !== call.key)
    throw new S3Error('NoSuchUpload');
  return upload;
};

const chooseParts = (
  asked: readonly { PartNumber: number; ETag: string }[],
  kept: readonly PartRecord[],
): PartRecord[] => {
  const chosen = asked.map(({ PartNumber, ETag }) => {
    const found = kept.find(({ number }) => number === PartNumber);
    if (!found || found.etag !== ETag.replaceAll('"', '')) throw new S3Error('InvalidPart');
    return found;
  });
  if (chosen.some(({ number }, i) => i > 0 && number <= (chosen[i - 1]?.number ?? 0)))
    throw new S3Error('InvalidPartOrder');
  if (chosen.slice(0, -1).some(({ size }) => size < PART_BYTES_MIN))
    throw new S3Error('EntityTooSmall');
  return chosen;
};

/** One blob out of many, a part in memory at a time. */
const joinParts = async (blobs: Blobs, parts: readonly PartRecord[]) => {
  let checksum = 0;
  const chunks = async function* () {
    for (const { blobId } of parts) {
      const file = await blobs.open(blobId);
      try {
        const bytes = await file.readFile();
        checksum = crc32(bytes, checksum);
        yield bytes;
      } finally {
        await file.close();
      }
    }
  };
  const blobId = await blobs.write(chunks());
  const digests = Buffer.concat(parts.map(({ etag }) => Buffer.from(etag, 'hex')));
  return {
    blobId,
    size: parts.reduce((total, { size }) => total + size, 0),
    etag: `${createHash('md5').update(digests).digest('hex')}-${parts.length}`,
    checksums: { crc32: fourBytes(checksum) },
  };
};

const forgetUpload = async (
  { catalog, blobs }: Stores,
  call: S3Call,
  parts: readonly PartRecord[],
): Promise<void> => {
  const uploadId = call.query.get('uploadId') ?? '';
  const record = { bucket: call.bucket, key: call.key, headers: {}, tags: [], legalHold: false };
  const rows = parts.map((part): CatalogRow => ({ table: 'parts', uploadId, record: part }));
  await catalog.write({ remove: [{ table: 'uploads', uploadId, record }, ...rows] });
  for (const { blobId } of parts) await blobs.remove(blobId);
};
