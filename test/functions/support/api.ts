import { randomUUID } from 'node:crypto';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { ROUTES } from '../../../functions/routes.ts';
import type { Scope } from '../../../functions/shared/scopes.ts';
import { HTTP_FUNCTIONS } from '../../../infra/functions.ts';

export type Reply = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
};

export type Ask = {
  readonly body?: unknown;
  readonly key?: string | null;
  readonly ifMatch?: string;
  readonly query?: Record<string, string>;
  readonly language?: string;
};

export type Who = {
  readonly operator?: string;
  readonly venue?: string;
  readonly client?: string;
  /** The one event that the client directs or attends. */
  readonly event?: string;
  readonly scopes: readonly Scope[];
};

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
export type Lambda = (event: Event, context: Context) => Promise<unknown>;

export const newKey = (): string => `test_${randomUUID()}`;

/** Calls the Lambda of the resource as the gateway would, with the claims of a token. */
export const call = async (
  who: Who | 'nobody',
  method: string,
  path: string,
  ask: Ask = {},
): Promise<Reply> => {
  const handler = await lambdaOf(path.split('/')[2] ?? '');
  return askLambda(handler, who, method, path, ask);
};

/** The same of a Lambda that is at hand. */
export const askLambda = async (
  handler: Lambda,
  who: Who | 'nobody',
  method: string,
  path: string,
  ask: Ask = {},
  context = CONTEXT,
): Promise<Reply> => {
  const event = eventOf(who, method, path, ask);
  const result = (await handler(event, context)) as APIGatewayProxyStructuredResultV2;
  const headers = (result.headers ?? {}) as Record<string, string>;
  return { status: result.statusCode ?? 0, headers, body: bodyOf(result.body, headers) };
};

/** What is no JSON stands under `text`. */
const bodyOf = (body = '{}', headers: Record<string, string>): Record<string, unknown> =>
  (headers['content-type'] ?? '').startsWith('text/') ? { text: body } : JSON.parse(body);

const CONTEXT = { getRemainingTimeInMillis: () => 29_000 } as Context;

/** Imported late: the environment must be set before. */
const lambdaOf = async (segment: string): Promise<Lambda> => {
  const route = ROUTES.find(({ path }) => path.split('/')[2] === segment);
  const { entry } = HTTP_FUNCTIONS[route?.resource ?? 'system'];
  return ((await import(/* @vite-ignore */ `../../../${entry}`)) as { handler: Lambda }).handler;
};

const eventOf = (who: Who | 'nobody', method: string, path: string, ask: Ask): Event => {
  const headers = {
    ...(ask.key !== null && { 'idempotency-key': ask.key ?? newKey() }),
    ...(ask.ifMatch !== undefined && { 'if-match': ask.ifMatch }),
    ...(ask.language !== undefined && { 'accept-language': ask.language }),
  };
  const claims = who === 'nobody' ? undefined : claimsOf(who);
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: path,
    rawQueryString: '',
    headers,
    queryStringParameters: ask.query,
    isBase64Encoded: false,
    body: ask.body === undefined ? undefined : JSON.stringify(ask.body),
    requestContext: {
      requestId: randomUUID(),
      timeEpoch: Date.now(),
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      ...(claims && { authorizer: { jwt: { claims, scopes: null } } }),
    },
  } as unknown as Event;
};

const claimsOf = ({
  operator = 'casino',
  venue = 'buque',
  client = 'desk-1',
  event,
  scopes,
}: Who) => ({
  operator,
  venue,
  client_id: client,
  ...(event && { event }),
  scope: scopes.join(' '),
});
