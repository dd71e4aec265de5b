import * as z from 'zod';
import { backfill } from './backfill.ts';
import type { Context, Operations } from './context.ts';
import { parseRequest } from './dynalite.ts';
import { parseEnvelope } from './envelope.ts';
import { refusal, tableNotFound, validationError } from './errors.ts';
import { rangeOf, rowKeys } from './rowKeys.ts';
import { tableDescription } from './tableDescription.ts';
import { TableSettings, withSettings } from './tableSettings.ts';
import type { TableDefinition, TableIndex } from './types.ts';

const Update = TableSettings.extend({
  TableName: z.string(),
  BillingMode: z.enum(['PROVISIONED', 'PAY_PER_REQUEST']).optional(),
  ProvisionedThroughput: z.record(z.string(), z.number()).optional(),
  AttributeDefinitions: z
    .array(z.object({ AttributeName: z.string(), AttributeType: z.string() }))
    .default([]),
  GlobalSecondaryIndexUpdates: z
    .array(
      z.object({
        Create: z.looseObject({ IndexName: z.string() }).optional(),
        Delete: z.object({ IndexName: z.string() }).optional(),
      }),
    )
    .max(1, 'Only 1 online index can be created or deleted simultaneously per table')
    .default([]),
});
type Update = z.output<typeof Update>;

/** UpdateTable: settings, billing, and one index at a time, which is complete when it answers. */
export const updateTable = (context: Context): Operations => ({
  async UpdateTable(body) {
    const update = parseEnvelope(Update, body);
    const table = context.catalogue.find(update.TableName);
    if (!table) throw tableNotFound(update.TableName);

    const [{ Create, Delete } = {}] = update.GlobalSecondaryIndexUpdates;
    const definition = updatedDefinition(table.definition, update);
    const isBackfilling = Create !== undefined || table.isBackfilling;
    const updated = withSettings({ ...table, definition, isBackfilling }, update);
    await context.catalogue.save(updated);
    const index = Create ?? Delete;
    if (index)
      // also before a creation: a deletion cut short may have left rows
      await context.storage.clear(rangeOf(rowKeys.index(update.TableName, index.IndexName)));
    const settled = Create ? await backfill(context, update.TableName) : updated;
    return { TableDescription: tableDescription(context, settled) };
  },
});

const updatedDefinition = (definition: TableDefinition, update: Update): TableDefinition => {
  const { BillingMode, ProvisionedThroughput } = update;
  const billed = {
    ...definition,
    ...(BillingMode ? { BillingMode } : {}),
    ...(ProvisionedThroughput ? { ProvisionedThroughput } : {}),
  };
  const [index] = update.GlobalSecondaryIndexUpdates;
  if (index?.Create) return withIndex(billed, index.Create, update.AttributeDefinitions);
  return index?.Delete ? withoutIndex(billed, index.Delete.IndexName) : billed;
};

/** Checked as a new table with that index would be. */
const withIndex = (
  definition: TableDefinition,
  index: { readonly IndexName: string },
  attributes: TableDefinition['AttributeDefinitions'],
): TableDefinition => {
  const existing = definition.GlobalSecondaryIndexes ?? [];
  if (existing.some(({ IndexName }) => IndexName === index.IndexName))
    throw validationError(`Attempting to create an index which already exists: ${index.IndexName}`);
  const known = new Set(definition.AttributeDefinitions.map(({ AttributeName }) => AttributeName));
  const wanted = {
    ...definition,
    AttributeDefinitions: [
      ...definition.AttributeDefinitions,
      ...attributes.filter(({ AttributeName }) => !known.has(AttributeName)),
    ],
    GlobalSecondaryIndexes: [...existing, index],
  };
  const checked = parseRequest<TableDefinition>('CreateTable', structuredClone(wanted));
  const statusOf = ({ IndexName }: TableIndex) =>
    existing.find((other) => other.IndexName === IndexName)?.IndexStatus ?? 'CREATING';
  return {
    ...checked,
    GlobalSecondaryIndexes: (checked.GlobalSecondaryIndexes ?? []).map((one) => ({
      ...one,
      IndexStatus: statusOf(one),
    })),
  };
};

const withoutIndex = (definition: TableDefinition, indexName: string): TableDefinition => {
  const { GlobalSecondaryIndexes = [], LocalSecondaryIndexes = [] } = definition;
  const kept = GlobalSecondaryIndexes.filter(({ IndexName }) => IndexName !== indexName);
  if (kept.length === GlobalSecondaryIndexes.length)
    throw refusal('ResourceNotFoundException', `Requested resource not found: ${indexName}`);
  const used = new Set(
    [definition, ...kept, ...LocalSecondaryIndexes].flatMap(({ KeySchema }) =>
      KeySchema.map(({ AttributeName }) => AttributeName),
    ),
  );
  const { GlobalSecondaryIndexes: _, ...rest } = definition;
  return {
    ...rest,
    AttributeDefinitions: definition.AttributeDefinitions.filter(({ AttributeName }) =>
      used.has(AttributeName),
    ),
    ...(kept.length > 0 ? { GlobalSecondaryIndexes: kept } : {}),
  };
};
