import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CREDENTIALS, type S3Server, startS3 } from './s3Server.ts';

describe('What the S3 front lets in', () => {
  let folder: string;
  let server: S3Server;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tapete-s3-'));
    server = await startS3(folder);
    await server.front.ensureBucket({ name: 'docs', versioning: true });
    await put('b', 'the file b');
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  describe('paths', () => {
    it('takes the path as it was signed and sent, dots included', async () => {
      await put('a/../b', 'another file');
      const url = await link('a/../b');
      expect(await rawGet(url)).toEqual([200, 'another file']);
      expect((await fetch(url)).status).toBe(403); // fetch asks for /docs/b instead
      expect(await rawGet(await link('b'))).toEqual([200, 'the file b']);
    });

    it('refuses the same path written otherwise', async () => {
      const url = (await link('b')).replace('/docs/b?', '/docs/%62?');
      expect((await rawGet(url))[0]).toBe(403);
    });

    it('writes nothing outside its folder, whatever the key', async () => {
      const before = await readdir(tmpdir());
      const keys = ['../x1', '../../x2', '/../x3', 'a/../../../x4', '..\\x5', '%2e%2e%2fx6', '..'];
      for (const key of keys) await put(key, key);
      for (const key of keys) expect(await read(key)).toBe(key);
      expect((await readdir(folder)).toSorted()).toEqual(['blobs', 'catalog']);
      const names = await readdir(join(folder, 'blobs'));
      expect(names.filter((name) => !/^[0-9a-f-]{36}$/.test(name))).toEqual([]);
      const appeared = (await readdir(tmpdir())).filter((name) => !before.includes(name));
      expect(appeared.filter((name) => /x\d/.test(name))).toEqual([]);
    });

    it('refuses paths that cannot be decoded and keys that are too long', async () => {
      expect((await rawGet(`${server.url}/docs/%zz`))[0]).toBe(400);
      expect((await rawGet(`${server.url}/docs/a%00b`))[0]).toBe(400);
      await expect(put('k'.repeat(1025), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' });
      await put('k'.repeat(1024), 'x');
    });
  });

  describe('presigned links', () => {
    it('serve one method', async () => {
      expect((await fetch(await link('b'), { method: 'DELETE' })).status).toBe(403);
    });

    it('refuse a parameter that was changed or added', async () => {
      const url = await link('b', { ResponseContentType: 'text/plain' });
      expect((await fetch(url.replace('text%2Fplain', 'text%2Fhtml'))).status).toBe(403);
      expect((await fetch(`${url}&versionId=null`)).status).toBe(403);
    });

    it('refuse an x-amz- header that was not signed', async () => {
      const command = new DeleteObjectCommand({ Bucket: 'docs', Key: 'b', VersionId: 'v' });
      const url = await getSignedUrl(server.client, command);
      const headers = { 'x-amz-bypass-governance-retention': 'true' };
      const answer = await fetch(url, { method: 'DELETE', headers });
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining('not signed'),
      ]);
    });

    it('are not valid before their time', async () => {
      const signingDate = new Date(Date.now() + 3_600_000);
      const url = await getSignedUrl(
        server.client,
        new GetObjectCommand({ Bucket: 'docs', Key: 'b' }),
        { signingDate },
      );
      expect((await fetch(url)).status).toBe(403);
    });

    it('carry the metadata they were signed with', async () => {
      const command = new PutObjectCommand({ Bucket: 'docs', Key: 'm', Metadata: { desk: '3' } });
      const url = await getSignedUrl(server.client, command);
      expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(200);
      const head = await server.client.send(new HeadObjectCommand({ Bucket: 'docs', Key: 'm' }));
      expect(head.Metadata).toEqual({ desk: '3' });
    });
  });

  describe('signed requests', () => {
    it('refuses a wrong secret and an unknown key', async () => {
      const secretAccessKey = 'guessed';
      await expect(head({ credentials: { ...CREDENTIALS, secretAccessKey } })).rejects.toThrow();
      for (const accessKeyId of ['nobody', 'constructor', '__proto__'])
        await expect(get({ credentials: { ...CREDENTIALS, accessKeyId } })).rejects.toMatchObject({
          name: 'InvalidAccessKeyId',
        });
    });

    it('refuses a clock that is an hour off', async () => {
      await expect(get({ systemClockOffset: -3_600_000 })).rejects.toMatchObject({
        name: 'RequestTimeTooSkewed',
      });
    });

    it('refuses a body other than the one signed, and stores nothing', async () => {
      const client = clientWith({});
      client.middlewareStack.add(
        (next) => (args) => {
          (args.request as { body: unknown }).body = Buffer.from('swapped');
          return next(args);
        },
        { step: 'deserialize', priority: 'low' },
      );
      const command = new PutObjectCommand({ Bucket: 'docs', Key: 'swap', Body: 'genuine' });
      await expect(client.send(command)).rejects.toMatchObject({
        name: 'XAmzContentSHA256Mismatch',
      });
      await expect(read('swap')).rejects.toMatchObject({ name: 'NoSuchKey' });
    });

    it('refuses what it does not know, and does nothing in its place', async () => {
      const policy = new PutBucketPolicyCommand({ Bucket: 'other', Policy: '{}' });
      await expect(server.client.send(policy)).rejects.toMatchObject({ name: 'NotImplemented' });
      const list = new ListObjectsV2Command({ Bucket: 'other' });
      await expect(server.client.send(list)).rejects.toMatchObject({ name: 'NoSuchBucket' });
    });
  });

  it('keeps spaces and line ends of a key through the XML of lists and deletions', async () => {
    const keys = [' cr/ first ', ' cr/a\rb', ' cr/c\nd'];
    for (const key of keys) await put(key, 'x');
    const list = () =>
      server.client.send(new ListObjectsV2Command({ Bucket: 'docs', Prefix: ' cr/' }));
    expect((await list()).Contents?.map(({ Key }) => Key)).toEqual(keys);
    const Delete = { Objects: keys.map((Key) => ({ Key })) };
    await server.client.send(new DeleteObjectsCommand({ Bucket: 'docs', Delete }));
    expect((await list()).Contents).toBeUndefined();
  });

  const put = (Key: string, Body: string) =>
    server.client.send(new PutObjectCommand({ Bucket: 'docs', Key, Body }));

  const read = async (Key: string) => {
    const got = await server.client.send(new GetObjectCommand({ Bucket: 'docs', Key }));
    return got.Body?.transformToString();
  };

  const link = (Key: string, more: object = {}) =>
    getSignedUrl(server.client, new GetObjectCommand({ Bucket: 'docs', Key, ...more }));

  const clientWith = (config: S3ClientConfig) =>
    new S3Client({
      endpoint: server.url,
      region: 'sa-east-1',
      credentials: CREDENTIALS,
      maxAttempts: 1,
      ...config,
    });

  const get = (config: S3ClientConfig) =>
    clientWith(config).send(new GetObjectCommand({ Bucket: 'docs', Key: 'b' }));

  const head = (config: S3ClientConfig) =>
    clientWith(config).send(new HeadObjectCommand({ Bucket: 'docs', Key: 'b' }));
});

/** Asks for a path exactly as written; fetch would resolve its dots first. */
const rawGet = (url: string): Promise<[status: number | undefined, body: string]> =>
  new Promise((done, failed) => {
    const { hostname, port, origin } = new URL(url);
    request({ hostname, port, path: url.slice(origin.length) }, (answer) => {
      answer.setEncoding('utf8');
      let body = '';
      answer.on('data', (text: string) => {
        body += text;
      });
      answer.on('end', () => done([answer.statusCode, body]));
    })
      .on('error', failed)
      .end();
  });
