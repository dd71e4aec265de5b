import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendReply } from '../../infra/local/http.ts';
import type { Jwt } from '../../infra/local/httpApi/authorize.ts';
import { openHttpApi } from '../../infra/local/httpApi/httpApi.ts';
import { InvocationRefused } from '../../infra/local/lambda/errors.ts';
import type { Machine } from '../../infra/local/machine.ts';
import { stackOf } from '../../infra/local/template/stack.ts';
import { lambdaFunction, layTemplate, type Site } from './fixtures/template.ts';

let site: Site;
let machine: Machine;

beforeAll(async () => {
  site = await layTemplate(templateOf);
  machine = await site.start();
});
afterAll(async () => {
  await machine.stop();
  await site.remove();
});

describe('Routes of the HTTP API', () => {
  it('hands a request on as payload 2.0 and the reply back', async () => {
    const reply = await call('POST', '/items/a%20b/parts?x=1&x=2&y=%C3%B1', {
      headers: { cookie: 'c=1; d=2', 'content-type': 'application/json', 'x-two': 'q' },
      body: '{"n":1}',
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await reply.json()).toMatchObject({
      version: '2.0',
      routeKey: 'POST /items/{id}/parts',
      rawPath: '/items/a%20b/parts',
      rawQueryString: 'x=1&x=2&y=%C3%B1',
      cookies: ['c=1', 'd=2'],
      headers: { 'x-two': 'q' },
      queryStringParameters: { x: '1,2', y: 'ñ' },
      pathParameters: { id: 'a b' },
      requestContext: { stage: '$default', http: { method: 'POST' } },
      body: '{"n":1}',
      isBase64Encoded: false,
    });
  });

  it('prefers the exact route, then placeholders, then the greedy one', async () => {
    const key = async (path: string) =>
      (await bodyOf<{ routeKey: string }>(await call('GET', path))).routeKey;
    expect(await key('/items/special')).toBe('GET /items/special');
    expect(await key('/items/other')).toBe('GET /items/{id}');
    expect(await key('/items/other/deep/er')).toBe('GET /items/{rest+}');
  });

  it('answers 404 for a path and for a method that no route has', async () => {
    for (const [method, path] of [
      ['GET', '/nowhere'],
      ['DELETE', '/items/1'],
      ['GET', '/items/'],
    ] as const) {
      const reply = await call(method, path);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toEqual({ message: 'Not Found' });
    }
  });

  it('carries bytes both ways', async () => {
    const file = await call('GET', '/file');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 1, 254]);
    const body = new Uint8Array([0, 255]);
    const sent = await call('POST', '/items/1/parts', {
      headers: { 'content-type': 'application/octet-stream' },
      body,
    });
    expect(await sent.json()).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
  });

  it('answers 500 for a function that fails or times out, 413 over 10 MB', async () => {
    const failed = await call('GET', '/boom');
    expect([failed.status, await failed.json()]).toEqual([
      500,
      { message: 'Internal Server Error' },
    ]);
    const late = await call('GET', '/slow');
    expect(late.status).toBe(500);
    const large = await call('POST', '/items/1/parts', { body: 'x'.repeat(11_000_000) }).catch(
      () => ({ status: 413 }), // the connection may be cut while we still send
    );
    expect(large.status).toBe(413);
  });
});

