import middy from '@middy/core';
import httpRouterHandler from '@middy/http-router';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
} from 'aws-lambda';
import type { Answer } from './answer.ts';
import { callerOf, NOBODY } from './caller.ts';
import { languageOf } from './language.ts';
import {
  type Handler,
  type Handlers,
  type RawRequest,
  type Routes,
  runOperation,
} from './operation.ts';
import { paced } from './pace.ts';
import { parseJson } from './parse.ts';
import { Refusal } from './problems/refusal.ts';
import { told } from './problems/told.ts';
import type { Route } from './route.ts';
import { environment, logger, ports } from './runtime.ts';
import { OutcomeUnknown } from './table.ts';

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Result = APIGatewayProxyStructuredResultV2;

const BODY_BYTES_MAX = 262_144;

/** The Lambda of one resource: dispatches by route, with the one stack that all resources share. */
export const httpApi = <All extends Routes>(routes: All, handlers: Handlers<All>) =>
  middy<Event, Result>({ timeoutEarlyResponse: outOfTime })
    .use({
      onError: async (request) => {
        request.response = await refuse(request.event, request.error);
      },
    })
    .handler(
      httpRouterHandler<Event, Result>({
        routes: Object.entries(routes).map(([operationId, route]) => ({
          method: route.method,
          path: route.path,
          handler: (event: Event) =>
            serve(operationId, route, handlers[operationId] as Handler<Route>, event),
        })),
        notFoundResponse: () => {
          throw new Refusal('request.not-found');
        },
      }),
    );

/** What a request that outlasts its function did, nobody knows: it can be sent again, with its key. */
const outOfTime = (): never => {
  throw new OutcomeUnknown('The time of the function is over.');
};

const serve = async (
  operationId: string,
  route: Route,
  handler: Handler<Route>,
  event: Event,
): Promise<Result> => {
  const raw = readRequest(route, event);
  const run = () => runOperation(operationId, route, handler, raw);
  const postsMax = route.method === 'POST' ? Number(environment('POSTS_PER_UNIT_MAX')) : 0;
  const answer =
    postsMax > 0 ? await paced({ ...ports(), postsMax }, raw.caller, run) : await run();
  const { requestId } = event.requestContext;
  logger.info('answered', { operationId, status: answer.status, requestId });
  return reply(answer, requestId);
};

const readRequest = (
  route: Route,
  event: Event,
  language = languageOf(event.headers['accept-language']),
): RawRequest => ({
  caller: route.scopes === 'public' ? NOBODY : callerOf(event),
  requestId: event.requestContext.requestId,
  language,
  startedAt: event.requestContext.timeEpoch,
  idempotencyKey: event.headers['idempotency-key'],
  ifMatch: event.headers['if-match'],
  path: event.pathParameters,
  query: event.queryStringParameters,
  body: route.body ? parseJson(bodyOf(event), language) : undefined,
});

const bodyOf = ({ body, isBase64Encoded }: Event): string | undefined => {
  if (body === undefined) return undefined;
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > BODY_BYTES_MAX)
    throw new Refusal('request.too-large', { bytesMax: BODY_BYTES_MAX });
  return bytes.toString('utf8');
};

/** What went wrong on our side is logged and not told. */
const refuse = async (event: Event, error: unknown): Promise<Result> => {
  const { requestId } = event.requestContext;
  const language = languageOf(event.headers['accept-language']);
  const problem = await told(error, requestId, language, sentWith(event));
  const { status, code } = problem;
  if (status >= 500) logger.error('failed', { requestId, code, error: error as Error });
  else logger.info('refused', { requestId, code, status });
  const headers = {
    'content-type': 'application/problem+json',
    ...retryAfter(status, error),
  };
  return reply({ status, body: problem, headers }, requestId);
};

/** When it is worth asking again. */
const retryAfter = (status: number, error: unknown): Record<string, string> => {
  if (status === 503) return { 'retry-after': '1' };
  if (status !== 429) return {};
  return { 'retry-after': String((error as Refusal).facts['seconds']) };
};

/** The body again, to point into it; one that could not be read has nothing to point at. */
const sentWith = (event: Event): unknown => {
  try {
    return parseJson(bodyOf(event), 'en');
  } catch {
    return undefined;
  }
};

const reply = ({ status, body, headers }: Answer, requestId: string): Result => ({
  statusCode: status,
  headers: { 'content-type': 'application/json', ...headers, 'x-request-id': requestId },
  // A page is text already.
  ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
});
