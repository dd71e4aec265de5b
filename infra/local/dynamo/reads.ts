import * as z from 'zod';
import type { Context, Operations } from './context.ts';
import { parseRequest, runAction } from './dynalite.ts';
import { engineStore, type ReadRequest } from './engineStore.ts';
import { parseEnvelope } from './envelope.ts';
import { validationError } from './errors.ts';
import { throughputExceeded } from './faults.ts';
import type { Item } from './types.ts';
import { locate } from './writeSteps.ts';

type GetRequest = { readonly TableName: string; readonly Key: Item };
type KeysOfTable = { readonly Keys: Item[] };
type BatchRequest = { readonly RequestItems: Readonly<Record<string, KeysOfTable>> };
type BatchAnswer = { readonly UnprocessedKeys: Readonly<Record<string, KeysOfTable>> };

const ITEMS_MAX = 100;
const Envelope = z.object({
  TransactItems: z
    .array(z.object({ Get: z.looseObject({}) }))
    .min(1)
    .max(ITEMS_MAX),
});

/** GetItem, Query, Scan, BatchGetItem and TransactGetItems. */
export const reads = (context: Context): Operations => {
  const read = (operation: 'GetItem' | 'Query' | 'Scan') => (body: unknown) => {
    const request = parseRequest<ReadRequest>(operation, body);
    context.faults.refuseThrottled();
    refuseUnfinishedIndex(context, request);
    return runAction(operation, engineStore(context, request), request);
  };
  return {
    GetItem: read('GetItem'),
    Query: read('Query'),
    Scan: read('Scan'),
    BatchGetItem: (body) => batchGet(context, body),
    TransactGetItems: (body) => transactGet(context, body),
  };
};

/** Keys that meet a full partition come back as unprocessed, like those past the page of 1 MB. */
const batchGet = async (context: Context, body: unknown): Promise<BatchAnswer> => {
  const request = parseRequest<BatchRequest>('BatchGetItem', body);
  const taken: Record<string, KeysOfTable> = {};
  const throttled: Record<string, Item[]> = {};
  for (const [tableName, keys] of Object.entries(request.RequestItems)) {
    const left = keys.Keys.filter(() => context.faults.throttled());
    if (left.length > 0) throttled[tableName] = left;
    const free = keys.Keys.filter((key) => !left.includes(key));
    if (free.length > 0) taken[tableName] = { ...keys, Keys: free };
  }
  if (Object.keys(taken).length === 0) throw throughputExceeded();

  const engineRequest = { ...request, RequestItems: taken };
  const answer = await runAction('BatchGetItem', engineStore(context, {}), engineRequest);
  const { UnprocessedKeys, ...found } = answer as BatchAnswer;
  const asked = (body as BatchRequest).RequestItems; // with the projection as the caller wrote it
  const unread: Record<string, KeysOfTable> = {};
  for (const [tableName, keys] of Object.entries(asked)) {
    const left = [...(UnprocessedKeys[tableName]?.Keys ?? []), ...(throttled[tableName] ?? [])];
    if (left.length > 0) unread[tableName] = { ...keys, Keys: left };
  }
  return { ...found, UnprocessedKeys: unread };
};

/** All items as of one moment: their locks keep writers out while they are read. */
const transactGet = async (context: Context, body: unknown): Promise<unknown> => {
  const { TransactItems } = parseEnvelope(Envelope, body);
  const gets = TransactItems.map(({ Get }) => parseRequest<GetRequest>('GetItem', Get));
  const keys = gets.map(
    ({ TableName, Key }) => locate(context, 'DeleteItem', { TableName, Key }).rowKey,
  );
  if (new Set(keys).size !== keys.length)
    throw validationError('Transaction request cannot include multiple operations on one item');
  context.faults.refuseTransaction(gets.length);
  return context.locks.hold(keys, async () => {
    const store = engineStore(context, {});
    const answers = await Promise.all(gets.map((get) => runAction('GetItem', store, get)));
    return { Responses: answers.map((answer) => onlyItem(answer as { Item?: Item })) };
  });
};

const onlyItem = ({ Item: item }: { Item?: Item }) => (item ? { Item: item } : {});

const refuseUnfinishedIndex = (context: Context, { TableName, IndexName }: ReadRequest): void => {
  if (!TableName || !IndexName) return;
  const { GlobalSecondaryIndexes = [] } = context.catalogue.table(TableName).definition;
  const index = GlobalSecondaryIndexes.find((candidate) => candidate.IndexName === IndexName);
  if (index?.IndexStatus === 'CREATING')
    throw validationError(`Cannot read from backfilling global secondary index: ${IndexName}`);
};
