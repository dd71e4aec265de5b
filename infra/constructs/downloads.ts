import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export type DownloadsProps = {
  readonly key: IKey;
  readonly keep: boolean;
  readonly accessLogs: Bucket;
};

/** Holds what is put together for one reader for a day: copies of papers, and nothing else. */
export class Downloads extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { key, keep, accessLogs }: DownloadsProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      encryption: BucketEncryption.KMS,
      encryptionKey: key,
      bucketKeyEnabled: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      lifecycleRules: [
        { expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // CDK's own class and interface differ by `| undefined`.
      serverAccessLogsBucket: accessLogs as IBucket,
      serverAccessLogsPrefix: 'downloads/',
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** Puts what was asked for, in parts, and hands it out. */
  grantHandOut(grantee: IGrantable): void {
    const actions = ['s3:GetObject', 's3:PutObject'];
    const resourceArns = [this.bucket.arnForObjects('*')];
    Grant.addToPrincipal({ grantee, actions, resourceArns });
    this.bucket.encryptionKey?.grant(grantee, 'kms:Decrypt', 'kms:GenerateDataKey');
  }
}
