import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CREDENTIALS, clientOf, startS3 } from './s3Server.ts';

/** A put that was answered: its bytes must be there for ever. */
type Acknowledged = { key: string; versionId: string | undefined; md5: string };

const ROUNDS = 3;
const WRITERS = 8;
const PUTS_BEFORE_KILL = 20;
const KEYS = 10; // few, so that writers meet on the same keys

describe('Restarts of the S3 front', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tapete-s3-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps objects, order of versions and retention', async () => {
    const settings = {
      name: 'archive',
      versioning: true,
      objectLock: { defaultRetention: { mode: 'COMPLIANCE', days: 10 } },
    } as const;
    const store = (client: S3Client, Body: string) =>
      client.send(new PutObjectCommand({ Bucket: 'archive', Key: 'paper', Body }));

    const before = await startS3(folder);
    await before.front.ensureBucket(settings);
    await store(before.client, 'one');
    await before.stop();

    const after = await startS3(folder);
    await after.front.ensureBucket(settings);
    expect(await readKey(after.client, 'archive', 'paper')).toEqual(Buffer.from('one'));
    const head = new HeadObjectCommand({ Bucket: 'archive', Key: 'paper' });
    expect((await after.client.send(head)).ObjectLockMode).toBe('COMPLIANCE');
    await store(after.client, 'two');
    expect(await readKey(after.client, 'archive', 'paper')).toEqual(Buffer.from('two'));
    await after.stop();
  });

  it('sweeps bytes that no version refers to', async () => {
    const before = await startS3(folder);
    await before.front.ensureBucket({ name: 'docs', versioning: true });
    await before.client.send(new PutObjectCommand({ Bucket: 'docs', Key: 'k', Body: 'kept' }));
    await before.stop();
    await writeFile(join(folder, 'blobs', 'cut-short'), 'half an upl');

    const after = await startS3(folder);
    expect(await readdir(join(folder, 'blobs'))).toHaveLength(1);
    expect(await readKey(after.client, 'docs', 'k')).toEqual(Buffer.from('kept'));
    await after.stop();
  });

  it('does not open an archive with holes, nor a folder that is in use', async () => {
    const server = await startS3(folder);
    await server.front.ensureBucket({ name: 'docs', versioning: true });
    await server.client.send(new PutObjectCommand({ Bucket: 'docs', Key: 'k', Body: 'kept' }));
    await expect(startS3(folder)).rejects.toThrow();
    await server.stop();

    const [blob = ''] = await readdir(join(folder, 'blobs'));
    await rm(join(folder, 'blobs', blob));
    await expect(startS3(folder)).rejects.toThrow('lacks 1 blobs');
  });

  it('loses nothing it acknowledged when it is killed, again and again', async () => {
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await writeUntilKilled(folder)));
      await verify(folder, acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * PUTS_BEFORE_KILL);
  });
});

/** Runs a front in a process of its own, under concurrent puts, and kills it without warning. */
const writeUntilKilled = async (folder: string): Promise<Acknowledged[]> => {
  const script = fileURLToPath(new URL('s3Process.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    [script, folder, CREDENTIALS.accessKeyId, CREDENTIALS.secretAccessKey],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((ready) =>
    child.stdout.once('data', (line: Buffer) => ready(line.toString().trim())),
  );
  const client = clientOf(url);
  const acknowledged: Acknowledged[] = [];
  const writers = Array.from({ length: WRITERS }, () => writeOnAndOn(client, acknowledged));
  while (acknowledged.length < PUTS_BEFORE_KILL) await sleep(1);
  await sleep(Math.random() * 30); // anywhere inside a put
  const gone = new Promise((exited) => child.once('exit', exited));
  child.kill('SIGKILL');
  await Promise.allSettled([...writers, gone]);
  client.destroy();
  return acknowledged;
};

const writeOnAndOn = async (client: S3Client, acknowledged: Acknowledged[]): Promise<never> => {
  for (let i = 0; ; i += 1) {
    const body = randomBytes(1 + Math.floor(Math.random() * 60_000));
    const key = `k${i % KEYS}`;
    const put = new PutObjectCommand({ Bucket: 'docs', Key: key, Body: body });
    const { VersionId } = await client.send(put); // rejects once the process is gone
    acknowledged.push({ key, versionId: VersionId, md5: md5(body) });
  }
};

/** Everything acknowledged is there, and everything that is there is whole. */
const verify = async (folder: string, acknowledged: readonly Acknowledged[]): Promise<void> => {
  const server = await startS3(folder);
  try {
    const kept = await allVersions(server.client);
    for (const { key, versionId, md5: expected } of acknowledged)
      expect(kept.get(`${key} ${versionId}`)).toBe(`"${expected}"`);
    expect(await readdir(join(folder, 'blobs'))).toHaveLength(kept.size);
    for (const [name, etag] of kept) {
      const [key = '', versionId] = name.split(' ');
      expect(`"${md5(await readKey(server.client, 'docs', key, versionId))}"`).toBe(etag);
    }
  } finally {
    await server.stop();
  }
};

const allVersions = async (client: S3Client): Promise<Map<string, string | undefined>> => {
  const kept = new Map<string, string | undefined>();
  let next:
    | Pick<ListObjectVersionsCommandOutput, 'NextKeyMarker' | 'NextVersionIdMarker'>
    | undefined = {};
  while (next) {
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = next;
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket: 'docs', KeyMarker, VersionIdMarker }),
    );
    for (const { Key, VersionId, ETag } of page.Versions ?? [])
      kept.set(`${Key} ${VersionId}`, ETag);
    next = page.IsTruncated ? page : undefined;
  }
  return kept;
};

const readKey = async (client: S3Client, Bucket: string, Key: string, VersionId?: string) => {
  const got = await client.send(new GetObjectCommand({ Bucket, Key, VersionId }));
  return Buffer.from((await got.Body?.transformToByteArray()) ?? []);
};

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');
