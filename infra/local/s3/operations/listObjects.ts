import { after, type Catalog, type CatalogEntry } from '../catalog.ts';
import { quoted } from '../objectHeaders.ts';
import { type Operation, requireBucket, type S3Call } from '../operation.ts';
import type { StoredVersion } from '../records.ts';
import { S3Error } from '../s3Error.ts';
import { writeXml } from '../xml.ts';

/** A page goes on after a key, or after all keys that share a rolled-up prefix. */
type Mark = { key: string } | { prefix: string };

type Listed = { key: string; version: StoredVersion } | { prefix: string };

type ListRequest = { prefix: string; delimiter: string; from: Mark | undefined; max: number };

const KEYS_MAX = 1000;

/** ListObjectsV2. */
export const listObjects: Operation = async ({ catalog }, call) => {
  await requireBucket(catalog, call.bucket);
  if (call.query.get('list-type') !== '2')
    throw new S3Error('NotImplemented', 'Only version 2 of the list of objects is served');
  const { query } = call;
  const startAfter = query.get('start-after');
  const token = query.get('continuation-token');
  const request: ListRequest = {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    from: token !== null ? readToken(token) : startAfter !== null ? { key: startAfter } : undefined,
    max: readMaxKeys(query),
  };
  const { listed, more } = await listPage(catalog, call.bucket, request);
  const last = listed.at(-1);
  const encode = encoder(query);
  return {
    status: 200,
    body: writeXml('ListBucketResult', {
      Name: call.bucket,
      Prefix: encode(request.prefix),
      Delimiter: query.has('delimiter') ? encode(request.delimiter) : undefined,
      EncodingType: query.get('encoding-type') ?? undefined,
      StartAfter: startAfter === null ? undefined : encode(startAfter),
      ContinuationToken: token ?? undefined,
      NextContinuationToken: more && last ? writeToken(last) : undefined,
      KeyCount: listed.length,
      MaxKeys: request.max,
      IsTruncated: more,
      Contents: listed.flatMap((item) => ('key' in item ? [toContents(item, encode)] : [])),
      CommonPrefixes: listed.flatMap((item) =>
        'prefix' in item ? [{ Prefix: encode(item.prefix) }] : [],
      ),
    }),
  };
};

/**
 * How many entries a page may have.
 *
 * @throws {S3Error} `InvalidArgument`
 */
export const readMaxKeys = (query: URLSearchParams): number => {
  const text = query.get('max-keys') ?? String(KEYS_MAX);
  if (!/^\d{1,9}$/.test(text)) throw new S3Error('InvalidArgument');
  return Math.min(Number(text), KEYS_MAX);
};

/**
 * Names as they go into the document: as they are, or percent-encoded where the client asks,
 * because XML cannot hold every character a key can.
 *
 * @throws {S3Error} `InvalidArgument`
 */
export const encoder = (query: URLSearchParams): ((name: string) => string) => {
  const encoding = query.get('encoding-type');
  if (encoding === null) return (name) => name;
  if (encoding !== 'url') throw new S3Error('InvalidArgument');
  return (name) => encodeURIComponent(name).replaceAll('%2F', '/');
};

/** Where to start so that keys under the prefix and after the mark come, in byte order. */
export const startOf = (prefix: string, mark: string): string =>
  Buffer.compare(Buffer.from(prefix), Buffer.from(mark)) > 0 ? prefix : mark;

const listPage = async (
  catalog: Catalog,
  bucket: string,
  { prefix, delimiter, from, max }: ListRequest,
): Promise<{ listed: Listed[]; more: boolean }> => {
  const listed: Listed[] = [];
  if (max === 0) return { listed, more: false };
  let rolledUp = from && 'prefix' in from ? from.prefix : undefined;
  const mark = from && ('key' in from ? after(from.key) : from.prefix);
  for await (const { key, version } of newestOf(catalog, bucket, startOf(prefix, mark ?? ''))) {
    if (!key.startsWith(prefix)) break;
    if (version.kind === 'marker') continue;
    if (rolledUp !== undefined && key.startsWith(rolledUp)) continue;
    if (listed.length === max) return { listed, more: true };
    rolledUp = rollUp(key, prefix, delimiter);
    listed.push(rolledUp === undefined ? { key, version } : { prefix: rolledUp });
  }
  return { listed, more: false };
};

/** The first entry of each key, which is its newest version. */
async function* newestOf(
  catalog: Catalog,
  bucket: string,
  from: string,
): AsyncGenerator<CatalogEntry> {
  let previous: string | undefined;
  for await (const entry of catalog.entries(bucket, from)) {
    if (entry.key === previous) continue;
    previous = entry.key;
    yield entry;
  }
}

const rollUp = (key: string, prefix: string, delimiter: string): string | undefined => {
  const at = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
};

const toContents = (
  { key, version }: { key: string; version: StoredVersion },
  encode: (name: string) => string,
) => ({
  Key: encode(key),
  LastModified: new Date(version.writtenAt).toISOString(),
  ETag: quoted(version.etag),
  Size: version.size,
  StorageClass: 'STANDARD',
});

const writeToken = (last: Listed): string =>
  Buffer.from('key' in last ? `k${last.key}` : `p${last.prefix}`).toString('base64url');

const readToken = (token: S3Call['key']): Mark => {
  const text = Buffer.from(token, 'base64url').toString();
  if (text.startsWith('k')) return { key: text.slice(1) };
  if (text.startsWith('p')) return { prefix: text.slice(1) };
  throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect');
};
