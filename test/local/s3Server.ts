import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import type { Admit } from '../../infra/local/iam/guard.ts';
import { openS3Front, type S3Front } from '../../infra/local/s3/front.ts';

/** A front that listens, with a client of the real SDK in front of it. */
export type S3Server = { url: string; client: S3Client; front: S3Front; stop(): Promise<void> };

/** The only credentials the servers of these tests know. */
export const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

/** Starts a front over `folder` on a free port. */
export const startS3 = async (
  folder: string,
  options: { now?: () => number; admit?: Admit } = {},
): Promise<S3Server> => {
  const credentials = { [CREDENTIALS.accessKeyId]: CREDENTIALS.secretAccessKey };
  const front = await openS3Front({ folder, credentials, ...options });
  const server = createServer((incoming, outgoing) => front.handle(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = clientOf(url);
  return {
    url,
    client,
    front,
    stop: async () => {
      client.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await front.close();
    },
  };
};

/** A client of the real SDK for one server; no retries, so that tests see every error. */
export const clientOf = (url: string): S3Client =>
  new S3Client({
    endpoint: url,
    region: 'sa-east-1',
    credentials: CREDENTIALS,
    maxAttempts: 1,
  });
