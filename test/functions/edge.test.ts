import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Reply } from './support/api.ts';
import { announcement, DIRECTOR, openCasino, pesos } from './support/casino.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  await openCasino();
});
afterAll(() => table.stop());

const announceAs = (changes: object, language = 'en'): Promise<Reply> =>
  call(DIRECTOR, 'POST', '/v1/tournaments', { body: announcement(changes), language });
const pointers = ({ body }: Reply): string[] =>
  (body['errors'] as { in: string; pointer: string }[]).map((one) => `${one.in} ${one.pointer}`);

describe('A request is parsed once, strictly', () => {
  it('names every field that does not fit, by JSON pointer', async () => {
    const reply = await announceAs({
      price: { ...pesos(1), amount: 10.5 },
      levels: [{ level: 1, smallBlind: -1, bigBlind: 50, ante: 0, minutes: 15 }],
      surprise: true,
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(pointers(reply)).toEqual([
      'body #/price/amount',
      'body #/levels/0/smallBlind',
      'body #/surprise',
    ]);
  });

  it.each([
    ['a float of centavos', { price: { ...pesos(1), amount: 0.1 } }],
    ['an unsafe integer', { price: { ...pesos(1), amount: 2 ** 53 } }],
    ['pesos', { price: { amount: 1, unit: 'pesos', currency: 'ARS' } }],
    ['dollars', { price: { ...pesos(1), currency: 'USD' } }],
    ['a day that does not exist', { jornada: '2014-02-30' }],
    ['an instant without offset', { startsAt: '2014-05-09T20:00:00' }],
    ['a control character in a name', { name: 'a\u0007b' }],
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['an empty name', { name: '  ' }],
    ['a list that is too long', { scales: Array(11).fill(announcement().scales[0]) }],
  ])('refuses %s', async (_, changes) => expect((await announceAs(changes)).status).toBe(400));

  it('explains in Spanish unless English is asked for', async () => {
    const { body } = await announceAs({ name: 1 }, 'es');
    expect(body['title']).toBe('El pedido no respeta su esquema');
    expect(JSON.stringify(body['errors'])).toContain('Entrada inválida');
    expect((await announceAs({ name: 1 }))['body']['title']).toMatch(/schema/);
  });

  it('points at each unknown field, also inside, and says so in Spanish too', async () => {
    const reply = await announceAs({ price: { ...pesos(1), tax: 0 }, one: 1, two: 2 }, 'es');
    expect(pointers(reply)).toEqual(['body #/price/tax', 'body #/one', 'body #/two']);
    const details = (reply.body['errors'] as { detail: string }[]).map(({ detail }) => detail);
    expect(new Set(details)).toEqual(new Set(['La operación no conoce este campo.']));
  });

  it.each([
    [{ startsAt: '2014-05-09T20:00:00-03:00', price: pesos(1) }, '#/price'],
    [{ quota: 11 }, '#/quota'],
    [{ occurredAt: '2114-05-09T20:00:00-03:00' }, '#/occurredAt'],
  ])('points at the field of %j that the rules refuse', async (changes, pointer) => {
    const { body } = await announceAs(changes);
    expect(body['errors']).toEqual([{ in: 'body', pointer, detail: body['detail'] }]);
  });

  it('points at nothing where no field is to blame', async () => {
    const { body } = await call(DIRECTOR, 'GET', '/v1/tournaments/nobody-knows-this-one');
    expect(body).toMatchObject({ status: 404 });
    expect(body).not.toHaveProperty('errors');
  });

  it('refuses an id that is a member of every object', async () => {
    const reply = await call(DIRECTOR, 'GET', '/v1/tournaments/propertyIsEnumerable');
    expect(reply.status).toBe(400);
  });

  it('refuses query parameters it does not know, and limits over the maximum', async () => {
    for (const query of [{ limit: '101' }, { limit: '0' }, { page: '2' }])
      expect((await call(DIRECTOR, 'GET', '/v1/tournaments', { query })).status).toBe(400);
  });
});

describe('Around the body', () => {
  const raw = async (changes: object): Promise<APIGatewayProxyStructuredResultV2> => {
    const { handler } = await import('../../functions/tournaments/index.ts');
    const claims = { operator: 'casino', venue: 'buque', client_id: 'd', scope: 'tapete/director' };
    const event = {
      version: '2.0',
      headers: { 'idempotency-key': 'around-the-body-0001' },
      isBase64Encoded: false,
      requestContext: {
        requestId: 'request-7',
        timeEpoch: 0,
        http: { method: 'POST', path: '/v1/tournaments' },
        authorizer: { jwt: { claims, scopes: null } },
      },
      ...changes,
    };
    const context = { getRemainingTimeInMillis: () => 1000 } as Context;
    return (await handler(event as never, context)) as APIGatewayProxyStructuredResultV2;
  };
  const codeOf = ({ body }: APIGatewayProxyStructuredResultV2) => JSON.parse(body ?? '').code;

  it.each([
    ['en', 'The body is not JSON.'],
    ['es', 'El cuerpo no es JSON.'],
  ])('says that it is not JSON, in %s', async (language, detail) => {
    const headers = { 'idempotency-key': 'around-the-body-0001', 'accept-language': language };
    const { body } = await raw({ body: '{"a":', headers });
    expect(JSON.parse(body ?? '')).toMatchObject({ code: 'request.invalid', errors: [{ detail }] });
  });

  it('tells a key that is not usable from one that is missing', async () => {
    const keyed = (headers: object) => raw({ body: JSON.stringify(announcement()), headers });
    expect(codeOf(await keyed({}))).toBe('request.idempotency-key-missing');
    for (const key of ['short', 'blanks in the key 01', 'x'.repeat(65)])
      expect(codeOf(await keyed({ 'idempotency-key': key }))).toBe(
        'request.idempotency-key-malformed',
      );
  });

  it('says that it is too large, counted in bytes', async () => {
    const enough = 'ñ'.repeat(131_071); // with the quotes exactly the limit
    expect(codeOf(await raw({ body: `"${enough}"` }))).toBe('request.invalid');
    expect(await raw({ body: `"${enough}ñ"` })).toMatchObject({ statusCode: 413 });
  });

  it('reads base64', async () => {
    const body = Buffer.from(JSON.stringify(announcement())).toString('base64');
    expect(await raw({ body, isBase64Encoded: true })).toMatchObject({ statusCode: 201 });
  });

  it('puts the request id on every reply', async () => {
    const refused = await raw({ body: 'x' });
    expect(refused.headers).toMatchObject({
      'x-request-id': 'request-7',
      'content-type': 'application/problem+json',
    });
    expect(JSON.parse(refused.body ?? '').instance).toBe('/requests/request-7');
  });

  it('knows no other routes', async () => {
    const http = { method: 'DELETE', path: '/v1/tournaments' };
    const requestContext = { requestId: 'r', timeEpoch: 0, http };
    expect(await raw({ requestContext })).toMatchObject({ statusCode: 404 });
  });
});

describe('A command says by whom', () => {
  it('is refused for a legajo that nobody holds', async () =>
    expect(await announceAs({ by: { legajo: 'L-99' } })).toMatchObject({
      status: 409,
      body: { code: 'registry.staff-unknown', normId: 'R123-III-1' },
    }));

  it('is refused for a role that may not, whatever the token', async () =>
    expect((await announceAs({ by: { legajo: 'L-3' } })).body['code']).toBe(
      'tournament.role-not-allowed',
    ));

  it('is refused when it lies in the future', async () => {
    const occurredAt = new Date(Date.now() + 6 * 60_000).toISOString();
    expect((await announceAs({ occurredAt })).body['code']).toBe('request.occurred-in-future');
  });
});
