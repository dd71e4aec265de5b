import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Reply } from './operation.ts';
import { S3Error } from './s3Error.ts';
import { writeErrorXml } from './xml.ts';

/** Sends a reply and returns when it has gone out, or the client has. */
export const sendReply = async (
  outgoing: ServerResponse,
  reply: S3Reply,
  now: number,
): Promise<void> => {
  const { status, headers, body } = reply;
  outgoing.writeHead(status, {
    'x-amz-request-id': randomUUID(),
    date: new Date(now).toUTCString(), // clients set their clock by it
    ...(typeof body === 'string' && {
      'content-type': 'application/xml',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  });
  if (body instanceof Readable) await pipeline(body, outgoing);
  else outgoing.end(body);
};

/** Sends the error document of S3. What is not a refusal is logged and told to nobody. */
export const sendError = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: unknown,
  now: number,
): Promise<void> => {
  if (outgoing.headersSent || incoming.errored) {
    outgoing.destroy(); // half a body must not look like a whole one
    return;
  }
  const refusal = error instanceof S3Error ? error : new S3Error('InternalError');
  if (refusal !== error) console.error('s3:', error);
  incoming.resume(); // an unread body would block the next request of the connection
  const path = incoming.url?.split('?')[0];
  const document = { Code: refusal.code, Message: refusal.message, Resource: path };
  const silent = incoming.method === 'HEAD';
  await sendReply(
    outgoing,
    {
      status: refusal.status,
      headers: { ...refusal.headers },
      ...(!silent && { body: writeErrorXml(document) }),
    },
    now,
  );
};
