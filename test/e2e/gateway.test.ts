import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeclaredRoute, ROUTES } from '../../functions/routes.ts';
import { SCOPES, type Scope } from '../../functions/shared/scopes.ts';
import { deskWith, type Reply } from '../../infra/client/client.ts';
import type { TokenRequest } from '../../infra/local/issuer/issuer.ts';
import { BODIES, PARAMETERS } from '../functions/support/samples.ts';
import { type House, openHouse, temporaryFolder } from '../support/e2eHouse.ts';
import { type Issuers, openIssuers } from '../support/e2eTokens.ts';

const guarded = ROUTES.filter(({ scopes }) => scopes !== 'public');
const open = ROUTES.filter(({ scopes }) => scopes === 'public');

const IDS = {
  ...PARAMETERS,
  tournamentId: 'tournament-of-nobody-1',
  documentId: 'LM-0001-00000001',
};
const CALLER: TokenRequest = {
  operator: 'casino-demo',
  venue: 'sala-principal',
  sub: 'gateway-test',
  scopes: SCOPES,
};

let house: House;
let issuers: Issuers;
const tokens = new Map<Scope, string>();

beforeAll(async () => {
  const folder = temporaryFolder();
  issuers = await openIssuers(folder);
  house = await openHouse({}, folder);
  for (const scope of SCOPES)
    tokens.set(scope, await house.machine.issueToken({ ...CALLER, scopes: [scope] }));
});
afterAll(() => house?.close());

const ask = (route: DeclaredRoute, token: string): Promise<Reply> => {
  const path = route.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: keyof typeof IDS) => IDS[name] ?? 'missing',
  );
  const body = route.body && BODIES[route.operationId];
  return deskWith(house.machine.baseUrl, token).call(route.method, path, {
    ...(body ? { body } : {}),
    ...(route.method === 'GET' ? {} : { key: `gateway-${route.operationId}` }),
    ...(route.ifMatch ? { ifMatch: '"1"' } : {}),
  });
};

const statusesOf = async (token: string): Promise<readonly [string, number][]> => {
  const asked: [string, number][] = [];
  for (const route of guarded) asked.push([route.operationId, (await ask(route, token)).status]);
  return asked;
};
const all = (status: number) => guarded.map(({ operationId }) => [operationId, status]);

describe('The gateway', () => {
  it('turns away who brings no token', async () => expect(await statusesOf('')).toEqual(all(401)));

  it('turns away a token that has expired', async () =>
    expect(
      await statusesOf(await house.machine.issueToken({ ...CALLER, expiresInSeconds: -60 })),
    ).toEqual(all(401)));

  it.each(['otherKey', 'otherAudience', 'otherIssuer'] as const)(
    'turns away a token of %s',
    async (wrong) => expect(await statusesOf(await issuers[wrong](CALLER))).toEqual(all(401)),
  );

  it('turns away a token whose claims were changed', async () => {
    const [head, , signature] = (tokens.get('tapete/floor') ?? '').split('.');
    const claims = { ...CALLER, scope: SCOPES.join(' '), aud: 'x', exp: 9_999_999_999 };
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(await statusesOf(`${head}.${changed}.${signature}`)).toEqual(all(401));
  });

  it('lets nobody in whose token names no operator', async () => {
    const token = await house.machine.issueToken({ ...CALLER, operator: '' });
    expect(await statusesOf(token)).toEqual(all(401));
  });

  it.each(SCOPES)('opens to %s the routes that name it and no other', async (scope) => {
    for (const route of guarded) {
      const { status, body } = await ask(route, tokens.get(scope) ?? '');
      const told = { route: `${route.method} ${route.path}`, status };
      if (!(route.scopes as readonly Scope[]).includes(scope))
        expect(told).toEqual({ ...told, status: 403 });
      else expect([401, 403, 500, 502, 503], JSON.stringify({ told, body })).not.toContain(status);
    }
  });

  // By the function itself, which may miss something in the request.
  it.each(open)('answers $method $path to anybody', async (route) =>
    expect([200, 400]).toContain((await ask(route, '')).status),
  );

  it('knows no other path', async () => {
    const desk = deskWith(house.machine.baseUrl, tokens.get('tapete/admin') ?? '');
    expect((await desk.call('GET', '/v1/other')).status).toBe(404);
    expect((await desk.call('DELETE', '/v1/tournaments/tournament-of-nobody-1')).status).toBe(404);
  });
});

describe('The document of the API', () => {
  it('is served as it is committed', async () => {
    const { body } = await deskWith(house.machine.baseUrl, '').call('GET', '/v1/openapi.json');
    expect(body).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
  });
});
