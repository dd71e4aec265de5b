import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, Grant, type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectLockRetention,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export type PaperArchiveProps = {
  readonly key: IKey;
  /** Days in which a filed paper cannot be deleted or rewritten. */
  readonly retentionDays: number;
  /** Compliance mode cannot be undone by anyone; test stages use governance mode. */
  readonly compliance: boolean;
  readonly keep: boolean;
  readonly accessLogs: Bucket;
};

/** Keeps filed papers so that nobody, the operator's administrators included, can rewrite them. */
export class PaperArchive extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: PaperArchiveProps) {
    super(scope, id);
    const retention = Duration.days(props.retentionDays);
    this.bucket = new Bucket(this, 'Bucket', {
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: props.compliance
        ? ObjectLockRetention.compliance(retention)
        : ObjectLockRetention.governance(retention),
      encryption: BucketEncryption.KMS,
      encryptionKey: props.key,
      bucketKeyEnabled: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      // CDK's own class and interface differ by `| undefined`.
      serverAccessLogsBucket: props.accessLogs as IBucket,
      serverAccessLogsPrefix: 'archive/',
      removalPolicy: props.keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // The lock keeps every version; readers get the newest. So there is one and it is not hidden.
    this.deny('s3:PutObject', {
      Null: { 's3:if-none-match': 'true' },
      Bool: { 's3:ObjectCreationOperation': 'true' },
    });
    this.deny('s3:DeleteObject');
  }

  /** Files papers and reads them back; nothing may list or delete. */
  grantFile(grantee: IGrantable): void {
    this.grant(grantee, ['s3:GetObject', 's3:PutObject']);
    this.bucket.encryptionKey?.grant(grantee, 'kms:Decrypt', 'kms:GenerateDataKey');
  }

  grantRead(grantee: IGrantable): void {
    this.grant(grantee, ['s3:GetObject']);
    this.bucket.encryptionKey?.grant(grantee, 'kms:Decrypt');
  }

  private deny(action: string, conditions: Record<string, Record<string, string>> = {}): void {
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: [action],
        resources: [this.bucket.arnForObjects('*')],
        conditions,
      }),
    );
  }

  private grant(grantee: IGrantable, actions: string[]): void {
    Grant.addToPrincipal({ grantee, actions, resourceArns: [this.bucket.arnForObjects('*')] });
  }
}
