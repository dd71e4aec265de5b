import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../awsError.ts';
import { BodyTooLarge, type HttpReply, readRequest, sendReply } from '../http.ts';
import { type Admit, callerOf } from '../iam/guard.ts';
import type { Message } from './message.ts';
import { OPERATIONS } from './operations.ts';
import { openQueueStore, type QueueStore } from './queueStore.ts';
import { createQueue, type Place, requireQueue } from './queues.ts';
import { toMessage } from './send.ts';

/** The part of Amazon SQS that the system uses, over one folder. Standard queues only. */
export type SqsFront = {
  /** Serves one request of the JSON protocol. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Makes the queue with the settings of SQS, unless it is there. */
  ensureQueue(name: string): Promise<void>;
  /** Sends from inside the process. @throws {AwsError} `QueueDoesNotExist` */
  send(name: string, body: string): Promise<void>;
  /** How many messages are kept, in flight and delayed ones included. */
  depth(name: string): Promise<number>;
  /** The messages that are kept, oldest first; looking changes nothing. */
  peek(name: string): Promise<readonly Message[]>;
  /** Ends what is under way, receivers that wait included, and releases the folder. */
  close(): Promise<void>;
  /** What addresses of queues begin with, known once the machine listens. */
  baseUrl: string;
};

type FrontOptions = {
  folder: string;
  region: string;
  accountId: string;
  /** Who may do what; without it everybody may. */
  admit?: Admit;
};

const REQUEST_BYTES_MAX = 8 * 1024 * 1024; // JSON may write a byte of a message in up to six

/** Opens the folder and serves it. */
export const openSqsFront = async (options: FrontOptions): Promise<SqsFront> => {
  const { admit = () => {} } = options;
  const store = await openQueueStore(options.folder);
  const place: Place = { region: options.region, accountId: options.accountId, baseUrl: '' };
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  return {
    handle: (incoming, outgoing) => {
      const work = serve({ store, place, signal: closing.signal, admit }, incoming, outgoing);
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
    },
    ensureQueue: async (name) => {
      if (!store.queue(name)) await createQueue(store, name, {});
    },
    send: async (name, body) => {
      const queue = requireQueue(store, name);
      await store.add(name, toMessage({ MessageBody: body, MessageAttributes: {} }, queue));
    },
    depth: async (name) => requireQueue(store, name).messages.length,
    peek: async (name) => requireQueue(store, name).messages,
    close: async () => {
      closing.abort();
      await Promise.all(underWay);
      await store.close();
    },
    get baseUrl() {
      return place.baseUrl;
    },
    set baseUrl(url) {
      place.baseUrl = url;
    },
  };
};

type Serving = { store: QueueStore; place: Place; signal: AbortSignal; admit: Admit };

/** Never rejects: whatever goes wrong becomes a reply or a closed connection. */
const serve = async (
  { store, place, signal, admit }: Serving,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> => {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const request = await readRequest(incoming, REQUEST_BYTES_MAX);
    const [target, name = ''] = (request.headers['x-amz-target'] ?? '').split('.');
    if (target !== 'AmazonSQS' || !Object.hasOwn(OPERATIONS, name))
      throw new AwsError('UnsupportedOperation', `${name} is not served here.`);
    const context = { store, place, signal: AbortSignal.any([signal, gone.signal]) };
    const input = parseJson(request.body);
    const service = 'sqs';
    admit(callerOf(incoming), {
      service,
      operation: name,
      input: input as Record<string, unknown>,
    });
    const output = await OPERATIONS[name]?.(input, context);
    sendReply(outgoing, toReply(200, output ?? {}));
  } catch (error) {
    if (!outgoing.destroyed) sendReply(outgoing, toErrorReply(error));
  }
};

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new AwsError('SerializationException', 'The body is not valid JSON.');
  }
};

const toReply = (status: number, output: object): HttpReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(output),
});

const toErrorReply = (error: unknown): HttpReply => {
  if (error instanceof AwsError) {
    const { name, message, status } = error;
    return toReply(status, { __type: `com.amazonaws.sqs#${name}`, message });
  }
  if (error instanceof BodyTooLarge)
    return toErrorReply(new AwsError('InvalidParameterValue', error.message));
  console.error('sqs:', error);
  return toReply(500, { __type: 'InternalFailure', message: 'Something went wrong here.' });
};
