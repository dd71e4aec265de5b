import type { Context } from './context.ts';
import type { TableIndex, TableState } from './types.ts';

/** A table as CreateTable, DescribeTable, UpdateTable and DeleteTable describe it. */
export const tableDescription = (context: Context, table: TableState): object => {
  const { definition, status, tableId, createdAtSeconds } = table;
  const { BillingMode, ...described } = definition;
  const arn = tableArn(context, definition.TableName);
  const onDemand = BillingMode === 'PAY_PER_REQUEST';
  return {
    ...described,
    ...indexDescriptions(arn, definition.GlobalSecondaryIndexes, 'GlobalSecondaryIndexes'),
    ...indexDescriptions(arn, definition.LocalSecondaryIndexes, 'LocalSecondaryIndexes'),
    TableArn: arn,
    TableId: tableId,
    TableStatus: status,
    CreationDateTime: createdAtSeconds,
    ItemCount: 0,
    TableSizeBytes: 0,
    ProvisionedThroughput: {
      ReadCapacityUnits: 0,
      WriteCapacityUnits: 0,
      NumberOfDecreasesToday: 0,
      ...definition.ProvisionedThroughput,
    },
    ...(onDemand ? { BillingModeSummary: { BillingMode } } : {}),
    DeletionProtectionEnabled: table.deletionProtected,
    ...(table.encrypted ? { SSEDescription: { Status: 'ENABLED', SSEType: 'KMS' } } : {}),
    ...streamDescription(context, table),
  };
};

export const tableArn = ({ region, accountId }: Context, tableName: string): string =>
  `arn:aws:dynamodb:${region}:${accountId}:table/${tableName}`;

/** The stream's name to the streams API, if the table has one. */
export const streamArn = (context: Context, table: TableState): string | undefined =>
  table.stream && `${tableArn(context, table.definition.TableName)}/stream/${table.stream.label}`;

const streamDescription = (context: Context, table: TableState): object =>
  table.stream
    ? {
        StreamSpecification: { StreamEnabled: true, StreamViewType: table.stream.viewType },
        LatestStreamLabel: table.stream.label,
        LatestStreamArn: streamArn(context, table),
      }
    : {};

const indexDescriptions = (
  arn: string,
  indexes: TableIndex[] | undefined,
  member: string,
): object =>
  indexes && indexes.length > 0
    ? {
        [member]: indexes.map((index) => ({
          ...index,
          IndexArn: `${arn}/index/${index.IndexName}`,
          IndexSizeBytes: 0,
          ItemCount: 0,
        })),
      }
    : {};
