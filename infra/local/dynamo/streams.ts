import * as z from 'zod';
import type { Context, Operations } from './context.ts';
import { parseEnvelope } from './envelope.ts';
import { refusal, validationError } from './errors.ts';
import { rangeOf, rowKeys, sequenceText } from './rowKeys.ts';
import { SERVICE } from './streamRecords.ts';
import { streamArn } from './tableDescription.ts';
import type { StreamRecord, TableState } from './types.ts';

/** A stream has one shard that never closes. */
const SHARD_ID = 'shardId-00000000000000000000-00000000';
const RECORDS_MAX = 1000;

const Listing = z.object({ TableName: z.string().optional() });
const StreamNamed = z.object({ StreamArn: z.string() });
const Start = StreamNamed.extend({
  ShardId: z.literal(SHARD_ID),
  ShardIteratorType: z.enum([
    'TRIM_HORIZON',
    'LATEST',
    'AT_SEQUENCE_NUMBER',
    'AFTER_SEQUENCE_NUMBER',
  ]),
  SequenceNumber: z.string().regex(/^\d+$/).optional(),
});
const Reading = z.object({
  ShardIterator: z.string(),
  Limit: z.int().min(1).max(RECORDS_MAX).default(RECORDS_MAX),
});

/** ListStreams, DescribeStream, GetShardIterator and GetRecords. */
export const streams = (context: Context): Operations => ({
  ListStreams(body) {
    const { TableName } = parseEnvelope(Listing, body);
    const tables = context.catalogue
      .all()
      .filter(({ definition }) => !TableName || definition.TableName === TableName);
    return { Streams: tables.flatMap((table) => listed(context, table)) };
  },
  DescribeStream(body) {
    const table = streamTable(context, parseEnvelope(StreamNamed, body).StreamArn);
    return { StreamDescription: described(context, table) };
  },
  GetShardIterator(body) {
    const start = parseEnvelope(Start, body);
    const { TableName } = streamTable(context, start.StreamArn).definition;
    return { ShardIterator: `${TableName}|${startSequence(context, start)}` };
  },
  async GetRecords(body) {
    const { ShardIterator, Limit } = parseEnvelope(Reading, body);
    const [tableName = '', after = ''] = ShardIterator.split('|');
    const records = await readStream(context, tableName, after, Limit);
    const last = records.at(-1)?.dynamodb.SequenceNumber ?? after;
    return { Records: records.map(asApiRecord), NextShardIterator: `${tableName}|${last}` };
  },
});

/** The records after a sequence number, oldest first; from the oldest kept when it is null. */
export const readStream = async (
  context: Context,
  tableName: string,
  afterSequence: string | null,
  limit: number,
): Promise<StreamRecord[]> => {
  const range = rangeOf(rowKeys.stream(tableName));
  const after = { gt: range.gte + sequenceText(BigInt(afterSequence ?? 0)), lt: range.lt };
  const records: StreamRecord[] = [];
  for await (const [, text] of context.storage.entries({ ...after, limit }))
    records.push(JSON.parse(text));
  return records;
};

/** Deletes the records up to and including a sequence number. */
export const trimStream = (
  context: Context,
  tableName: string,
  uptoSequence: string,
): Promise<void> => {
  const prefix = rowKeys.stream(tableName);
  return context.storage.clear({ gte: prefix, lte: prefix + sequenceText(BigInt(uptoSequence)) });
};

/** The API spells the identity's members with capitals, where Lambda's events do not. */
const asApiRecord = ({ userIdentity, ...record }: StreamRecord): object =>
  userIdentity
    ? { ...record, userIdentity: { PrincipalId: SERVICE.principalId, Type: SERVICE.type } }
    : record;

const startSequence = (context: Context, start: z.output<typeof Start>): string => {
  const { ShardIteratorType: type, SequenceNumber } = start;
  if (type === 'TRIM_HORIZON') return sequenceText(0);
  if (type === 'LATEST') return sequenceText(context.commits.lastSequence());
  if (SequenceNumber === undefined)
    throw validationError(`SequenceNumber is required for shard iterator type ${type}`);
  const sequence = BigInt(SequenceNumber);
  return sequenceText(type === 'AT_SEQUENCE_NUMBER' && sequence > 0n ? sequence - 1n : sequence);
};

const streamTable = (context: Context, arn: string): TableState => {
  const table = context.catalogue.all().find((candidate) => streamArn(context, candidate) === arn);
  if (!table)
    throw refusal('ResourceNotFoundException', `Requested resource not found: Stream: ${arn}`);
  return table;
};

const listed = (context: Context, table: TableState) =>
  table.stream
    ? {
        StreamArn: streamArn(context, table),
        StreamLabel: table.stream.label,
        TableName: table.definition.TableName,
      }
    : [];

const described = (context: Context, table: TableState) => ({
  ...listed(context, table),
  StreamStatus: 'ENABLED',
  StreamViewType: table.stream?.viewType,
  CreationRequestDateTime: table.createdAtSeconds,
  KeySchema: table.definition.KeySchema,
  Shards: [{ ShardId: SHARD_ID, SequenceNumberRange: { StartingSequenceNumber: sequenceText(0) } }],
});
