import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../../functions/shared/keys.ts';
import type { IndexName, Row, Rows } from './rows.ts';

/** What goes wrong with one request. */
export type Fault = 'none' | 'throttle' | 'conflict' | 'lost-before' | 'lost-after';

/** How a table behaves to one process. */
export type Manners = {
  /** Before the request reaches the table, and after its reply has left. */
  readonly turn: () => Promise<void>;
  readonly fault: (kind: 'read' | 'write') => Fault;
  /** How many of the last writes an index has not seen. */
  readonly indexLag: () => number;
  readonly pageSize: () => number;
  /** Whether a key of a batch is given back unread. */
  readonly leavesUnread: () => boolean;
  /** Told in the moment of a transaction, before anybody else can read. */
  readonly written: (rows: readonly Row[]) => void;
};

type Command = { readonly input: unknown };

/** The document client of the SDK as far as our adapter uses it, over rows in memory. */
export const documentClient = (
  rows: Rows,
  tokens: Map<string, true>,
  manners: Manners,
): DynamoDBDocumentClient => {
  const client = Object.create(DynamoDBDocumentClient.prototype) as DynamoDBDocumentClient;
  const send = async (command: Command): Promise<unknown> => {
    const isRead = READS.some((read) => command instanceof read);
    await manners.turn();
    const fault = manners.fault(isRead ? 'read' : 'write');
    if (fault === 'throttle') throw serviceError('ThrottlingException', 400);
    if (fault === 'conflict') throw cancelled(['TransactionConflict']);
    if (fault === 'lost-before') throw noReply();
    const reply = answer(rows, tokens, manners, command);
    await manners.turn();
    if (fault === 'lost-after') throw noReply();
    return reply;
  };
  return Object.assign(client, { send });
};

const READS = [GetCommand, BatchGetCommand, QueryCommand];

const answer = (
  rows: Rows,
  tokens: Map<string, true>,
  manners: Manners,
  command: Command,
): unknown => {
  if (command instanceof GetCommand) return { Item: rows.get(command.input.Key as Key) };
  if (command instanceof BatchGetCommand) return batchGet(rows, manners, command.input);
  if (command instanceof QueryCommand) return query(rows, manners, command.input);
  if (command instanceof TransactWriteCommand)
    return transact(rows, tokens, manners, command.input);
  if (command instanceof UpdateCommand) return count(rows, command.input);
  throw new Error(`The table in memory knows no ${command.constructor.name}.`);
};

const batchGet = (
  rows: Rows,
  { leavesUnread }: Manners,
  { RequestItems = {} }: BatchGetCommandInput,
): object => {
  const [[name, { Keys = [] }]] = Object.entries(RequestItems) as [[string, { Keys?: object[] }]];
  const places = new Set(Keys.map((key) => JSON.stringify(key)));
  if (places.size !== Keys.length) throw serviceError('ValidationException', 400);
  const unread = Keys.filter(() => leavesUnread());
  const found = Keys.filter((key) => !unread.includes(key))
    .map((key) => rows.get(key as Key))
    .filter((row) => row !== undefined)
    .reverse(); // in any order
  return {
    Responses: { [name]: found },
    UnprocessedKeys: unread.length > 0 ? { [name]: { Keys: unread } } : {},
  };
};

const query = (
  rows: Rows,
  { indexLag, pageSize }: Manners,
  { IndexName: index, ExpressionAttributeValues: values, ...input }: QueryCommandInput,
): Partial<QueryCommandOutput> => {
  const [pk, from, to] = [':pk', ':from', ':to'].map((name) => String(values?.[name]));
  const range = [pk, from, to] as [string, string, string];
  const found = index
    ? rows.indexRange(index as IndexName, ...range, indexLag())
    : rows.range(...range);
  if (input.ScanIndexForward === false) found.reverse();
  const start = input.ExclusiveStartKey as { at: number } | undefined;
  const at = start?.at ?? 0;
  const end = at + Math.min(input.Limit ?? Number.POSITIVE_INFINITY, pageSize());
  const LastEvaluatedKey = end < found.length ? { at: end } : undefined;
  return { Items: found.slice(at, end), LastEvaluatedKey };
};

const ACTIONS_MAX = 100;

const transact = (
  rows: Rows,
  tokens: Map<string, true>,
  { written }: Manners,
  { TransactItems = [], ClientRequestToken = '' }: TransactWriteCommandInput,
): object => {
  if (tokens.has(ClientRequestToken)) return {};
  const puts = TransactItems.flatMap(({ Put }) => Put ?? []);
  const actions = TransactItems.map(({ Put, ConditionCheck: check }) => ({
    key: (Put?.Item ?? check?.Key) as Key,
    asked: (Put ?? check) as Asked,
  }));
  const places = new Set(actions.map(({ key: { pk, sk } }) => JSON.stringify([pk, sk])));
  if (actions.length > ACTIONS_MAX || places.size !== actions.length)
    throw serviceError('ValidationException', 400);
  const reasons = actions.map(({ key, asked }) =>
    holds(asked, rows.get(key)) ? 'None' : 'ConditionalCheckFailed',
  );
  if (reasons.some((reason) => reason !== 'None')) throw cancelled(reasons);
  tokens.set(ClientRequestToken, true);
  for (const { Item } of puts) rows.put(Item as Row);
  written(puts.map(({ Item }) => rows.get(Item as Key) as Row));
  return {};
};

type Asked = {
  readonly ConditionExpression?: string | undefined;
  readonly ExpressionAttributeNames?: Record<string, string> | undefined;
  readonly ExpressionAttributeValues?: Record<string, unknown> | undefined;
};

/** The three conditions that our adapter writes. */
const holds = (
  { ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues }: Asked,
  row: Row | undefined,
): boolean => {
  switch (ConditionExpression) {
    case 'attribute_not_exists(pk)':
      return row === undefined;
    case 'attribute_not_exists(pk) OR #sequence < :sequence':
      return (
        row === undefined ||
        Number(row['sequence']) < Number(ExpressionAttributeValues?.[':sequence'])
      );
    case '#attribute = :value': {
      const name = ExpressionAttributeNames?.['#attribute'] ?? '';
      return row?.[name] === ExpressionAttributeValues?.[':value'];
    }
    default:
      throw new Error(`No write goes without a known condition: ${ConditionExpression}`);
  }
};

const count = (
  rows: Rows,
  { Key: key, ExpressionAttributeValues: values }: UpdateCommandInput,
): object => {
  const counted = Number(rows.get(key as Key)?.['counted'] ?? 0) + Number(values?.[':by']);
  rows.put({ ...(key as Key), counted });
  return { Attributes: { counted } };
};

const serviceError = (name: string, httpStatusCode: number): Error =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode } });

const noReply = (): Error =>
  Object.assign(new Error('socket hang up'), { name: 'TimeoutError', $metadata: {} });

const cancelled = (reasons: readonly string[]): Error =>
  Object.assign(serviceError('TransactionCanceledException', 400), {
    CancellationReasons: reasons.map((Code) => ({ Code })),
  });
