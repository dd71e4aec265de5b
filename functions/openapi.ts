import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { type DeclaredRoute, ROUTES } from './routes.ts';
import { SCOPES } from './shared/scopes.ts';
import { Id } from './shared/wire.ts';

/** The OpenAPI 3.1 document of the API, made from the list of routes alone. */
export const openapiDocument = (): object => {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of ROUTES) {
    const path = paths[route.path] ?? {};
    paths[route.path] = { ...path, [route.method.toLowerCase()]: operationOf(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Tapete',
      version: 'v1',
      description: 'Settlement of regulated poker. Additive changes only within v1.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { token: TOKEN } },
  });
};

const TOKEN = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: `OAuth 2 access token with claims operator and venue; scopes: ${SCOPES.join(', ')}.`,
} as const;

const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string().optional(),
    instance: z.string(),
    norm: z.string().optional(),
    normId: z.string().optional(),
    fix: z.string(),
    errors: z
      .array(z.object({ in: z.string(), pointer: z.string(), detail: z.string() }))
      .optional(),
    expected: z
      .object({
        seat: z.int(),
        toCall: z.int(),
        minRaiseTo: z.int(),
        maxRaiseTo: z.int(),
        noRaise: z.string().optional(),
      })
      .optional()
      .meta({ description: 'Of an action at a table: whose turn it is and what he may do' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457; programs read `code`' });

const PROBLEM = {
  description: 'Refused; see GET /v1/problems/{code}',
  content: { 'application/problem+json': { schema: Problem } },
};

/** The gateway refuses a token before any function runs, in words of its own. */
const GatewayRefusal = z
  .object({ message: z.string() })
  .meta({ id: 'GatewayRefusal', description: 'Of the gateway; WWW-Authenticate says more' });

const refusedAtTheGate = (description: string) => ({
  description,
  headers: z.object({
    'www-authenticate': z.string().optional().meta({ description: 'RFC 6750' }),
  }),
  content: {
    'application/json': { schema: GatewayRefusal },
    'application/problem+json': { schema: Problem },
  },
});
const UNAUTHENTICATED = refusedAtTheGate('No token, or one that does not hold');
const FORBIDDEN = refusedAtTheGate('The token has none of the scopes, or the legajo may not do it');

const TOO_MANY = {
  ...PROBLEM,
  description: 'The client has used up its posts of these ten seconds',
  headers: z.object({ 'retry-after': z.string().meta({ description: 'Seconds' }) }),
};

const operationOf = (route: DeclaredRoute): ZodOpenApiOperationObject => {
  const { operationId, summary, resource, scopes, parameters, query, body, reply } = route;
  const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
  return {
    operationId,
    summary,
    tags: [resource],
    // Any one of the scopes is enough, so each is an alternative.
    security: scopes === 'public' ? [] : scopes.map((scope) => ({ token: [scope] })),
    requestParams: { path: parameters, query, header: headersOf(route) },
    ...(body ? { requestBody: json(body) } : {}),
    responses: {
      [`${reply.status}`]: { description: 'Done', ...json(reply.schema) },
      ...(reply.status === 201 ? { 200: asItWas(json(reply.schema)) } : {}),
      ...(route.method === 'POST' ? { 429: TOO_MANY } : {}),
      ...(scopes === 'public' ? {} : { 401: UNAUTHENTICATED, 403: FORBIDDEN }),
      default: PROBLEM,
    },
  };
};

/** Of an act asked for again under another key. */
const asItWas = <Content extends object>(content: Content) => ({
  description: 'It was so already: nothing was recorded',
  ...content,
});

const headersOf = ({ method, idempotent, ifMatch }: DeclaredRoute) =>
  z.object({
    ...(idempotent && { 'idempotency-key': Id }),
    ...(method === 'PUT' && { 'idempotency-key': Id.optional() }),
    ...(ifMatch && { 'if-match': z.string().meta({ description: 'The ETag of what was seen' }) }),
    'accept-language': z.enum(['es', 'en']).optional(),
  });
