import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../shared/table.ts';
import { sha256 } from './folder.ts';
import type { Vault } from './vault.ts';

type Place = { readonly tableName: string; readonly bucket: string };

const PUTS_AT_A_TIME = 20;
const ALREADY_THERE = 412;

/**
 * Table and archive over the SDK, under the rights of whoever runs the command. This is the one scan of
 * the table: no function has the right to it, and nothing that answers anybody depends on it.
 */
export const awsVault = (
  table: DynamoDBDocumentClient,
  s3: S3Client,
  { tableName, bucket }: Place,
): Vault => {
  const read = async (key: string): Promise<Uint8Array> => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return Body ? Body.transformToByteArray() : new Uint8Array();
  };
  return {
    read,
    async *items() {
      const request = { TableName: tableName, ConsistentRead: true };
      for await (const { Items = [] } of paginateScan({ client: table }, request))
        yield* Items as Item[];
    },
    async put(items) {
      for (let from = 0; from < items.length; from += PUTS_AT_A_TIME) {
        const some = items.slice(from, from + PUTS_AT_A_TIME);
        await Promise.all(some.map((Item) => table.send(putOf(tableName, Item))));
      }
    },
    async *files(Prefix) {
      for (let token: string | undefined; ; ) {
        const page = await s3.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken: token }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
        token = page.NextContinuationToken;
        if (token === undefined) return;
      }
    },
    async file(key, bytes) {
      const put = { Bucket: bucket, Key: key, Body: bytes, ContentType: typeOf(key) };
      try {
        await s3.send(new PutObjectCommand({ ...put, IfNoneMatch: '*' }));
      } catch (error) {
        const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
        if ($metadata?.httpStatusCode !== ALREADY_THERE) throw error;
        if (sha256(await read(key)) !== sha256(bytes))
          throw new Error(`The archive has another file at ${key}.`);
      }
    },
  };
};

const putOf = (TableName: string, Item: Item): PutCommand =>
  new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' });

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  json: 'application/json',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const typeOf = (key: string): string =>
  TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
