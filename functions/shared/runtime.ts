import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@aws-lambda-powertools/logger';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Instant } from '../../domain/time/jornada.ts';
import { dynamoTable } from './dynamoTable.ts';
import type { Ports } from './ports.ts';
import { createStore } from './store.ts';

/** The one place with environment, clock, chance and SDK clients. */
export const environment = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment has no ${name}.`);
  return value;
};

export const logger = new Logger({ serviceName: 'tapete' });

export const now = (): Instant => new Date().toISOString() as Instant;

/** The real ports, made at the first request of a container and kept warm with it. */
export const ports = (): Ports => {
  kept ??= open();
  return kept;
};

let kept: Ports | undefined;

const open = (): Ports => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const table = dynamoTable(client, environment('TABLE_NAME'), randomUUID);
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const store = createStore({ table, release: environment('SERVICE_VERSION'), nowSeconds });
  return { table, store, now, random: Math.random, randomBytes, pause: setTimeout };
};
