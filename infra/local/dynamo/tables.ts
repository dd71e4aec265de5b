import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Context, Operations } from './context.ts';
import { parseRequest } from './dynalite.ts';
import { parseEnvelope } from './envelope.ts';
import { refusal, tableNotFound, validationError } from './errors.ts';
import { tableDescription } from './tableDescription.ts';
import { TableSettings, withSettings } from './tableSettings.ts';
import type { TableDefinition, TableState } from './types.ts';

const LIST_MAX = 100;

export const TableNamed = z.object({ TableName: z.string() });
const Listing = z.object({
  Limit: z.int().min(1).max(LIST_MAX).default(LIST_MAX),
  ExclusiveStartTableName: z.string().default(''),
});

/** CreateTable, DescribeTable, ListTables and DeleteTable. Tables are active at once. */
export const tables = (context: Context): Operations => {
  const { catalogue } = context;
  const named = (body: unknown): TableState => {
    const { TableName } = parseEnvelope(TableNamed, body);
    const table = catalogue.find(TableName);
    if (!table) throw tableNotFound(TableName);
    return table;
  };
  return {
    async CreateTable(body) {
      const settings = parseEnvelope(TableSettings, body);
      const definition = parseRequest<TableDefinition>('CreateTable', body);
      if (catalogue.find(definition.TableName))
        throw refusal('ResourceInUseException', `Table already exists: ${definition.TableName}`);
      const table = withSettings(newTable(definition), settings);
      await catalogue.save(table);
      return { TableDescription: tableDescription(context, table) };
    },
    DescribeTable: (body) => ({ Table: tableDescription(context, named(body)) }),
    ListTables: (body) => listTables(context, body),
    async DeleteTable(body) {
      const table = named(body);
      if (table.deletionProtected)
        throw validationError(
          'Resource cannot be deleted as it is currently protected against deletion. ' +
            'Disable deletion protection first.',
        );
      await catalogue.remove(table);
      return { TableDescription: tableDescription(context, { ...table, status: 'DELETING' }) };
    },
  };
};

const newTable = (definition: TableDefinition): TableState => ({
  definition: {
    ...definition,
    ...(definition.GlobalSecondaryIndexes
      ? {
          GlobalSecondaryIndexes: definition.GlobalSecondaryIndexes.map((index) => ({
            ...index,
            IndexStatus: 'ACTIVE' as const,
          })),
        }
      : {}),
  },
  tableId: randomUUID(),
  createdAtSeconds: Date.now() / 1000,
  tags: {},
  encrypted: false,
  deletionProtected: false,
  recoverable: false,
  isBackfilling: false,
  status: 'ACTIVE',
});

const listTables = (context: Context, body: unknown): object => {
  const { Limit, ExclusiveStartTableName } = parseEnvelope(Listing, body);
  const names = context.catalogue
    .all()
    .map(({ definition }) => definition.TableName)
    .filter((name) => name > ExclusiveStartTableName)
    .sort();
  const page = names.slice(0, Limit);
  return names.length > Limit
    ? { TableNames: page, LastEvaluatedTableName: page.at(-1) }
    : { TableNames: page };
};
