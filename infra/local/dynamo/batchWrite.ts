import type { Context, Operations } from './context.ts';
import { parseRequest } from './dynalite.ts';
import { isRefusal, refusal, refusalName, validationError } from './errors.ts';
import { throughputExceeded } from './faults.ts';
import type { Item } from './types.ts';
import { attemptWrite, locate, type WriteStep } from './writeSteps.ts';

type WriteEntry = {
  readonly PutRequest?: { readonly Item: Item };
  readonly DeleteRequest?: { readonly Key: Item };
};
type BatchRequest = { readonly RequestItems: Readonly<Record<string, WriteEntry[]>> };
type Planned = { readonly entry: WriteEntry; readonly step: WriteStep };

/**
 * BatchWriteItem: each item is written with its own index rows and stream record, all items
 * in one batch. Entries that meet a full partition come back as unprocessed.
 */
export const batchWrite = (context: Context): Operations => ({
  async BatchWriteItem(body: unknown) {
    const { RequestItems } = parseRequest<BatchRequest>('BatchWriteItem', body);
    const planned = Object.entries(RequestItems).flatMap(([TableName, entries]) =>
      entries.map((entry) => ({ entry, step: locateEntry(context, TableName, entry) })),
    );
    refuseDuplicates(planned);

    const taken = planned.filter(() => !context.faults.throttled());
    if (taken.length === 0) throw throughputExceeded();
    const rowKeys = taken.map(({ step }) => step.rowKey);
    await context.locks.hold(rowKeys, async () => {
      const outcomes = await Promise.all(taken.map(({ step }) => attemptWrite(context, step)));
      await context.commits.write(outcomes.map(({ change }) => change));
    });
    return { UnprocessedItems: unprocessed(planned.filter((entry) => !taken.includes(entry))) };
  },
});

const locateEntry = (context: Context, TableName: string, entry: WriteEntry): WriteStep => {
  try {
    return entry.PutRequest
      ? locate(context, 'PutItem', { TableName, Item: entry.PutRequest.Item })
      : locate(context, 'DeleteItem', { TableName, Key: entry.DeleteRequest?.Key ?? {} });
  } catch (error) {
    // A batch does not tell which part of which key is wrong.
    if (isRefusal(error) && /Missing the key|Type mismatch for key/.test(error.message))
      throw refusal(refusalName(error), 'The provided key element does not match the schema');
    throw error;
  }
};

const refuseDuplicates = (planned: readonly Planned[]): void => {
  if (new Set(planned.map(({ step }) => step.rowKey)).size !== planned.length)
    throw validationError('Provided list of item keys contains duplicates');
};

const unprocessed = (left: readonly Planned[]): Record<string, WriteEntry[]> => {
  const items: Record<string, WriteEntry[]> = {};
  for (const { entry, step } of left) {
    items[step.request.TableName] ??= [];
    items[step.request.TableName]?.push(entry);
  }
  return items;
};
