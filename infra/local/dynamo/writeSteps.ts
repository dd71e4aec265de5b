import type { Context } from './context.ts';
import {
  ENGINE_OPTIONS,
  type EngineOperation,
  type EngineRows,
  type EngineStore,
  engine,
  parseRequest,
  runAction,
} from './dynalite.ts';
import { isRefusal, type Refusal, refusalName, validationError } from './errors.ts';
import { rowKeys } from './rowKeys.ts';
import type { Item, ItemChange, TableDefinition, TableState } from './types.ts';

/** A write of one item, checked and ready to run under the item's lock. */
export type WriteStep = {
  readonly kind: WriteKind;
  readonly request: WriteRequest;
  readonly table: TableState;
  readonly itemKey: string;
  /** The item's row, which is also the name of its lock. */
  readonly rowKey: string;
  /** Whether a failed condition shows the item that failed it. */
  readonly showsOldItem: boolean;
};

export type WriteKind = 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheck';

export type WriteOutcome = { readonly change: ItemChange; readonly answer: unknown };

type WriteRequest = { readonly TableName: string; readonly Item?: Item; readonly Key?: Item };

/**
 * Checks a write and finds its item.
 *
 * @throws Refusal ValidationException, ResourceNotFoundException
 */
export const planWrite = (context: Context, kind: WriteKind, body: unknown): WriteStep => {
  const showsOldItem = (body as Record<string, unknown>)[ON_FAILURE] === 'ALL_OLD';
  return { ...locate(context, kind, parseRequest(grammarOf(kind), body)), showsOldItem };
};

/** The same for a write that comes parsed, from a batch. */
export const locate = (context: Context, kind: WriteKind, request: WriteRequest): WriteStep => {
  const table = context.catalogue.table(request.TableName);
  const { definition } = table;
  const invalid = request.Item
    ? engine.validateItem(request.Item, definition)
    : engine.validateKey(request.Key ?? {}, definition);
  if (invalid) throw invalid;
  const itemKey = engine.createKey(request.Item ?? request.Key ?? {}, definition);
  const rowKey = rowKeys.items(request.TableName) + itemKey;
  return { kind, request, table, itemKey, rowKey, showsOldItem: false };
};

/**
 * Works out what a write makes of its item, without writing. The caller holds the item's lock.
 *
 * @throws Refusal ConditionalCheckFailedException, ValidationException
 */
export const attemptWrite = async (context: Context, step: WriteStep): Promise<WriteOutcome> => {
  const before = readItem(context, step.rowKey);
  const { TableName: tableName } = step.request;
  try {
    if (step.kind === 'ConditionCheck') {
      const failed = engine.checkConditional(step.request, before);
      if (failed) throw failed;
      return { change: { tableName, itemKey: step.itemKey, before, after: before }, answer: {} };
    }
    const { after, answer } = await imagine(step.kind, step, before);
    refuseEmptyIndexKey(step.table.definition, after);
    return { change: { tableName, itemKey: step.itemKey, before, after }, answer };
  } catch (error) {
    if (step.showsOldItem && before && isFailedCondition(error))
      Object.assign(error.body, { Item: before });
    throw error;
  }
};

/** Reads an item as stored. */
export const readItem = (context: Context, rowKey: string): Item | undefined => {
  const text = context.storage.get(rowKey);
  return text === undefined ? undefined : JSON.parse(text);
};

const ON_FAILURE = 'ReturnValuesOnConditionCheckFailure';

const grammarOf = (kind: WriteKind): EngineOperation =>
  kind === 'ConditionCheck' ? 'DeleteItem' : kind;

/** Runs dynalite's action against a store of this one item, and keeps what it would write. */
const imagine = async (
  operation: EngineOperation,
  step: WriteStep,
  before: Item | undefined,
): Promise<{ after: Item | undefined; answer: unknown }> => {
  let after = before;
  const itemRows: Partial<EngineRows> = {
    lock: (_key, run) => run((done) => done), // the caller holds it
    get: (_key, done) => done(null, before),
    put: (_key, item, done) => {
      after = item;
      done(null);
    },
    del: (_key, done) => {
      after = undefined;
      done(null);
    },
  };
  const store: EngineStore = {
    options: ENGINE_OPTIONS,
    getTable: (_name, done) => (done as TableTaker)(null, step.table.definition),
    getItemDb: () => itemRows,
    getIndexDb: () => UNUSED_INDEX_ROWS, // index rows follow from the change, see derivedRows
  };
  const answer = await runAction(operation, store, step.request);
  return { after, answer };
};

type TableTaker = (error: null, table: TableDefinition) => void;

const UNUSED_INDEX_ROWS: Partial<EngineRows> = {
  put: (_key, _item, done) => done(null),
  del: (_key, done) => done(null),
};

/** dynalite would list an item under an empty index key; DynamoDB refuses the write. */
const refuseEmptyIndexKey = (definition: TableDefinition, item: Item | undefined): void => {
  if (!item) return;
  for (const list of [definition.GlobalSecondaryIndexes, definition.LocalSecondaryIndexes])
    for (const { IndexName, KeySchema } of list ?? [])
      for (const { AttributeName } of KeySchema) {
        const value = item[AttributeName];
        if (value?.S === '' || value?.B === '')
          throw validationError(
            'One or more parameter values are not valid. A value specified for a secondary index ' +
              'key is not supported. The AttributeValue for a key attribute cannot contain an ' +
              `empty string value. IndexName: ${IndexName}, IndexKey: ${AttributeName}`,
          );
      }
};

const isFailedCondition = (error: unknown): error is Refusal =>
  isRefusal(error) && refusalName(error) === 'ConditionalCheckFailedException';
