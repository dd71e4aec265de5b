import * as z from 'zod';
import { backfill } from './backfill.ts';
import type { Context, Operations } from './context.ts';
import { expirySeconds } from './derivedRows.ts';
import { parseEnvelope } from './envelope.ts';
import { rangeOf, rowKeys } from './rowKeys.ts';
import { TableNamed } from './tables.ts';
import { forgottenTokens } from './tokens.ts';
import type { ItemChange, TableState } from './types.ts';
import { readItem } from './writeSteps.ts';

const ITEMS_PER_STEP = 100;
/** An expiry older than this is taken for a mistake and never acted on, as in the cloud. */
const EXPIRED_SECONDS_MAX = 5 * 365 * 24 * 60 * 60;

const Update = TableNamed.extend({
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }),
});

/** UpdateTimeToLive and DescribeTimeToLive. */
export const expiry = (context: Context): Operations => ({
  async UpdateTimeToLive(body) {
    const { TableName, TimeToLiveSpecification } = parseEnvelope(Update, body);
    const { AttributeName, Enabled } = TimeToLiveSpecification;
    const table = context.catalogue.table(TableName);
    const ttlAttribute = Enabled ? AttributeName : undefined;
    if (table.ttlAttribute !== ttlAttribute) {
      // Rows of the former attribute go while there is none, so that none of them stays behind.
      await context.catalogue.save({ ...table, ttlAttribute: undefined });
      await context.storage.clear(rangeOf(rowKeys.expiries(TableName)));
      if (ttlAttribute) {
        await context.catalogue.save({ ...table, ttlAttribute, isBackfilling: true });
        await backfill(context, TableName);
      }
    }
    return { TimeToLiveSpecification };
  },
  DescribeTimeToLive(body) {
    const { TableName } = parseEnvelope(TableNamed, body);
    const { ttlAttribute } = context.catalogue.table(TableName);
    return {
      TimeToLiveDescription: ttlAttribute
        ? { AttributeName: ttlAttribute, TimeToLiveStatus: 'ENABLED' }
        : { TimeToLiveStatus: 'DISABLED' },
    };
  },
});

/**
 * Deletes expired items as the service does, and forgets old transaction tokens.
 *
 * @returns how many items it deleted
 */
export const sweepExpired = async (context: Context): Promise<number> => {
  let deleted = 0;
  for (const table of context.catalogue.all())
    if (table.status === 'ACTIVE') deleted += await sweepTable(context, table);
  const tokens = await forgottenTokens(context.storage);
  if (tokens.length > 0) await context.commits.write([], tokens);
  return deleted;
};

const sweepTable = async (context: Context, table: TableState): Promise<number> => {
  const { TableName } = table.definition;
  const now = Math.floor(Date.now() / 1000);
  const range = {
    gte: rowKeys.expiryBound(TableName, now - EXPIRED_SECONDS_MAX),
    lt: rowKeys.expiryBound(TableName, now),
  };
  let deleted = 0;
  let step: string[] = [];
  for await (const [, itemKey] of context.storage.entries(range)) {
    step.push(itemKey);
    if (step.length < ITEMS_PER_STEP) continue;
    deleted += await deleteExpired(context, table, step, now);
    step = [];
  }
  return deleted + (await deleteExpired(context, table, step, now));
};

/** The item may have a later expiry by now, or the row may stem from a former setting. */
const deleteExpired = (
  context: Context,
  table: TableState,
  itemKeys: readonly string[],
  now: number,
): Promise<number> => {
  const tableName = table.definition.TableName;
  const rowKeysOfItems = itemKeys.map((itemKey) => rowKeys.items(tableName) + itemKey);
  return context.locks.hold(rowKeysOfItems, async () => {
    const changes = itemKeys.flatMap((itemKey, place): ItemChange[] => {
      const before = readItem(context, rowKeysOfItems[place]!);
      const expires = expirySeconds(table, before);
      return before && expires !== undefined && expires < now
        ? [{ tableName, itemKey, before, after: undefined, byService: true }]
        : [];
    });
    if (changes.length > 0) await context.commits.write(changes);
    return changes.length;
  });
};
