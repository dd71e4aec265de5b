import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DynamoFront, openDynamoFront } from '../../../infra/local/dynamo/front.ts';
import type { DynamoFaults } from '../../../infra/local/dynamo/types.ts';

export const REGION = 'sa-east-1';

export type DynamoServer = {
  readonly front: DynamoFront;
  readonly endpoint: string;
  stop(): Promise<void>;
};

/** The front behind a real HTTP server on a free port. */
export const startDynamoServer = async (
  folder: string | null,
  faults?: DynamoFaults,
): Promise<DynamoServer> => {
  const front = await openDynamoFront({
    folder,
    region: REGION,
    accountId: '111122223333',
    ...(faults ? { faults } : {}),
  });
  const server = createServer(front.handle);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { front, endpoint: `http://127.0.0.1:${port}`, stop: () => stop(server, front) };
};

const stop = async (server: Server, front: DynamoFront): Promise<void> => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await front.close();
};
