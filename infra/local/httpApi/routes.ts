import type { Stack } from '../template/stack.ts';

/** A route of the HTTP API: what it matches, which function answers, what a caller needs. */
export type Route = {
  key: string;
  method: string;
  segments: readonly string[];
  functionArn: string;
  authorizer: JwtAuthorizer | undefined;
  scopes: readonly string[];
};

/** What a JWT authorizer of the template asks of a token. */
export type JwtAuthorizer = { issuer: string; audiences: readonly string[] };

/** A route that matched, with what its placeholders stand for. */
export type Match = { route: Route; pathParameters: Record<string, string> };

/** Reads the routes of the template's HTTP API, the most specific first. */
export const routesOf = (stack: Stack): Route[] => {
  const functions = new Map(
    stack
      .byType('AWS::ApiGatewayV2::Integration')
      .map(({ id, properties }) => [id, functionArnOf(String(properties['IntegrationUri']))]),
  );
  const authorizers = authorizersOf(stack);
  return stack
    .byType('AWS::ApiGatewayV2::Route')
    .map(({ id, properties }) => {
      const key = String(properties['RouteKey']);
      const [method = '$default', path = ''] = key.split(' ');
      const integration = String(properties['Target']).split('/').at(-1) ?? '';
      const authorizer = authorizers.get(String(properties['AuthorizerId']));
      if (properties['AuthorizationType'] === 'JWT' && !authorizer)
        throw new Error(`Route ${id}: its JWT authorizer is not in the template.`);
      return {
        key,
        method,
        segments: path.split('/').slice(1),
        functionArn: functions.get(integration) ?? missing(id, integration),
        authorizer: properties['AuthorizationType'] === 'JWT' ? authorizer : undefined,
        scopes: (properties['AuthorizationScopes'] as string[] | undefined) ?? [],
      };
    })
    .sort((a, b) => rank(a) - rank(b));
};

/** The JWT authorizers of the template by logical id. */
export const authorizersOf = (stack: Stack): Map<string, JwtAuthorizer> =>
  new Map(
    stack.byType('AWS::ApiGatewayV2::Authorizer').map(({ id, properties }) => {
      const jwt = properties['JwtConfiguration'] as { Issuer?: string; Audience?: unknown[] };
      const audiences = (jwt?.Audience ?? []).map(String);
      return [id, { issuer: String(jwt?.Issuer), audiences }];
    }),
  );

/** Finds the route of a request, as the gateway does: full matches, then greedy, then default. */
export const matchRoute = (routes: readonly Route[], method: string, path: string) => {
  const segments = path.split('/').slice(1);
  for (const route of routes) {
    if (route.key === '$default') return { route, pathParameters: {} } satisfies Match;
    if (route.method !== 'ANY' && route.method !== method) continue;
    const pathParameters = matchSegments(route.segments, segments);
    if (pathParameters) return { route, pathParameters } satisfies Match;
  }
  return undefined;
};

const functionArnOf = (uri: string): string =>
  /arn:aws:lambda:[^/]+:function:[^/:]+/.exec(uri)?.[0] ?? uri;

const missing = (route: string, integration: string): never => {
  throw new Error(`Route ${route}: its integration ${integration} is not in the template.`);
};

const rank = ({ key, method, segments }: Route): number => {
  if (key === '$default') return Number.MAX_SAFE_INTEGER;
  const greedy = segments.some((segment) => segment.endsWith('+}')) ? 10_000 : 0;
  const placeholders = segments.filter((segment) => segment.startsWith('{')).length;
  return greedy + placeholders * 10 + (method === 'ANY' ? 1 : 0) - segments.length / 100;
};

const matchSegments = (pattern: readonly string[], segments: readonly string[]) => {
  const found: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const name = /^\{(.+?)(\+?)\}$/.exec(part);
    const segment = segments[index];
    if (name?.[2] === '+') {
      const rest = segments.slice(index).join('/');
      return rest ? { ...found, [String(name[1])]: decode(rest) } : undefined;
    }
    if (segment === undefined || (name ? segment === '' : segment !== part)) return undefined;
    if (name) found[String(name[1])] = decode(segment);
  }
  return segments.length === pattern.length ? found : undefined;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
