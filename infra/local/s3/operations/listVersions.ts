import { after, type Catalog, type CatalogEntry } from '../catalog.ts';
import { quoted } from '../objectHeaders.ts';
import { type Operation, requireBucket } from '../operation.ts';
import { S3Error } from '../s3Error.ts';
import { writeXml } from '../xml.ts';
import { encoder, readMaxKeys, startOf } from './listObjects.ts';

type VersionEntry = CatalogEntry & { isLatest: boolean };

/** ListObjectVersions: every version and delete marker, each key's newest first. */
export const listVersions: Operation = async ({ catalog }, call) => {
  await requireBucket(catalog, call.bucket);
  const { query } = call;
  if (query.get('delimiter')) throw new S3Error('NotImplemented', 'No delimiter among versions');
  const prefix = query.get('prefix') ?? '';
  const max = readMaxKeys(query);
  const encode = encoder(query);

  const page: VersionEntry[] = [];
  let more = false;
  const marker = { key: query.get('key-marker'), versionId: query.get('version-id-marker') };
  for await (const entry of entriesAfter(catalog, call.bucket, prefix, marker)) {
    more = page.length === max && max > 0;
    if (page.length >= max) break;
    page.push(entry);
  }
  const last = more ? page.at(-1) : undefined;
  const { Version, DeleteMarker } = toElements(page, encode);
  return {
    status: 200,
    body: writeXml('ListVersionsResult', {
      Name: call.bucket,
      Prefix: encode(prefix),
      EncodingType: query.get('encoding-type') ?? undefined,
      MaxKeys: max,
      IsTruncated: more,
      NextKeyMarker: last && encode(last.key),
      NextVersionIdMarker: last?.version.versionId,
      Version,
      DeleteMarker,
    }),
  };
};

async function* entriesAfter(
  catalog: Catalog,
  bucket: string,
  prefix: string,
  marker: { key: string | null; versionId: string | null },
): AsyncGenerator<VersionEntry> {
  const resumesInside = marker.key !== null && marker.versionId !== null;
  const mark = resumesInside ? (marker.key ?? '') : marker.key === null ? '' : after(marker.key);
  let skipping = resumesInside;
  let previous: string | undefined;
  for await (const entry of catalog.entries(bucket, startOf(prefix, mark))) {
    if (!entry.key.startsWith(prefix)) return;
    const isLatest = entry.key !== previous;
    previous = entry.key;
    if (skipping && entry.key === marker.key) {
      skipping = entry.version.versionId !== marker.versionId;
      continue;
    }
    yield { ...entry, isLatest };
  }
}

const toElements = (page: readonly VersionEntry[], encode: (name: string) => string) => {
  const common = ({ key, version, isLatest }: VersionEntry) => ({
    Key: encode(key),
    VersionId: version.versionId,
    IsLatest: isLatest,
    LastModified: new Date(version.writtenAt).toISOString(),
  });
  return {
    Version: page.flatMap((entry) =>
      entry.version.kind === 'marker'
        ? []
        : [
            {
              ...common(entry),
              ETag: quoted(entry.version.etag),
              Size: entry.version.size,
              StorageClass: 'STANDARD',
            },
          ],
    ),
    DeleteMarker: page.filter(({ version }) => version.kind === 'marker').map(common),
  };
};
