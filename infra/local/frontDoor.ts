import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsError } from './awsError.ts';
import { type HttpReply, jsonReply, readRequest, sendReply } from './http.ts';
import { type Admit, callerOf } from './iam/guard.ts';

/** A service that speaks JSON with the operation in `x-amz-target`. */
export type JsonService = (operation: string, input: Record<string, unknown>) => Promise<object>;

/** Who answers behind the one port: services of the SDK by name, and the API. */
export type Services = {
  raw: Record<string, RequestListener>;
  json: Record<string, JsonService>;
  /** Who may call them; the raw ones ask themselves. Without it everybody may. */
  admit?: Admit;
  api: (incoming: IncomingMessage) => Promise<HttpReply>;
};

/** The one port of the machine. */
export type FrontDoor = {
  port: number;
  open: (services: Services) => void;
  /** Turns API requests away while what is running may still use the services. */
  drain: () => void;
  close: () => Promise<void>;
};

const LOCALHOST = '127.0.0.1';
const CLOSE_POLL_MS = 10;
const CLOSE_WAIT_MS = 2000;
const JSON_BYTES_MAX = 16 * 1024 * 1024;

/**
 * Listens on 127.0.0.1 and hands requests on by the service that signed them.
 *
 * @throws {Error} when the port is taken
 */
export const openFrontDoor = async (port: number): Promise<FrontDoor> => {
  let services: Services | undefined;
  let draining = false;
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const service = serviceOf(incoming);
    if (services && (service || !draining)) answer(services, service, incoming, outgoing);
    else sendReply(outgoing, jsonReply(503, { message: 'Service Unavailable' }));
  });
  await listen(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    open: (opened) => {
      services = opened;
    },
    drain: () => {
      draining = true;
    },
    close: () => close(server),
  };
};

const listen = (server: Server, port: number): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = `Port ${port} is taken by another program. Stop it, or choose another port.`;
    reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
  });
  server.listen(port, LOCALHOST, () => resolve());
  return promise;
};

/** Lets replies under way be sent, for a while, and drops connections that are only kept alive. */
const close = async (server: Server): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_POLL_MS);
  const late = setTimeout(() => server.closeAllConnections(), CLOSE_WAIT_MS);
  await promise;
  clearInterval(idle);
  clearTimeout(late);
};

/**
 * The service in the credential scope of the signature, in a presigned URL or in the header. The URL
 * comes first: in AWS a link leads to another host, to which no client sends the token along.
 */
const serviceOf = ({ headers, url = '' }: IncomingMessage): string | undefined => {
  const signed = /X-Amz-Credential=([^&]+)/.exec(url)?.[1] ?? headers.authorization ?? '';
  const scope = signed.includes('%2F') ? decodeURIComponent(signed) : signed;
  return /\/\d{8}\/[^/]+\/([^/]+)\/aws4_request/.exec(scope)?.[1];
};

const answer = (
  { raw, json, api, admit = () => {} }: Services,
  service: string | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void => {
  const listener = service ? raw[service] : undefined;
  if (listener) return void listener(incoming, outgoing);
  const reply = service
    ? answerJson(json[service], service, incoming, admit)
    : api(incoming).catch(() => jsonReply(500, { message: 'Internal Server Error' }));
  void reply.then((ready) => sendReply(outgoing, ready));
};

const answerJson = async (
  service: JsonService | undefined,
  name: string,
  incoming: IncomingMessage,
  admit: Admit,
): Promise<HttpReply> => {
  const contentType = String(incoming.headers['content-type'] ?? 'application/x-amz-json-1.0');
  const reply = (status: number, body: object) =>
    jsonReply(status, body, { 'content-type': contentType });
  try {
    const { headers, body } = await readRequest(incoming, JSON_BYTES_MAX);
    const operation = String(headers['x-amz-target']).split('.').at(-1) ?? '';
    if (!service) throw new AwsError('UnknownOperationException', `No local service ${name}.`);
    const input = JSON.parse(body.toString('utf8') || '{}') as Record<string, unknown>;
    admit(callerOf(incoming), { service: name, operation, input });
    return reply(200, await service(operation, input));
  } catch (error) {
    const { name: type, message } = error as Error;
    if (error instanceof AwsError) return reply(error.status, { __type: type, message });
    return reply(500, { __type: 'InternalFailure', message });
  }
};
