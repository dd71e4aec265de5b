import type { FileHandle } from 'node:fs/promises';
import { describeVersion, namesEtag, quoted } from '../objectHeaders.ts';
import type { Operation, S3Call, S3Reply } from '../operation.ts';
import type { BucketRecord, StoredVersion } from '../records.ts';
import { S3Error } from '../s3Error.ts';
import { findVersion } from './findVersion.ts';

/** First and last byte, both included. */
type ByteRange = { first: number; last: number };

const OVERRIDES = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

/** GetObject, whole or a range, with the reply headers a signed link may override. */
export const getObject: Operation = async (stores, call) => {
  // Opened before anybody may remove it; an open file can be read to its end.
  const { bucket, version, file } = await stores.exclusively(
    `${call.bucket}/${call.key}`,
    async () => {
      const found = await findVersion(stores, call);
      return { ...found, file: await stores.blobs.open(found.version.blobId) };
    },
  );
  try {
    const head = describe(call, bucket, version);
    if (head.status === 304 || version.size === 0) {
      await file.close();
      return head;
    }
    return { ...head, body: stream(file, head.range) };
  } catch (error) {
    await file.close();
    throw error;
  }
};

/** HeadObject: the same headers, no body. */
export const headObject: Operation = async (stores, call) => {
  const { bucket, version } = await findVersion(stores, call);
  const { status, headers } = describe(call, bucket, version);
  return { status, headers };
};

const stream = (file: FileHandle, range: ByteRange | undefined) =>
  file.createReadStream(range && { start: range.first, end: range.last });

const describe = (
  call: S3Call,
  bucket: BucketRecord,
  version: StoredVersion,
): Required<Pick<S3Reply, 'status' | 'headers'>> & { range?: ByteRange } => {
  const { headers } = call;
  const etag = quoted(version.etag);
  if (headers['if-match'] !== undefined && !namesEtag(headers['if-match'], version.etag))
    throw new S3Error('PreconditionFailed');
  if (headers['if-none-match'] !== undefined && namesEtag(headers['if-none-match'], version.etag))
    return { status: 304, headers: { etag } };

  const range = parseRange(headers['range'], version.size);
  const verifiable = headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED' && !range;
  const described = { ...describeVersion(bucket, version, verifiable), ...overrides(call) };
  if (!range)
    return { status: 200, headers: { ...described, 'content-length': String(version.size) } };
  return {
    status: 206,
    headers: {
      ...described,
      'content-range': `bytes ${range.first}-${range.last}/${version.size}`,
      'content-length': String(range.last - range.first + 1),
    },
    range,
  };
};

const overrides = ({ query }: S3Call): Record<string, string> =>
  Object.fromEntries(
    OVERRIDES.flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );

/** A single range in bytes; anything else is passed over, as HTTP says. */
const parseRange = (header: string | undefined, size: number): ByteRange | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (to !== '' && from !== '' && Number(to) < Number(from)) return undefined;
  if (range.first > range.last)
    throw new S3Error('InvalidRange', undefined, { 'content-range': `bytes */${size}` });
  return range;
};
