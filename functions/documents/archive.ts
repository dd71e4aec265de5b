import { createHash } from 'node:crypto';
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
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: body,
            ContentType: contentType,
            ChecksumSHA256: digest.toString('base64'),
            IfNoneMatch: '*',
          }),
        );
      } catch (error) {
        if (!isAlreadyThere(error)) throw error;
        return describe(key, await read(key));
      }
      return { key, sha256: digest.toString('hex'), bytes: body.byteLength };
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

/** The file exists: a retry, or another run of the same task. */
const isAlreadyThere = (error: unknown): boolean => {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 412;
};
