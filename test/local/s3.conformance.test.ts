import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectAttributesCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  GetObjectRetentionCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketVersioningCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from './s3Server.ts';

/** The thirty questions that every S3 server tried for this project was asked. */
describe('S3 conformance with the real SDK', () => {
  let folder: string;
  let server: S3Server;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tapete-s3-'));
    server = await startS3(folder);
    await server.front.ensureBucket({ name: 'docs', versioning: false });
    await server.front.ensureBucket({ name: 'locked', versioning: true, objectLock: {} });
    await put('a/b.pdf', BODY, PDF);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const put = (
    Key: string,
    Body: NonNullable<PutObjectCommandInput['Body']>,
    more: Partial<PutObjectCommandInput> = {},
  ) => server.client.send(new PutObjectCommand({ Bucket: 'docs', Key, Body, ...more }));

  const read = async (Key: string, more: Partial<GetObjectCommandInput> = {}) => {
    const got = await server.client.send(new GetObjectCommand({ Bucket: 'docs', Key, ...more }));
    return { ...got, bytes: Buffer.from((await got.Body?.transformToByteArray()) ?? []) };
  };

  it('01 creates a bucket', async () => {
    const made = await server.client.send(new CreateBucketCommand({ Bucket: 'made' }));
    expect(made.Location).toBe('/made');
  });

  it('02 creates a bucket with Object Lock', async () => {
    const input = { Bucket: 'made-locked', ObjectLockEnabledForBucket: true };
    await server.client.send(new CreateBucketCommand(input));
    const stored = await server.client.send(
      new PutObjectCommand({ Bucket: 'made-locked', Key: 'x', Body: 'x' }),
    );
    expect(stored.VersionId).toMatch(/^[\w-]{32}$/);
  });

  it('03 stores a buffer and confirms its CRC-32', async () => {
    const stored = await put('buffer', BODY);
    expect(stored.ETag).toBe(`"${createHash('md5').update(BODY).digest('hex')}"`);
    expect(stored.ChecksumCRC32).toMatch(/^[\w+/]{6}==$/);
  });

  it('04 gives back the bytes and the headers', async () => {
    const got = await read('a/b.pdf');
    expect(got.bytes.equals(BODY)).toBe(true);
    expect(got).toMatchObject({
      ContentType: PDF.ContentType,
      ContentDisposition: PDF.ContentDisposition,
      Metadata: PDF.Metadata,
      ContentLength: BODY.length,
    });
  });

  it('05 gives the checksum to who asks', async () => {
    const got = await read('a/b.pdf', { ChecksumMode: 'ENABLED' });
    expect(got.ChecksumCRC32).toMatch(/^[\w+/]{6}==$/);
  });

  it('06 stores a stream without its framing', async () => {
    const pieces = Readable.from([BODY.subarray(0, 100_000), BODY.subarray(100_000)]);
    await put('stream', pieces, { ContentLength: BODY.length });
    expect((await read('stream')).bytes.equals(BODY)).toBe(true);
  });

  it('07 stores a small managed upload', async () => {
    const params = { Bucket: 'docs', Key: 'upload', Body: Readable.from([BODY]) };
    await new Upload({ client: server.client, params }).done();
    expect((await read('upload')).bytes.equals(BODY)).toBe(true);
  });

  it('08 stores a managed upload of 12 MB in parts', async () => {
    const big = randomBytes(12 * 1024 * 1024);
    const pieces = Readable.from([big.subarray(0, 7e6), big.subarray(7e6)]);
    const params = { Bucket: 'docs', Key: 'parts', Body: pieces };
    await new Upload({ client: server.client, partSize: 5 * 1024 * 1024, params }).done();
    const got = await read('parts', { ChecksumMode: 'ENABLED' });
    expect(got.bytes.equals(big)).toBe(true);
    expect(got.ETag).toMatch(/-3"$/);
  });

  it('09 accepts a SHA-256 that is right', async () => {
    const ChecksumSHA256 = createHash('sha256').update(BODY).digest('base64');
    expect((await put('sha', BODY, { ChecksumSHA256 })).ChecksumSHA256).toBe(ChecksumSHA256);
  });

  it('10 refuses a SHA-256 that is wrong, and stores nothing', async () => {
    const ChecksumSHA256 = createHash('sha256').update('other').digest('base64');
    const refused = put('sha-wrong', BODY, { ChecksumSHA256 });
    await expect(refused).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(read('sha-wrong')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('11 serves a presigned link with the disposition it was signed with', async () => {
    const ResponseContentDisposition = 'inline; filename="z.pdf"';
    const got = await fetch(await link({ ResponseContentDisposition }));
    expect(got.status).toBe(200);
    expect(got.headers.get('content-disposition')).toBe(ResponseContentDisposition);
    expect(Buffer.from(await got.arrayBuffer()).equals(BODY)).toBe(true);
  });

  it('12 refuses a presigned link past its time', async () => {
    const signingDate = new Date(Date.now() - 600_000);
    const got = await fetch(await link({}, { expiresIn: 1, signingDate }));
    expect([got.status, await got.text()]).toEqual([403, expect.stringContaining('has expired')]);
  });

  it('13 refuses a presigned link whose signature was changed', async () => {
    const url = (await link()).replace(/X-Amz-Signature=..../, 'X-Amz-Signature=zzzz');
    expect((await fetch(url)).status).toBe(403);
  });

  it('14 takes a presigned upload', async () => {
    const command = new PutObjectCommand({ Bucket: 'docs', Key: 'presigned' });
    const url = await getSignedUrl(server.client, command, { expiresIn: 60 });
    expect((await fetch(url, { method: 'PUT', body: 'hello' })).status).toBe(200);
    expect((await read('presigned')).bytes.toString()).toBe('hello');
  });

  it('15 refuses a request without signature', async () => {
    expect((await fetch(`${server.url}/docs/a/b.pdf`)).status).toBe(403);
  });

  it('16 creates only what is not there with If-None-Match', async () => {
    await put('once', 'first', { IfNoneMatch: '*' });
    await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
    expect((await read('once')).bytes.toString()).toBe('first');
  });

  it('17 answers NotFound to the head of what is not there', async () => {
    const asked = server.client.send(new HeadObjectCommand({ Bucket: 'docs', Key: 'nope' }));
    await expect(asked).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('18 answers NoSuchKey to the read of what is not there', async () => {
    await expect(read('nope')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('19 gives a range', async () => {
    const got = await read('a/b.pdf', { Range: 'bytes=10-19' });
    expect(got.bytes.equals(BODY.subarray(10, 20))).toBe(true);
    expect(got.ContentRange).toBe(`bytes 10-19/${BODY.length}`);
  });

  it('20 lists by prefix, by folder and by page', async () => {
    for (let i = 0; i < 5; i += 1) await put(`l/${i}/x`, '1');
    const list = (more: object) =>
      server.client.send(new ListObjectsV2Command({ Bucket: 'docs', Prefix: 'l/', ...more }));
    const folders = await list({ Delimiter: '/' });
    expect(folders.CommonPrefixes?.map(({ Prefix }) => Prefix)).toHaveLength(5);
    const page = await list({ MaxKeys: 2 });
    expect([page.IsTruncated, page.Contents?.length]).toEqual([true, 2]);
    const rest = await list({ MaxKeys: 10, ContinuationToken: page.NextContinuationToken });
    expect(rest.Contents?.map(({ Key }) => Key)).toEqual(['l/2/x', 'l/3/x', 'l/4/x']);
  });

  it('21 copies an object', async () => {
    const input = { Bucket: 'docs', CopySource: 'docs/a/b.pdf', Key: 'copy' };
    await server.client.send(new CopyObjectCommand(input));
    const got = await read('copy');
    expect(got.bytes.equals(BODY)).toBe(true);
    expect(got.ContentType).toBe(PDF.ContentType);
  });

  it('22 deletes several objects at once', async () => {
    for (const key of ['d/0', 'd/1', 'd/2']) await put(key, '1');
    const Delete = { Objects: [{ Key: 'd/0' }, { Key: 'd/1' }] };
    const done = await server.client.send(new DeleteObjectsCommand({ Bucket: 'docs', Delete }));
    expect(done.Deleted?.map(({ Key }) => Key)).toEqual(['d/0', 'd/1']);
    const left = new ListObjectsV2Command({ Bucket: 'docs', Prefix: 'd/' });
    expect((await server.client.send(left)).Contents?.map(({ Key }) => Key)).toEqual(['d/2']);
  });

  it('23 says back which encryption was asked for', async () => {
    const SSEKMSKeyId = 'arn:aws:kms:sa-east-1:000000000000:key/1';
    const stored = await put('enc', '1', { ServerSideEncryption: 'aws:kms', SSEKMSKeyId });
    expect(stored).toMatchObject({ ServerSideEncryption: 'aws:kms', SSEKMSKeyId });
  });

  it('24 keeps the retention of an upload', async () => {
    const until = new Date(Date.now() + 86_400_000);
    await putLocked('kept', until);
    const get = new GetObjectRetentionCommand({ Bucket: 'locked', Key: 'kept' });
    const { Retention } = await server.client.send(get);
    expect(Retention?.Mode).toBe('COMPLIANCE');
    expect(Math.abs((Retention?.RetainUntilDate?.getTime() ?? 0) - +until)).toBeLessThan(1000);
  });

  it('25 does not delete a version that is locked', async () => {
    const { VersionId } = await putLocked('wanted', new Date(Date.now() + 86_400_000));
    const remove = new DeleteObjectCommand({ Bucket: 'locked', Key: 'wanted', VersionId });
    await expect(server.client.send(remove)).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('26 gives version ids once versions are enabled', async () => {
    await server.client.send(new CreateBucketCommand({ Bucket: 'versioned' }));
    const VersioningConfiguration = { Status: 'Enabled' as const };
    const enable = { Bucket: 'versioned', VersioningConfiguration };
    await server.client.send(new PutBucketVersioningCommand(enable));
    const store = new PutObjectCommand({ Bucket: 'versioned', Key: 'v', Body: '1' });
    expect((await server.client.send(store)).VersionId).toMatch(/^[\w-]{32}$/);
  });

  it('27 keeps tags', async () => {
    await put('tagged', '1');
    const Tagging = { TagSet: [{ Key: 'a', Value: 'b' }] };
    const target = { Bucket: 'docs', Key: 'tagged' };
    await server.client.send(new PutObjectTaggingCommand({ ...target, Tagging }));
    const got = await server.client.send(new GetObjectTaggingCommand(target));
    expect(got.TagSet).toEqual(Tagging.TagSet);
  });

  it('28 gives the attributes asked for', async () => {
    const got = await server.client.send(
      new GetObjectAttributesCommand({
        Bucket: 'docs',
        Key: 'a/b.pdf',
        ObjectAttributes: ['ETag', 'ObjectSize', 'Checksum'],
      }),
    );
    expect(got.ObjectSize).toBe(BODY.length);
    expect(got.Checksum?.ChecksumCRC32).toMatch(/^[\w+/]{6}==$/);
  });

  it('29 keeps keys of any characters', async () => {
    const keys = ['w/a b.txt', 'w/a+b', 'w/ñandú.pdf', 'w/100%', 'w/😀', 'w/<&">', 'w/ x '];
    for (const key of keys) {
      await put(key, key);
      expect((await read(key)).bytes.toString()).toBe(key);
    }
    const list = new ListObjectsV2Command({ Bucket: 'docs', Prefix: 'w/' });
    const listed = (await server.client.send(list)).Contents?.map(({ Key }) => Key);
    const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
    expect(listed).toEqual(keys.toSorted(byBytes));
  });

  it('30 takes a key that climbs folders for a name like any other', async () => {
    await put('../../evil', 'inside');
    expect((await read('../../evil')).bytes.toString()).toBe('inside');
    const outside = await readdir(join(folder, '..'));
    expect([...outside, ...(await readdir(folder))]).not.toContain('evil');
  });

  const link = (more: object = {}, options: object = { expiresIn: 60 }) => {
    const command = new GetObjectCommand({ Bucket: 'docs', Key: 'a/b.pdf', ...more });
    return getSignedUrl(server.client, command, options);
  };

  const putLocked = (Key: string, ObjectLockRetainUntilDate: Date) =>
    server.client.send(
      new PutObjectCommand({
        Bucket: 'locked',
        Key,
        Body: '1',
        ObjectLockMode: 'COMPLIANCE',
        ObjectLockRetainUntilDate,
      }),
    );
});

const BODY = randomBytes(300_000);
const PDF = {
  ContentType: 'application/pdf',
  ContentDisposition: 'attachment; filename="n.pdf"; filename*=UTF-8\'\'%C3%B1.pdf',
  Metadata: { sha: 'x1' },
};
