import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../functions/routes.ts';
import { HTTP_FUNCTIONS } from '../../infra/functions.ts';
import { only, synthesize } from './support/synthesis.ts';

const synthesis = synthesize('production');
const { stack } = synthesis;
const gateway = new Map(
  stack
    .byType('AWS::ApiGatewayV2::Route')
    .map(({ properties }) => [String(properties['RouteKey']), properties]),
);
const PUBLIC = [
  'GET /v1/health',
  'GET /v1/openapi.json',
  'GET /v1/problems/{code}',
  'GET /v1/verify/{document}',
  'GET /v1/verify/{document}/{digest}',
];

/** The function that an integration calls. */
const functionOf = (target: unknown): string | undefined => {
  const [integration] = stack
    .byType('AWS::ApiGatewayV2::Integration')
    .filter(({ id }) => target === `integrations/${id}`);
  const uri = integration?.properties['IntegrationUri'];
  return stack.byType('AWS::Lambda::Function').find(({ arn }) => arn === uri)?.id;
};

describe('The gateway', () => {
  it('has the routes declared and no other', () => {
    const declared = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect([...gateway.keys()].sort()).toEqual([...declared, '$default'].sort());
  });

  it.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'lets into %s whom the route lets in',
    (key, { scopes, resource }) => {
      const route = gateway.get(key);
      expect(functionOf(route?.['Target'])).toMatch(new RegExp(`^${resource}Function`));
      if (scopes === 'public') {
        expect(route?.['AuthorizationType']).toBe('NONE');
        return;
      }
      expect(scopes.length).toBeGreaterThan(0);
      expect(route?.['AuthorizationType']).toBe('JWT');
      expect(route?.['AuthorizationScopes']).toEqual(scopes);
      expect(route?.['AuthorizerId']).toBe(stack.byType('AWS::ApiGatewayV2::Authorizer')[0]?.id);
    },
  );

  it('is open without a token for health, the document, problems and papers that one holds alone', () => {
    const open = [...gateway].filter(([, route]) => route['AuthorizationType'] !== 'JWT');
    expect(open.map(([key]) => key).sort()).toEqual(['$default', ...PUBLIC]);
  });

  it('has unknown paths told by the function that has nothing to tell', () => {
    const target = gateway.get('$default')?.['Target'];
    expect(functionOf(target)).toMatch(/^systemFunction/);
  });

  it('takes the tokens of our pool for our clients', () => {
    const clients = stack.byType('AWS::Cognito::UserPoolClient').map(({ id }) => id);
    const [pool] = stack.byType('AWS::Cognito::UserPool');
    expect(only(synthesis, 'AWS::ApiGatewayV2::Authorizer')).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: {
        Audience: clients,
        Issuer: expect.stringMatching(new RegExp(`^https://cognito-idp\\..*/${pool?.id}$`)),
      },
    });
  });

  it('gives up after the function has, and limits how fast it is asked', () => {
    const timeouts = stack
      .byType('AWS::ApiGatewayV2::Integration')
      .map(({ properties }) => properties['TimeoutInMillis']);
    expect(new Set(timeouts)).toEqual(new Set([29_000]));
    for (const { timeoutSeconds } of Object.values(HTTP_FUNCTIONS))
      expect(timeoutSeconds).toBeLessThan(29);
    expect(only(synthesis, 'AWS::ApiGatewayV2::Stage')).toMatchObject({
      DefaultRouteSettings: { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
      AccessLogSettings: {
        Format: expect.stringContaining('$context.authorizer.claims.client_id'),
      },
    });
  });

  it('holds back sooner who has papers drawn or workflows started, and who needs no token', () => {
    const settings = only(synthesis, 'AWS::ApiGatewayV2::Stage')['RouteSettings'] as object;
    const limit = { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 };
    const costly = [...gateway.keys()].filter((key) =>
      /^POST \/v1\/(papers|exports|anchors)/.test(key),
    );
    expect(costly.length).toBeGreaterThan(5);
    const open = ROUTES.filter(({ scopes }) => scopes === 'public');
    expect(open.length).toBeGreaterThan(3);
    const openLimit = { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 50 };
    expect(settings).toEqual({
      ...Object.fromEntries(costly.map((key) => [key, limit])),
      ...Object.fromEntries(open.map(({ method, path }) => [`${method} ${path}`, openLimit])),
    });
  });
});
