import { openDesk, type Role } from '../../infra/client/client.ts';
import type { Machine } from '../../infra/local/machine.ts';
import type { FuzzRequest } from '../support/fuzz/requests.ts';

export type Gated = {
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly wrong: string | null;
};

const HANGS_MILLISECONDS = 60_000;
const OPERATORS: Readonly<Record<string, string>> = { casino: 'casino-demo', otro: 'casino-otro' };
const ROLES = ['floor', 'cage', 'supervisor', 'director', 'accounting', 'fiscal', 'admin'] as const;

/** Sends requests to the gateway of a machine, each under the token of its first role. */
export const openGate = async (machine: Pick<Machine, 'baseUrl' | 'clients'>) => {
  const tokens = new Map<string, string>();
  for (const operator of Object.values(OPERATORS))
    for (const role of ROLES)
      tokens.set(`${operator} ${role}`, await tokenOf(machine, role, operator));
  return async (request: FuzzRequest, raw?: string | Uint8Array): Promise<Gated> => {
    const { scopes, operator, method, path, query } = request;
    const role = scopes[0]?.split('/').at(-1) ?? '';
    const token = tokens.get(`${OPERATORS[operator]} ${role}`);
    const asked = new URLSearchParams(query).toString();
    const body = raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    try {
      const response = await fetch(`${machine.baseUrl}${path}${asked && `?${asked}`}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(HANGS_MILLISECONDS),
        headers: headersOf(request, token),
        ...(body === undefined || method === 'GET' ? {} : { body: body as string }),
      });
      return judged(response, await response.text());
    } catch (error) {
      const wrong = `no answer: ${(error as Error).message}`;
      return { status: 599, code: '', requestId: '', wrong };
    }
  };
};

/** The bearer token of a desk, as the desk sends it. */
const tokenOf = async (
  machine: Pick<Machine, 'baseUrl' | 'clients'>,
  role: Role,
  operator: string,
): Promise<string> => {
  const client = machine.clients.find((one) => one.role === role && one.operator === operator);
  await openDesk(machine, role, operator); // says so when there is no such client
  const response = await fetch(`${machine.baseUrl}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client?.clientId ?? '',
      client_secret: client?.secret ?? '',
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};

const headersOf = ({ key, ifMatch }: FuzzRequest, token: string | undefined) => ({
  'content-type': 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(key === null ? {} : { 'idempotency-key': key }),
  ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
});

const judged = ({ status, headers }: Response, text: string): Gated => {
  const requestId = headers.get('x-request-id') ?? headers.get('apigw-requestid') ?? '';
  const code = /"code":"([^"]+)"/.exec(text)?.[1] ?? '';
  const isFault = status >= 500 && status !== 503;
  return { status, code, requestId, wrong: isFault ? `answered ${status}: ${text}` : null };
};
