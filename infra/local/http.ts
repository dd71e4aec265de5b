import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request with its body read; header names in lower case, repeated headers joined by commas. */
export type HttpRequest = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  cookies: string[];
  sourceIp: string;
  body: Buffer;
};

/** What is sent back. */
export type HttpReply = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer;
};

/** The body is over the limit of whoever reads it. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Reads a whole request.
 *
 * @throws {BodyTooLarge} when the body is over `bytesMax`
 */
export const readRequest = async (
  incoming: IncomingMessage,
  bytesMax: number,
): Promise<HttpRequest> => {
  const [path = '/', query = ''] = (incoming.url ?? '/').split(/\?(.*)/s);
  const { headers, cookies } = joinHeaders(incoming.rawHeaders);
  return {
    method: incoming.method ?? 'GET',
    path,
    query,
    headers,
    cookies,
    sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
    body: await readBody(incoming, bytesMax),
  };
};

/** Sends a reply, unless the connection is gone. */
export const sendReply = (outgoing: ServerResponse, reply: HttpReply): void => {
  if (outgoing.destroyed || outgoing.headersSent) return;
  outgoing.writeHead(reply.status, {
    ...reply.headers,
    'content-length': String(Buffer.byteLength(reply.body)),
  });
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : reply.body);
};

/** A reply with a JSON body. */
export const jsonReply = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): HttpReply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const readBody = async (incoming: IncomingMessage, bytesMax: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesMax) throw new BodyTooLarge(`The body is over ${bytesMax} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const joinHeaders = (raw: readonly string[]) => {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const value = raw[index + 1] ?? '';
    if (name === 'cookie') cookies.push(...value.split(/;\s*/));
    else headers[name] = headers[name] === undefined ? value : `${headers[name]},${value}`;
  }
  return { headers, cookies };
};
