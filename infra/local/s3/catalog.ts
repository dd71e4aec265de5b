import { Level } from 'level';
import type { BucketRecord, PartRecord, UploadRecord, VersionRecord } from './records.ts';

/** A version together with the key it belongs to. */
export type CatalogEntry = { key: string; version: VersionRecord };

/** One row of the catalog. */
export type CatalogRow =
  | { table: 'buckets'; bucket: string; record: BucketRecord }
  | { table: 'versions'; bucket: string; key: string; record: VersionRecord }
  | { table: 'uploads'; uploadId: string; record: UploadRecord }
  | { table: 'parts'; uploadId: string; record: PartRecord };

/** What one write changes; all of it or nothing. */
export type CatalogChange = { put?: readonly CatalogRow[]; remove?: readonly CatalogRow[] };

/** All that is known of buckets and objects but their bytes. */
export type Catalog = {
  bucket(name: string): Promise<BucketRecord | undefined>;
  buckets(): Promise<[name: string, record: BucketRecord][]>;
  /** The versions of a key, newest first. */
  versions(bucket: string, key: string): Promise<VersionRecord[]>;
  newest(bucket: string, key: string): Promise<VersionRecord | undefined>;
  /** All versions of a bucket: keys in byte order from `from` on, each key's newest first. */
  entries(bucket: string, from: string): AsyncIterable<CatalogEntry>;
  upload(uploadId: string): Promise<UploadRecord | undefined>;
  parts(uploadId: string): Promise<PartRecord[]>;
  /** Greater than all sequence numbers given before, across restarts. */
  nextSequence(): number;
  /** Returns once the change is on disk. */
  write(change: CatalogChange): Promise<void>;
  /** Every blob that a version or a part refers to. */
  referredBlobs(): Promise<Set<string>>;
  close(): Promise<void>;
};

const END = '\u0000'; // ends a name; sorts before whatever continues it
const PAST_END = '\u0001';

/** Opens the catalog. LevelDB's lock keeps a second process out. */
export const openCatalog = async (folder: string): Promise<Catalog> => {
  const level = new Level<string, unknown>(folder, { valueEncoding: 'json' });
  await level.open();
  const tables = openTables(level);
  const { buckets, versions, uploads, parts } = tables;
  let sequence = 0;
  for await (const record of versions.values()) sequence = Math.max(sequence, record.sequence);

  return {
    bucket: (name) => buckets.get(name),
    buckets: () => buckets.iterator().all(),
    versions: (bucket, key) => versions.values(rangeOf(bucket, key)).all(),
    newest: async (bucket, key) =>
      (await versions.values({ ...rangeOf(bucket, key), limit: 1 }).all())[0],
    entries: async function* (bucket, from) {
      const range = { gte: `${bucket}${END}${from}`, lt: `${bucket}${PAST_END}` };
      for await (const [name, version] of versions.iterator(range))
        yield { key: name.split(END)[1] ?? '', version };
    },
    upload: (uploadId) => uploads.get(uploadId),
    parts: (uploadId) => parts.values(rangeOf(uploadId)).all(),
    nextSequence: () => {
      sequence += 1;
      return sequence;
    },
    write: (change) => {
      const batch = level.batch();
      for (const row of change.remove ?? []) batch.del(keyOf(row), { sublevel: tables[row.table] });
      for (const row of change.put ?? [])
        batch.put(keyOf(row), row.record, { sublevel: tables[row.table] });
      return batch.write({ sync: true });
    },
    referredBlobs: () => referredBlobs(tables),
    close: () => level.close(),
  };
};

/** The key just after all versions of `key`, to go on from there in byte order. */
export const after = (key: string): string => `${key}${PAST_END}`;

type Tables = ReturnType<typeof openTables>;

const openTables = (level: Level<string, unknown>) => {
  const json = { valueEncoding: 'json' };
  return {
    buckets: level.sublevel<string, BucketRecord>('buckets', json),
    versions: level.sublevel<string, VersionRecord>('versions', json),
    uploads: level.sublevel<string, UploadRecord>('uploads', json),
    parts: level.sublevel<string, PartRecord>('parts', json),
  };
};

const referredBlobs = async ({ versions, parts }: Tables): Promise<Set<string>> => {
  const blobs = new Set<string>();
  for await (const record of versions.values())
    if (record.kind === 'stored') blobs.add(record.blobId);
  for await (const record of parts.values()) blobs.add(record.blobId);
  return blobs;
};

const rangeOf = (...names: string[]): { gt: string; lt: string } => ({
  gt: names.join(END) + END,
  lt: names.join(END) + PAST_END,
});

/** Counts down, so that the newest version of a key comes first. */
const descending = (sequence: number): string =>
  (Number.MAX_SAFE_INTEGER - sequence).toString(16).padStart(14, '0');

const keyOf = (row: CatalogRow): string => {
  switch (row.table) {
    case 'buckets':
      return row.bucket;
    case 'versions':
      return [row.bucket, row.key, descending(row.record.sequence)].join(END);
    case 'uploads':
      return row.uploadId;
    case 'parts':
      return `${row.uploadId}${END}${String(row.record.number).padStart(5, '0')}`;
  }
};
