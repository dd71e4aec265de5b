import { S3Client } from '@aws-sdk/client-s3';
import { type Archive, s3Archive } from '../../documents/archive.ts';
import { environment } from '../runtime.ts';

/** Where papers and exports are kept for ever. */
export const archive = (): Archive => {
  kept ??= s3Archive(new S3Client({}), environment('ARCHIVE_BUCKET'));
  return kept;
};

let kept: Archive | undefined;
