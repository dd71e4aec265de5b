import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Downloads } from '../../functions/documents/downloads.ts';
import { zipStream } from '../../functions/shared/zip.ts';
import { type S3Server, startS3 } from '../local/s3Server.ts';

const MEBIBYTE = 1024 * 1024;
let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tapete-downloads-'));
  server = await startS3(folder, {
    admit: (_, { operation }) => {
      if (!['GetObject', 'PutObject'].includes(operation)) throw new Error(operation);
    },
  });
  await server.front.ensureBucket({ name: 'downloads', versioning: false });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

it('A ZIP larger than a part is stored as it streams, and its link saves it under its name', async () => {
  const body = randomBytes(6 * MEBIBYTE);
  const entries = ['a.pdf', 'b.pdf'].map((path) => ({ path, read: async () => body }));
  const file = { filename: 'papeles.zip', contentType: 'application/zip' };
  const link = await s3Downloads(server.client, 'downloads').hand('k', zipStream(entries), file);
  const response = await fetch(link);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="papeles.zip"');
  const zip = Buffer.from(await response.arrayBuffer());
  expect(zip.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  expect(zip.indexOf(body, zip.indexOf(body) + body.byteLength)).toBeGreaterThan(0);
});

it('one that cannot be read leaves nothing behind', async () => {
  const read = async (): Promise<Uint8Array> => {
    throw new Error('gone');
  };
  const file = { filename: 'papeles.zip', contentType: 'application/zip' };
  const handed = s3Downloads(server.client, 'downloads').hand(
    'broken',
    zipStream([{ path: 'a', read }]),
    file,
  );
  await expect(handed).rejects.toThrow('gone');
});
