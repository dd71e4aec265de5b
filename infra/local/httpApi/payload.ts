import { randomUUID } from 'node:crypto';
import { type HttpReply, type HttpRequest, jsonReply } from '../http.ts';
import type { Jwt } from './authorize.ts';
import type { Match } from './routes.ts';

/** The event that a function gets for a request: payload format 2.0 of the HTTP API. */
export const eventOf = (request: HttpRequest, match: Match, jwt: Jwt | undefined): object => {
  const { headers, cookies, body } = request;
  const base64 = body.length > 0 && isBinary(headers['content-type']);
  const { route, pathParameters } = match;
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers,
    ...(request.query ? { queryStringParameters: queryOf(request.query) } : {}),
    requestContext: contextOf(request, route.key, jwt),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    ...(body.length > 0 ? { body: body.toString(base64 ? 'base64' : 'utf8') } : {}),
    isBase64Encoded: base64,
  };
};

type FunctionReply = {
  statusCode?: number;
  headers?: Record<string, unknown>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
};

/** The HTTP reply for what a function returned; a value without a status is a JSON body. */
export const replyOf = (result: unknown): HttpReply => {
  const reply = result as FunctionReply | null;
  if (reply === null || typeof reply !== 'object' || reply.statusCode === undefined)
    return jsonReply(200, result);
  const headers = Object.entries(reply.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  const body = reply.body ?? '';
  return {
    status: reply.statusCode,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...Object.fromEntries(headers),
      ...(reply.cookies?.length ? { 'set-cookie': reply.cookies } : {}),
    },
    body: reply.isBase64Encoded ? Buffer.from(body, 'base64') : body,
  };
};

const TEXT_TYPES =
  /^(text\/|application\/(json|[\w.+-]*\+json|xml|javascript|x-www-form-urlencoded))/;

const isBinary = (contentType = 'text/plain'): boolean => !TEXT_TYPES.test(contentType);

const queryOf = (query: string): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query))
    values[name] = name in values ? `${values[name]},${value}` : value;
  return values;
};

const contextOf = ({ method, path, headers, sourceIp }: HttpRequest, key: string, jwt?: Jwt) => {
  const userAgent = headers['user-agent'] ?? '';
  const now = new Date();
  return {
    accountId: '000000000000',
    apiId: 'local',
    ...(jwt ? { authorizer: { jwt } } : {}),
    domainName: headers['host'] ?? '127.0.0.1',
    domainPrefix: 'local',
    http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent },
    requestId: randomUUID(),
    routeKey: key,
    stage: '$default',
    time: now.toISOString(),
    timeEpoch: now.getTime(),
  };
};
