import type { IncomingMessage } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import { BodyTooLarge, type HttpReply, type HttpRequest, jsonReply, readRequest } from '../http.ts';
import { FunctionError } from '../lambda/errors.ts';
import type { Functions } from '../lambda/functions.ts';
import type { Stack } from '../template/stack.ts';
import { authorizerOf } from './authorize.ts';
import { eventOf, replyOf } from './payload.ts';
import { matchRoute, routesOf } from './routes.ts';

const BODY_BYTES_MAX = 10 * 1024 * 1024;
const INTEGRATION_TIMEOUT_MS = 30_000;

type Options = {
  stack: Stack;
  keys: JSONWebKeySet;
  invoke: Functions['invoke'];
  /** Answers paths of the machine's own, before the routes of the template. */
  before?: (request: HttpRequest) => Promise<HttpReply | undefined>;
  timeoutMs?: number;
};

/** The HTTP API of the template: routes a request, checks its token, asks the function. */
export const openHttpApi = ({ stack, keys, invoke, before, timeoutMs }: Options) => {
  const routes = routesOf(stack);
  const authorize = authorizerOf(keys);
  const answer = async (request: HttpRequest): Promise<HttpReply> => {
    const own = await before?.(request);
    if (own) return own;
    const match = matchRoute(routes, request.method, request.path);
    if (!match) return jsonReply(404, { message: 'Not Found' });
    const authorization = await authorize(match.route, request.headers['authorization']);
    if (authorization && 'refusal' in authorization) return authorization.refusal;
    const event = eventOf(request, match, authorization?.jwt);
    const work = invoke(match.route.functionArn, event).then(replyOf, failure);
    return inTime(work, timeoutMs ?? INTEGRATION_TIMEOUT_MS);
  };
  return async (incoming: IncomingMessage): Promise<HttpReply> => {
    try {
      return await answer(await readRequest(incoming, BODY_BYTES_MAX));
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      return jsonReply(413, { message: 'Request Entity Too Large' }, { connection: 'close' });
    }
  };
};

/** A function that failed is a 500; one that could not take the request is a 503. */
const failure = (error: unknown): HttpReply =>
  error instanceof FunctionError
    ? jsonReply(500, { message: 'Internal Server Error' })
    : jsonReply(503, { message: 'Service Unavailable' });

const inTime = (work: Promise<HttpReply>, timeoutMs: number): Promise<HttpReply> => {
  const { promise, resolve } = Promise.withResolvers<HttpReply>();
  const timer = setTimeout(
    () => resolve(jsonReply(503, { message: 'Service Unavailable' })),
    timeoutMs,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};
