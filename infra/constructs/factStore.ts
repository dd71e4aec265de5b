import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITable,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';

export type FactStoreProps = {
  readonly key: IKey;
  /** Production keeps its table whatever happens to the stack. */
  readonly keep: boolean;
};

/** Items asked for together are read by one BatchGetItem. */
const READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'] as const;

/** The single table: streams of facts, their views, numbers of papers, people. */
export class FactStore extends Construct {
  readonly table: TableV2;
  private readonly key: IKey;

  constructor(scope: Construct, id: string, { key, keep }: FactStoreProps) {
    super(scope, id);
    this.key = key;
    const text = (name: string) => ({ name, type: AttributeType.STRING });
    this.table = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: ['gsi1', 'gsi2'].map((indexName) => ({
        indexName,
        partitionKey: text(`${indexName}pk`),
        sortKey: text(`${indexName}sk`),
        projectionType: ProjectionType.ALL,
      })),
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keep,
      encryption: TableEncryptionV2.customerManagedKey(key),
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }

  /** The table as event sources want it. CDK's own class and interface differ by `| undefined`. */
  get source(): ITable {
    return this.table as ITable;
  }

  /** Reads and appends; no function may scan or delete. */
  grantRecord(grantee: IGrantable): void {
    this.table.grant(grantee, ...READS, 'dynamodb:PutItem', 'dynamodb:ConditionCheckItem');
    this.key.grant(grantee, 'kms:Decrypt', 'kms:GenerateDataKey');
  }

  /** Counts the posts of a client. */
  grantCount(grantee: IGrantable): void {
    this.table.grant(grantee, 'dynamodb:UpdateItem');
    this.key.grant(grantee, 'kms:Decrypt', 'kms:GenerateDataKey');
  }

  grantRead(grantee: IGrantable): void {
    this.table.grant(grantee, ...READS);
    this.key.grant(grantee, 'kms:Decrypt');
  }
}
