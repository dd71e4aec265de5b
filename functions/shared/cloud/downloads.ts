import { S3Client } from '@aws-sdk/client-s3';
import { type Downloads, s3Downloads } from '../../documents/downloads.ts';
import { environment } from '../runtime.ts';

/** Where what is put together for a reader waits to be fetched. */
export const downloads = (): Downloads => {
  kept ??= s3Downloads(new S3Client({}), environment('DOWNLOADS_BUCKET'));
  return kept;
};

let kept: Downloads | undefined;
