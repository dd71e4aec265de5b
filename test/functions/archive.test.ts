import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { s3Archive } from '../../functions/documents/archive.ts';

const s3 = mockClient(S3Client);
const archive = s3Archive(new S3Client({ region: 'sa-east-1' }), 'papers');
const refused = (httpStatusCode: number) =>
  Object.assign(new Error(String(httpStatusCode)), { $metadata: { httpStatusCode } });
const put = (text: string) => archive.putOnce('key', Buffer.from(text), 'application/pdf');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({
    Body: Object.assign(Readable.from([]), {
      transformToByteArray: async () => new Uint8Array(Buffer.from('the first one')),
    }),
  }));
});

describe('The archive of papers', () => {
  it('writes a file once, on the condition that there is none', async () => {
    s3.on(PutObjectCommand).resolves({});
    expect(await put('new')).toEqual({ key: 'key', sha256: sha256('new'), bytes: 3 });
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({ IfNoneMatch: '*' });
  });

  it('finds what was filed first', async () => {
    s3.on(PutObjectCommand).rejects(refused(412));
    expect(await put('another')).toMatchObject({ sha256: sha256('the first one'), bytes: 13 });
  });

  it('waits while another request writes the same file, and finds it then', async () => {
    s3.on(PutObjectCommand)
      .rejectsOnce(refused(409))
      .rejectsOnce(refused(409))
      .rejects(refused(412));
    expect(await put('another')).toMatchObject({ sha256: sha256('the first one') });
  });

  it.each([403, 500])('hands on every other refusal: %i', async (status) => {
    s3.on(PutObjectCommand).rejects(refused(status));
    await expect(put('new')).rejects.toThrow(String(status));
  });

  it('gives up on a file that is always being written', async () => {
    s3.on(PutObjectCommand).rejects(refused(409));
    await expect(put('new')).rejects.toThrow('409');
    expect(s3.commandCalls(PutObjectCommand)).toHaveLength(5);
  });
});
