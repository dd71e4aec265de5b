import type { AttributeValue, StreamRecord as Change, DynamoDBRecord } from 'aws-lambda';

/** An item as it travels: DynamoDB JSON, binary values in base64. */
export type Item = Record<string, AttributeValue>;

/** One change of a stream-enabled table, in the shape that Lambda and GetRecords hand out. */
export type StreamRecord = DynamoDBRecord & {
  readonly dynamodb: Change & { readonly SequenceNumber: string };
};

export type StreamViewType = NonNullable<Change['StreamViewType']>;

/**
 * What the front does wrong on purpose, so that tests meet what only the cloud would show.
 * Rates are shares of requests from 0 to 1; the same seed draws the same refusals in order.
 */
export type DynamoFaults = {
  readonly seed: number;
  readonly transactionConflictRate: number;
  readonly throttleRate: number;
  /** How long global secondary indexes keep showing the state before a write, milliseconds. */
  readonly indexLagMs: number;
};

export type KeySchema = { readonly AttributeName: string; readonly KeyType: string }[];

export type TableIndex = {
  readonly IndexName: string;
  readonly KeySchema: KeySchema;
  readonly Projection: {
    readonly ProjectionType: string;
    readonly NonKeyAttributes?: readonly string[];
  };
  readonly IndexStatus?: 'CREATING' | 'ACTIVE';
};

/** The part of a table that its requests define and that dynalite reads. */
export type TableDefinition = {
  readonly TableName: string;
  readonly KeySchema: KeySchema;
  readonly AttributeDefinitions: {
    readonly AttributeName: string;
    readonly AttributeType: string;
  }[];
  readonly GlobalSecondaryIndexes?: TableIndex[];
  readonly LocalSecondaryIndexes?: TableIndex[];
  readonly BillingMode?: string;
  readonly ProvisionedThroughput?: Record<string, number>;
};

/** A table as it is kept: its definition and the settings around it. */
export type TableState = {
  readonly definition: TableDefinition;
  readonly tableId: string;
  readonly createdAtSeconds: number;
  readonly stream?: { readonly viewType: StreamViewType; readonly label: string } | undefined;
  readonly ttlAttribute?: string | undefined;
  readonly tags: Readonly<Record<string, string>>;
  readonly encrypted: boolean;
  readonly deletionProtected: boolean;
  readonly recoverable: boolean;
  /** Set while index and expiry rows of older items are still being written. */
  readonly isBackfilling: boolean;
  readonly status: 'ACTIVE' | 'DELETING';
};

/** One item going from one image to the next; absent on a side means the item did not exist. */
export type ItemChange = {
  readonly tableName: string;
  readonly itemKey: string;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  /** Set when the service itself deletes, which is how streams mark an expired item. */
  readonly byService?: boolean;
};
