import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** Posts with a token over one connection that is kept, as the SDK does too. */
export type Poster = {
  readonly post: <Body>(path: string, key: string, body: object) => Promise<Body>;
  readonly close: () => void;
};

export const openPoster = (baseUrl: string, token: string): Poster => {
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, key: string, body: string): Promise<IncomingMessage> => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': key,
    };
    request(`${baseUrl}${path}`, { agent, method: 'POST', headers }, resolve)
      .once('error', reject)
      .end(body);
    return promise;
  };
  return {
    post: async <Body>(path: string, key: string, body: object) => {
      const reply = await send(path, key, JSON.stringify(body));
      const told = await json(reply);
      if (reply.statusCode !== 201)
        throw new Error(`POST ${path} answered ${reply.statusCode}: ${JSON.stringify(told)}`);
      return told as Body;
    },
    close: () => agent.destroy(),
  };
};
