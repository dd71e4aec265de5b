import { createRequire } from 'node:module';
import type { Stream } from 'node:stream';
import type { Refusal } from './errors.ts';
import type { KeyRange } from './rowKeys.ts';
import type { Item, KeySchema, TableDefinition, TableIndex } from './types.ts';

/** What the parts of dynalite 4.0.0 that we use look like; it ships no types of its own. */
type Done<Result> = (error: Error | null, result?: Result) => void;

/** The rows of a table or an index, as dynalite's actions reach for them. */
export type EngineRows = {
  lock(key: string, run: (release: <Callback>(done: Callback) => Callback) => void): void;
  get(key: string, done: Done<Item>): void;
  put(key: string, item: Item, done: Done<void>): void;
  del(key: string, done: Done<void>): void;
  createValueStream(bounds: KeyRange): Stream;
};

/** The store that dynalite's actions run against. */
export type EngineStore = {
  readonly options: { readonly maxItemSize: number };
  getTable(name: string, ...rest: unknown[]): void;
  getItemDb(tableName: string): Partial<EngineRows>;
  getIndexDb(type: string, tableName: string, indexName: string): Partial<EngineRows>;
};

type IndexActions = { puts: { index: string; key: string; item: Item }[] };

type Engine = {
  validateKey(key: Item, table: TableDefinition): Refusal | undefined;
  validateItem(item: Item, table: TableDefinition): Refusal | undefined;
  createKey(item: Item, table: TableDefinition): string;
  createIndexKey(item: Item, table: TableDefinition, keySchema: KeySchema): string;
  getIndexActions(
    indexes: TableIndex[],
    existing: undefined,
    item: Item,
    table: TableDefinition,
  ): IndexActions;
  itemSize(item: Item): number;
  checkConditional(request: object, item: Item | undefined): Refusal | null | undefined;
};

type Validations = {
  checkTypes(data: unknown, types: object): object;
  checkValidations(data: object, types: object, custom: unknown, store: object): void;
};

type Action = (store: EngineStore, request: object, done: Done<unknown>) => void;

/** The operations whose grammar, and for the data also the behaviour, is dynalite's. */
export type EngineOperation =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'CreateTable'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'Scan'
  | 'UpdateItem';

/** Bytes of an item, names and values. */
export const ITEM_BYTES_MAX = 400 * 1024;

const require = createRequire(import.meta.url);
const validations: Validations = require('dynalite/validations');

/** dynalite's functions over keys, items and conditions. */
export const engine: Engine = require('dynalite/db');

/**
 * Checks a request as DynamoDB would and parses its expressions. The body is used up.
 *
 * @throws Refusal ValidationException or SerializationException
 */
export const parseRequest = <Request extends object>(
  operation: EngineOperation,
  body: unknown,
): Request => {
  const { types, custom } = GRAMMAR[operation];
  const request = validations.checkTypes(body, types);
  validations.checkValidations(request, types, custom, { options: ENGINE_OPTIONS });
  return request as Request;
};

/** Runs one of dynalite's actions. */
export const runAction = (
  operation: EngineOperation,
  store: EngineStore,
  request: object,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    ACTIONS[operation](store, request, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });

/** The settings dynalite's code reads from a store. */
export const ENGINE_OPTIONS = { maxItemSize: ITEM_BYTES_MAX };

const load = <Part>(folder: string): Record<EngineOperation, Part> => ({
  BatchGetItem: require(`dynalite/${folder}/batchGetItem`),
  BatchWriteItem: require(`dynalite/${folder}/batchWriteItem`),
  CreateTable: require(`dynalite/${folder}/createTable`),
  DeleteItem: require(`dynalite/${folder}/deleteItem`),
  GetItem: require(`dynalite/${folder}/getItem`),
  PutItem: require(`dynalite/${folder}/putItem`),
  Query: require(`dynalite/${folder}/query`),
  Scan: require(`dynalite/${folder}/scan`),
  UpdateItem: require(`dynalite/${folder}/updateItem`),
});

const GRAMMAR = load<{ types: object; custom?: unknown }>('validations');
const ACTIONS = load<Action>('actions');
