import type { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** Where what was put together for one reader waits for him, for a day at most. */
export type Downloads = {
  /** Stores a stream under a key, in parts as it comes, and gives a link that saves it. */
  readonly hand: (
    key: string,
    body: Readable,
    file: { readonly filename: string; readonly contentType: string },
  ) => Promise<string>;
};

const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const LINK_SECONDS = 60;

export const s3Downloads = (client: S3Client, bucket: string): Downloads => ({
  async hand(key, body, { filename, contentType }) {
    const upload = new Upload({
      client,
      params: { Bucket: bucket, Key: key, Body: body, ContentType: contentType },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
      leavePartsOnError: true, // the bucket drops what was begun and not finished
    });
    await upload.done();
    const get = new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ResponseContentType: contentType,
      ResponseContentDisposition: `attachment; filename="${filename}"`,
    });
    return getSignedUrl(client, get, { expiresIn: LINK_SECONDS });
  },
});
