import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** What a stored file is, as the register lists it. `sha256` is lower-case hex over its bytes. */
export type StoredFile = { readonly key: string; readonly sha256: string; readonly bytes: number };

/** Where papers are filed. A file is written once; a second write finds what the first one left. */
export type Archive = {
  readonly putOnce: (key: string, body: Uint8Array, contentType: string) => Promise<StoredFile>;
  readonly read: (key: string) => Promise<Uint8Array>;
  /** A link that works for `expiresSeconds` and saves under `filename`. */
  readonly link: (
    key: string,
    file: { filename: string; contentType: string; expiresSeconds: number },
  ) => Promise<string>;
};

/** Statuses of a conditional write: a file is there, or another request is just writing it. */
const ALREADY_THERE = 412;
const BEING_WRITTEN = 409;
const ATTEMPTS_MAX = 5;
const PAUSE_MILLISECONDS = 100;

export const s3Archive = (client: S3Client, bucket: string): Archive => {
  const read = async (key: string): Promise<Uint8Array> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (!Body) throw new Error(`The file ${key} has no body.`);
    return Body.transformToByteArray();
  };
  return {
    read,
    async putOnce(key, body, contentType) {
      const digest = createHash('sha256').update(body).digest();
      const put = new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: contentType,
        ChecksumSHA256: digest.toString('base64'),
        IfNoneMatch: '*',
      });
      for (let attempt = 1; ; attempt += 1) {
        try {
          await client.send(put);
          return { key, sha256: digest.toString('hex'), bytes: body.byteLength };
        } catch (error) {
          const status = statusOf(error);
          if (status === ALREADY_THERE) return describe(key, await read(key));
          if (status !== BEING_WRITTEN || attempt === ATTEMPTS_MAX) throw error;
          await setTimeout(PAUSE_MILLISECONDS * attempt);
        }
      }
    },
    link: (key, { filename, contentType, expiresSeconds }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentType: contentType,
          ResponseContentDisposition: `attachment; filename="${filename}"`,
        }),
        { expiresIn: expiresSeconds },
      ),
  };
};

const describe = (key: string, body: Uint8Array): StoredFile => ({
  key,
  sha256: createHash('sha256').update(body).digest('hex'),
  bytes: body.byteLength,
});

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
