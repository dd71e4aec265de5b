import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutBucketVersioningCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from './s3Server.ts';

describe('Versions of the S3 front', () => {
  let folder: string;
  let server: S3Server;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tapete-s3-'));
    server = await startS3(folder);
    await server.front.ensureBucket({ name: 'docs', versioning: true });
    await server.front.ensureBucket({ name: 'bare', versioning: false });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('keeps each version readable by its id, the last one without', async () => {
    const first = await put('docs', 'paper', 'one');
    await put('docs', 'paper', 'two');
    expect(await read('docs', 'paper', first)).toBe('one');
    expect(await read('docs', 'paper')).toBe('two');
    expect(first).not.toBe('null');
  });

  it('hides a key behind a marker, and shows it again once the marker is removed', async () => {
    const version = await put('docs', 'hidden', 'there');
    const marker = await remove('docs', 'hidden');
    await expect(read('docs', 'hidden')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(read('docs', 'hidden', marker)).rejects.toMatchObject({
      name: 'MethodNotAllowed',
    });
    expect(await listed('hidden')).toEqual([]);
    expect(await read('docs', 'hidden', version)).toBe('there');
    await remove('docs', 'hidden', marker);
    expect(await read('docs', 'hidden')).toBe('there');
    expect(await listed('hidden')).toEqual(['hidden']);
  });

  it('makes the version before the newest one again when that is removed', async () => {
    await put('docs', 'undone', 'one');
    const second = await put('docs', 'undone', 'two');
    await remove('docs', 'undone', second);
    expect(await read('docs', 'undone')).toBe('one');
  });

  it('lists versions and markers page by page, newest first', async () => {
    const ids = [await put('docs', 'v/a', '1'), await put('docs', 'v/a', '2')];
    const marker = await remove('docs', 'v/a');
    const other = await put('docs', 'v/b', '3');
    const seen: unknown[] = [];
    let page:
      | Pick<ListObjectVersionsCommandOutput, 'NextKeyMarker' | 'NextVersionIdMarker'>
      | undefined = {};
    while (page) {
      const got: ListObjectVersionsCommandOutput = await send(
        new ListObjectVersionsCommand({
          Bucket: 'docs',
          Prefix: 'v/',
          MaxKeys: 1,
          KeyMarker: page.NextKeyMarker,
          VersionIdMarker: page.NextVersionIdMarker,
        }),
      );
      const entries = [...(got.Versions ?? []), ...(got.DeleteMarkers ?? [])];
      seen.push(...entries.map(({ Key, VersionId, IsLatest }) => [Key, VersionId, IsLatest]));
      page = got.IsTruncated ? got : undefined;
    }
    expect(seen).toEqual([
      ['v/a', marker, true],
      ['v/a', ids[1], false],
      ['v/a', ids[0], false],
      ['v/b', other, true],
    ]);
  });

  it('overwrites and deletes for good in a bucket without versions', async () => {
    const before = await blobs();
    await put('bare', 'k', 'one');
    expect(await put('bare', 'k', 'two')).toBeUndefined();
    expect(await read('bare', 'k')).toBe('two');
    await remove('bare', 'k');
    await expect(read('bare', 'k')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await blobs()).toEqual(before);
  });

  it('keeps earlier versions when versions are suspended, and one null version after', async () => {
    await send(new PutBucketVersioningCommand({ Bucket: 'bare', ...status('Enabled') }));
    const kept = await put('bare', 'mixed', 'kept');
    await send(new PutBucketVersioningCommand({ Bucket: 'bare', ...status('Suspended') }));
    expect(await put('bare', 'mixed', 'null 1')).toBe('null');
    expect(await put('bare', 'mixed', 'null 2')).toBe('null');
    const got = await send(new ListObjectVersionsCommand({ Bucket: 'bare', Prefix: 'mixed' }));
    expect(got.Versions?.map(({ VersionId }) => VersionId)).toEqual(['null', kept]);
    expect(await remove('bare', 'mixed')).toBe('null');
    expect(await read('bare', 'mixed', kept)).toBe('kept');
    const state = await send(new GetBucketVersioningCommand({ Bucket: 'bare' }));
    expect(state.Status).toBe('Suspended');
  });

  it('lets one of many creators of a key win', async () => {
    const before = await blobs();
    const tries = Array.from({ length: 20 }, (_, i) =>
      send(new PutObjectCommand({ Bucket: 'docs', Key: 'race', Body: `${i}`, IfNoneMatch: '*' })),
    );
    const won = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    const got = await send(new ListObjectVersionsCommand({ Bucket: 'docs', Prefix: 'race' }));
    expect(got.Versions).toHaveLength(1);
    expect(await blobs()).toHaveLength(before.length + 1);
  });

  it('changes only what the writer saw, with If-Match', async () => {
    const seen = await send(new PutObjectCommand({ Bucket: 'docs', Key: 'etag', Body: '1' }));
    const put = (IfMatch: string | undefined, Body: string) =>
      send(new PutObjectCommand({ Bucket: 'docs', Key: 'etag', Body, IfMatch }));
    await put(seen.ETag, '2');
    await expect(put(seen.ETag, '3')).rejects.toMatchObject({ name: 'PreconditionFailed' });
    const unchanged = new GetObjectCommand({ Bucket: 'docs', Key: 'etag', IfMatch: seen.ETag });
    await expect(send(unchanged)).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect(await read('docs', 'etag')).toBe('2');
  });

  it('copies the version named', async () => {
    const first = await put('docs', 'source ñ', 'one');
    await put('docs', 'source ñ', 'two');
    const CopySource = `docs/${encodeURIComponent('source ñ')}?versionId=${first}`;
    await send(new CopyObjectCommand({ Bucket: 'docs', Key: 'target', CopySource }));
    expect(await read('docs', 'target')).toBe('one');
  });

  it('rolls folders up across pages, each once', async () => {
    for (const key of ['f/a/1', 'f/a/2', 'f/b', 'f/c/1', 'f/c/2', 'f/d'])
      await put('docs', key, 'x');
    const seen: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await send(
        new ListObjectsV2Command({
          Bucket: 'docs',
          Prefix: 'f/',
          Delimiter: '/',
          MaxKeys: 1,
          ContinuationToken,
        }),
      );
      seen.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix));
      seen.push(...(page.Contents ?? []).map(({ Key }) => Key));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(seen).toEqual(['f/a/', 'f/b', 'f/c/', 'f/d']);
  });

  it('answers ranges at the edges', async () => {
    await put('docs', 'digits', '0123456789');
    const range = async (Range: string) => {
      const got = await send(new GetObjectCommand({ Bucket: 'docs', Key: 'digits', Range }));
      return got.Body?.transformToString();
    };
    expect(await range('bytes=-3')).toBe('789');
    expect(await range('bytes=7-')).toBe('789');
    expect(await range('bytes=0-99')).toBe('0123456789');
    await expect(range('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
    await send(new PutObjectCommand({ Bucket: 'docs', Key: 'empty', Body: Buffer.alloc(0) }));
    expect(await read('docs', 'empty')).toBe('');
  });

  it('refuses parts that are missing, small or out of order, and forgets an aborted upload', async () => {
    const before = await blobs();
    const target = { Bucket: 'docs', Key: 'big' };
    const { UploadId } = await send(new CreateMultipartUploadCommand(target));
    const part = async (PartNumber: number, Body: Buffer) => {
      const command = new UploadPartCommand({ ...target, UploadId, PartNumber, Body });
      return { PartNumber, ETag: (await send(command)).ETag };
    };
    const complete = (Parts: { PartNumber: number; ETag: string | undefined }[]) =>
      send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }));
    const [one, two] = [await part(1, randomBytes(100)), await part(2, randomBytes(100))];
    const wrong = complete([{ ...one, ETag: '"0"' }]);
    await expect(wrong).rejects.toMatchObject({ name: 'InvalidPart' });
    await expect(complete([two, one])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
    await expect(complete([one, two])).rejects.toMatchObject({ name: 'EntityTooSmall' });
    await send(new AbortMultipartUploadCommand({ ...target, UploadId }));
    await expect(complete([one])).rejects.toMatchObject({ name: 'NoSuchUpload' });
    expect(await blobs()).toEqual(before);
  });

  it('knows its buckets', async () => {
    const { Buckets } = await send(new ListBucketsCommand({}));
    expect(Buckets?.map(({ Name }) => Name)).toEqual(['bare', 'docs']);
    await expect(send(new HeadBucketCommand({ Bucket: 'nope' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(put('nope', 'k', 'x')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  const send: S3Server['client']['send'] = (...args: never[]) =>
    (server.client.send as (...all: never[]) => never)(...args);

  const put = async (Bucket: string, Key: string, Body: string) =>
    (await send(new PutObjectCommand({ Bucket, Key, Body }))).VersionId;

  const read = async (Bucket: string, Key: string, VersionId?: string) => {
    const got = await send(new GetObjectCommand({ Bucket, Key, VersionId }));
    return got.Body?.transformToString();
  };

  const remove = async (Bucket: string, Key: string, VersionId?: string) =>
    (await send(new DeleteObjectCommand({ Bucket, Key, VersionId }))).VersionId;

  const listed = async (Prefix: string) => {
    const got = await send(new ListObjectsV2Command({ Bucket: 'docs', Prefix }));
    return (got.Contents ?? []).map(({ Key }) => Key);
  };

  const blobs = async () => (await readdir(join(folder, 'blobs'))).toSorted();
});

const status = (Status: 'Enabled' | 'Suspended') => ({ VersioningConfiguration: { Status } });