describe('A function that outlasts the gateway, or takes no more', () => {
  it.each([
    ['late', () => new Promise(() => {})],
    ['full', () => Promise.reject(new InvocationRefused('TooManyRequestsException', 'Full.'))],
  ])('answers 503 when it is %s', async (_, invoke) => {
    const stack = stackOf({ Resources: templateOf({ JOURNAL: '' }) }, PLACE);
    const api = openHttpApi({ stack, keys: { keys: [] }, invoke, timeoutMs: 50 });
    const server = createServer(async (incoming, outgoing) => {
      sendReply(outgoing, await api(incoming));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}/file`);
    expect([reply.status, await reply.json()]).toEqual([503, { message: 'Service Unavailable' }]);
    server.close();
  });
});

describe('The JWT authorizer', () => {
  const token = (scopes: string[], expiresInSeconds?: number) =>
    machine.issueToken({
      operator: 'casino',
      venue: 'sala',
      sub: 'cage-1',
      scopes,
      ...(expiresInSeconds === undefined ? {} : { expiresInSeconds }),
    });
  const secured = (bearer?: string) =>
    call('GET', '/secure', bearer ? { headers: { authorization: bearer } } : {});

  it('lets a token with one of the scopes pass and hands its claims on', async () => {
    const reply = await secured(`Bearer ${await token(['tapete/other', 'tapete/cage'])}`);
    expect(reply.status).toBe(200);
    const { requestContext } = await bodyOf<GatewayEvent>(reply);
    const { jwt } = requestContext.authorizer;
    expect(jwt.scopes).toEqual(['tapete/other', 'tapete/cage']);
    expect(jwt.claims).toMatchObject({
      iss: ISSUER,
      aud: 'Client',
      sub: 'cage-1',
      client_id: 'cage-1',
      operator: 'casino',
      venue: 'sala',
      token_use: 'access',
      scope: 'tapete/other tapete/cage',
      exp: expect.stringMatching(/^\d+$/),
    });
  });

  it('turns away with 401 who has no valid token', async () => {
    const valid = await token(['tapete/cage']);
    const foreign = (await generateKeyPair('RS256')).privateKey;
    const forged = (issuer: string, audience: string) =>
      new SignJWT({ scope: 'tapete/cage' })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(foreign);
    const cases = {
      'no token': undefined,
      'no token but a scheme': 'Bearer ',
      rubbish: 'Bearer a.b.c',
      expired: `Bearer ${await token(['tapete/cage'], -10)}`,
      'another key': `Bearer ${await forged(ISSUER, 'Client')}`,
      tampered: `Bearer ${valid.slice(0, -6)}AAAAAA`,
    };
    for (const [name, bearer] of Object.entries(cases)) {
      const reply = await secured(bearer);
      expect([name, reply.status]).toEqual([name, 401]);
      expect(await reply.json()).toEqual({ message: 'Unauthorized' });
    }
  });

  it('turns away with 401 a token that it let pass before it expired', async () => {
    const bearer = `Bearer ${await token(['tapete/cage'], 60)}`;
    expect((await secured(bearer)).status).toBe(200);
    expect((await secured(bearer)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      expect((await secured(bearer)).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  it('turns away with 401 a token for another audience', async () => {
    const reply = await call('GET', '/foreign', {
      headers: { authorization: `Bearer ${await token(['tapete/cage'])}` },
    });
    expect(reply.status).toBe(401);
  });

  it('turns away with 403 a token without the scope', async () => {
    const reply = await secured(`Bearer ${await token(['tapete/floor'])}`);
    expect([reply.status, await reply.json()]).toEqual([403, { message: 'Forbidden' }]);
    expect(reply.headers.get('www-authenticate')).toContain('insufficient_scope');
  });
});

describe('The token endpoint', () => {
  const ask = (form: Record<string, string>) =>
    fetch(`${machine.baseUrl}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...form }),
    });

  it('has a client per role and operator, whose token opens its routes', async () => {
    const [client] = machine.clients;
    expect(machine.clients.map(({ role }) => role)).toContain('cage');
    const { clientId: client_id = '', secret: client_secret = '' } = client ?? {};
    const reply = await bodyOf<{ access_token: string }>(
      await ask({ client_id, client_secret, scope: 'tapete/cage' }),
    );
    expect(reply).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    const opened = await call('GET', '/secure', {
      headers: { authorization: `Bearer ${reply.access_token}` },
    });
    expect(opened.status).toBe(200);
  });

  it('refuses a wrong secret, an unknown client, a foreign scope and another grant', async () => {
    const [client] = machine.clients;
    const { clientId: client_id = '', secret: client_secret = '' } = client ?? {};
    const errorOf = async (form: Record<string, string>) =>
      (await bodyOf<{ error: string }>(await ask(form))).error;
    expect(await errorOf({ client_id, client_secret: 'wrong' })).toBe('invalid_client');
    expect(await errorOf({ client_id: 'nobody', client_secret })).toBe('invalid_client');
    expect(await errorOf({ client_id, client_secret, scope: 'tapete/admin' })).toBe(
      'invalid_scope',
    );
    expect(await errorOf({ grant_type: 'password' })).toBe('unsupported_grant_type');
  });

  it('shows its public key only', async () => {
    const shown = await fetch(`${machine.baseUrl}/.well-known/jwks.json`);
    const { keys } = await bodyOf<{ keys: object[] }>(shown);
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {})).not.toContain('d');
  });
});

const PLACE = { account: '000000000000', region: 'sa-east-1' };

type GatewayEvent = { requestContext: { authorizer: { jwt: Jwt } } };

const bodyOf = async <Body>(reply: Response): Promise<Body> => (await reply.json()) as Body;

const ISSUER = 'https://cognito-idp.sa-east-1.amazonaws.com/Pool';

type Call = { headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> };

const call = (method: string, path: string, { headers = {}, body }: Call = {}) =>
  fetch(`${machine.baseUrl}${path}`, { method, headers, ...(body ? { body } : {}) });

const route = (key: string, more: object = {}) => ({
  Type: 'AWS::ApiGatewayV2::Route',
  Properties: {
    ApiId: { Ref: 'Api' },
    RouteKey: key,
    Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'Integration' }]] },
    ...more,
  },
});

const authorizer = (audience: string) => ({
  Type: 'AWS::ApiGatewayV2::Authorizer',
  Properties: {
    AuthorizerType: 'JWT',
    JwtConfiguration: {
      Audience: [audience],
      Issuer: {
        'Fn::Join': [
          '',
          ['https://cognito-idp.', { Ref: 'AWS::Region' }, '.amazonaws.com/', { Ref: 'Pool' }],
        ],
      },
    },
  },
});

const guarded = (id: string) => ({
  AuthorizationType: 'JWT',
  AuthorizerId: { Ref: id },
  AuthorizationScopes: ['tapete/cage', 'tapete/director'],
});

const templateOf = (env: { JOURNAL: string }) => ({
  Pool: { Type: 'AWS::Cognito::UserPool' },
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
  Http: lambdaFunction('http', env, { Timeout: 1 }),
  Integration: {
    Type: 'AWS::ApiGatewayV2::Integration',
    Properties: { IntegrationUri: { 'Fn::GetAtt': ['Http', 'Arn'] } },
  },
  Authorizer: authorizer('Client'),
  Foreign: authorizer('AnotherClient'),
  R1: route('GET /items/{rest+}'),
  R2: route('GET /items/{id}'),
  R3: route('GET /items/special'),
  R4: route('POST /items/{id}/parts'),
  R5: route('GET /file'),
  R6: route('GET /boom'),
  R7: route('GET /slow'),
  R8: route('GET /secure', guarded('Authorizer')),
  R9: route('GET /foreign', guarded('Foreign')),
});
