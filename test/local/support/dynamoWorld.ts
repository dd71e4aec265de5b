import { GetCommand, PutCommand, type PutCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import type { DynamoFaults } from '../../../infra/local/dynamo/types.ts';
import {
  createTable,
  type DynamoClients,
  dynamoClients,
  TABLE,
  temporaryFolder,
} from './dynamoClients.ts';
import { type DynamoServer, startDynamoServer } from './dynamoServer.ts';

export const PLACES = ['in memory', 'on disk'] as const;
export type Place = (typeof PLACES)[number];

export type DynamoWorld = {
  readonly server: DynamoServer;
  readonly clients: DynamoClients;
  put(item: Record<string, unknown>, more?: Partial<PutCommandInput>): Promise<unknown>;
  get(pk: string, sk: string): Promise<Record<string, unknown> | undefined>;
  /** Adds one to an attribute and answers the item. */
  increment(pk: string, sk: string, attribute: string): Promise<unknown>;
};

/** A front with the table of the checks, for the tests of one `describe`. */
export const useDynamo = (place: Place = 'in memory', faults?: DynamoFaults): DynamoWorld => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: DynamoServer;
  let clients: DynamoClients;

  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await startDynamoServer(place === 'on disk' ? folder.path : null, faults);
    clients = dynamoClients(server.endpoint);
    await clients.raw.send(createTable());
  });
  afterAll(async () => {
    clients.destroy();
    await server.stop();
    await folder.remove();
  });

  return {
    get server() {
      return server;
    },
    get clients() {
      return clients;
    },
    ...itemCalls(() => clients),
  };
};

const itemCalls = (
  clients: () => DynamoClients,
): Pick<DynamoWorld, 'put' | 'get' | 'increment'> => ({
  put: (Item, more = {}) =>
    clients().documents.send(new PutCommand({ TableName: TABLE, Item, ...more })),
  async get(pk, sk) {
    const key = { TableName: TABLE, Key: { pk, sk }, ConsistentRead: true };
    return (await clients().documents.send(new GetCommand(key))).Item;
  },
  async increment(pk, sk, attribute) {
    const { Attributes } = await clients().documents.send(
      new UpdateCommand({
        TableName: TABLE,
        Key: { pk, sk },
        UpdateExpression: 'ADD #attribute :one',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes;
  },
});
