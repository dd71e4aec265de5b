import type { CallAws } from './awsClients.ts';
import { DAYS_PER_YEAR } from './s3/retention.ts';
import type { Located, Stack } from './template/stack.ts';

/** A bucket as the storage front takes it. */
export type BucketPlan = {
  name: string;
  versioning: boolean;
  objectLock?: { defaultRetention?: { mode: 'COMPLIANCE' | 'GOVERNANCE'; days: number } };
};

type DefaultRetention = {
  Mode: 'COMPLIANCE' | 'GOVERNANCE';
  Days?: number;
  Years?: number;
};

/** The buckets of the template. */
export const bucketsOf = (stack: Stack): BucketPlan[] =>
  stack.byType('AWS::S3::Bucket').map(({ name, properties }) => {
    const versioning = properties['VersioningConfiguration'] as { Status?: string } | undefined;
    const lock = properties['ObjectLockConfiguration'] as
      | { Rule?: { DefaultRetention?: DefaultRetention } }
      | undefined;
    const retention = lock?.Rule?.DefaultRetention;
    const locked = properties['ObjectLockEnabled'] === true;
    return {
      name,
      versioning: versioning?.Status === 'Enabled',
      ...(locked
        ? {
            objectLock: retention
              ? { defaultRetention: { mode: retention.Mode, days: daysOf(retention) } }
              : {},
          }
        : {}),
    };
  });

/** A year counts as in the storage front. A lock without a term would protect nothing. */
const daysOf = ({ Days, Years }: DefaultRetention): number => {
  const days = Days ?? (Years ?? 0) * DAYS_PER_YEAR;
  if (days <= 0) throw new Error('The default retention of a bucket has neither days nor years.');
  return days;
};

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
