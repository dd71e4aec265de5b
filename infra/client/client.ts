import type { Machine } from '../local/machine.ts';

export type Role = 'floor' | 'cage' | 'supervisor' | 'director' | 'accounting' | 'fiscal' | 'admin';

/** A reply with its body parsed; `etag` is the version of what was read or changed. */
export type Reply = {
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | null;
};

/** One desk or system of the casino: it has a token of its own and calls the API over HTTP. */
export type Desk = {
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly post: <Body>(path: string, key: string, body: object, ifMatch?: string) => Promise<Body>;
  readonly put: <Body>(path: string, body: object) => Promise<Body>;
  /** Any call, without complaint about its status. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Reply>;
};

export type CallOptions = {
  readonly key?: string;
  readonly body?: object;
  readonly ifMatch?: string;
};

/** A call that was refused: what was asked, and the problem the API answered. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly problem: { readonly code?: string; readonly norm?: string; readonly detail?: string };

  constructor(method: string, path: string, { status, body }: Reply) {
    super(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    this.status = status;
    this.problem = (body ?? {}) as Refused['problem'];
  }
}

/** Longer than the gateway waits for a function, so that its answer comes first. */
const CALL_TIMEOUT_MS = 60_000;

/** A desk of the operator of the local clients, signed in by its own credentials. */
export const openDesk = async (
  { baseUrl, clients }: Pick<Machine, 'baseUrl' | 'clients'>,
  role: Role,
  operator = clients[0]?.operator,
): Promise<Desk> => {
  const client = clients.find((one) => one.role === role && one.operator === operator);
  if (!client) throw new Error(`There is no client for the role ${role} of ${operator}.`);
  const token = await signIn(baseUrl, client.clientId, client.secret);
  return deskWith(baseUrl, token);
};

/** A desk that holds a token, whoever issued it. */
export const deskWith = (baseUrl: string, token: string): Desk => {
  const call: Desk['call'] = async (method, path, { key, body, ifMatch } = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: response.status === 302 ? response.headers.get('location') : parse(text),
      etag: response.headers.get('etag'),
    };
  };
  const accepted = async <Body>(method: string, path: string, options: CallOptions) => {
    const reply = await call(method, path, options);
    if (reply.status >= 400) throw new Refused(method, path, reply);
    return reply.body as Body;
  };
  return {
    call,
    get: (path) => accepted('GET', path, {}),
    post: (path, key, body, ifMatch) =>
      accepted('POST', path, { key, body, ...(ifMatch === undefined ? {} : { ifMatch }) }),
    put: (path, body) => accepted('PUT', path, { body }),
  };
};

/** The token of a client, by its own credentials. */
export const signIn = async (baseUrl: string, id: string, secret: string): Promise<string> => {
  const response = await fetch(`${baseUrl}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    }),
  });
  if (!response.ok) throw new Error(`No token for ${id}: ${response.status}`);
  return ((await response.json()) as { access_token: string }).access_token;
};

const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};
