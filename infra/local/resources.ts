import type { CallAws } from './awsClients.ts';
import type { Located, Stack } from './template/stack.ts';

/** A bucket as the storage front takes it. */
export type BucketPlan = {
  name: string;
  versioning: boolean;
  objectLock?: { defaultRetention?: { mode: 'COMPLIANCE' | 'GOVERNANCE'; days: number } };
};

/** The buckets of the template. */
export const bucketsOf = (stack: Stack): BucketPlan[] =>
  stack.byType('AWS::S3::Bucket').map(({ name, properties }) => {
    const versioning = properties['VersioningConfiguration'] as { Status?: string } | undefined;
    const lock = properties['ObjectLockConfiguration'] as
      | { Rule?: { DefaultRetention?: { Mode: 'COMPLIANCE' | 'GOVERNANCE'; Days?: number } } }
      | undefined;
    const retention = lock?.Rule?.DefaultRetention;
    const locked = properties['ObjectLockEnabled'] === true;
    return {
      name,
      versioning: versioning?.Status === 'Enabled',
      ...(locked
        ? {
            objectLock: retention?.Days
              ? { defaultRetention: { mode: retention.Mode, days: retention.Days } }
              : {},
          }
        : {}),
    };
  });

const TABLE_FIELDS = [
  'KeySchema',
  'AttributeDefinitions',
  'LocalSecondaryIndexes',
  'StreamSpecification',
];

/** Creates the tables of the template that are not there yet, through the SDK. */
export const ensureTables = async (stack: Stack, call: CallAws): Promise<void> => {
  for (const table of stack.byType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'))
    await ensureTable(table, call);
};

const ensureTable = async ({ name, properties }: Located, call: CallAws): Promise<void> => {
  const { TableNames } = (await call('dynamodb', 'listTables', {})) as { TableNames: string[] };
  if (TableNames.includes(name)) return;
  const kept = Object.fromEntries(
    TABLE_FIELDS.filter((field) => field in properties).map((field) => [field, properties[field]]),
  );
  const stream = properties['StreamSpecification'] as { StreamViewType: string } | undefined;
  const indexes = properties['GlobalSecondaryIndexes'] as Record<string, unknown>[] | undefined;
  await call('dynamodb', 'createTable', {
    ...kept,
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    ...(stream ? { StreamSpecification: { ...stream, StreamEnabled: true } } : {}),
    ...(indexes?.length
      ? {
          GlobalSecondaryIndexes: indexes.map(({ IndexName, KeySchema, Projection }) => ({
            IndexName,
            KeySchema,
            Projection,
          })),
        }
      : {}),
  });
  const expiry = properties['TimeToLiveSpecification'] as { Enabled?: boolean } | undefined;
  if (expiry?.Enabled)
    await call('dynamodb', 'updateTimeToLive', {
      TableName: name,
      TimeToLiveSpecification: expiry,
    });
};
