import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DeclaredRoute, ROUTES } from '../../functions/routes.ts';
import { SCOPES, type Scope } from '../../functions/shared/scopes.ts';
import { call, newKey, type Reply, type Who } from './support/api.ts';
import { announce, openCasino, pesos } from './support/casino.ts';
import { announceJackpot, announceTable } from './support/madero.ts';
import { BODIES, PARAMETERS, QUERIES } from './support/samples.ts';
import { startTable } from './support/server.ts';

// The file is beside bundles, and none is made here.
vi.mock('../../functions/system/document.ts', () => import('../simulation/instead/document.ts'));

/** Other resources have their own tests of the same kind. */
const OURS: readonly string[] = [
  'tournaments',
  'tables',
  'jackpots',
  'registry',
  'cage',
  'rulings',
  'accounting',
  'fiscal',
  'system',
];
const routes = ROUTES.filter(({ resource }) => OURS.includes(resource));
const guarded = routes.filter(({ scopes }) => scopes !== 'public');

let table: Awaited<ReturnType<typeof startTable>>;
let tournamentId = '';
let tableId = '';
let jackpotId = '';
beforeAll(async () => {
  table = await startTable();
  await openCasino('casino');
  await openCasino('otro-casino');
  tournamentId = await announce('casino');
  tableId = await announceTable('casino');
  jackpotId = newKey();
  const jackpot = { kind: 'progressive', control: 'automatic', credit: pesos(20), jackpotId };
  const fed = await announceTable('casino', { table: 8, jackpot });
  await announceJackpot('casino', [fed], jackpotId);
});
afterAll(() => table.stop());

const ask = (route: DeclaredRoute, who: Who | 'nobody'): Promise<Reply> => {
  const named = { ...PARAMETERS, tournamentId, tableId, jackpotId } as Record<string, string>;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
  const body = route.body && BODIES[route.operationId];
  const query = QUERIES[route.operationId];
  return call(who, route.method, path, {
    body,
    ...(query && { query }),
    ...(route.ifMatch && { ifMatch: '"1"' }),
  });
};

describe('Every route asks for a token and for one of its scopes', () => {
  it('has a sample body for every route that takes one', () =>
    expect(routes.filter(({ body, operationId }) => body && !BODIES[operationId])).toEqual([]));

  it.each(guarded)('$method $path refuses who has no token', async (route) =>
    expect(await ask(route, 'nobody')).toMatchObject({
      status: 401,
      body: { code: 'request.unauthenticated' },
    }),
  );

  it.each(guarded)('$method $path refuses a token without scopes', async (route) =>
    expect((await ask(route, { scopes: [] })).status).toBe(403),
  );

  describe.each(SCOPES)('%s', (scope) => {
    it.each(guarded)('$method $path', async (route) => {
      const { status, body } = await ask(route, { scopes: [scope] });
      const allowed = (route.scopes as readonly Scope[]).includes(scope);
      if (allowed) expect([400, 401, 403, 500]).not.toContain(status);
      else
        expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'request.forbidden' });
    });
  });
});

describe('What is another operator’s does not exist', () => {
  const named = guarded.filter(({ path }) =>
    /\{(tournamentId|tableId|jackpotId|personId)\}/.test(path),
  );

  it.each(named)('$method $path answers 404', async (route) => {
    const foreign = { operator: 'otro-casino', scopes: route.scopes as readonly Scope[] };
    const { status, body } = await ask(route, foreign);
    // A bulk request answers each of its commands.
    const [first] = (body['results'] as { status: number }[] | undefined) ?? [];
    expect(first?.status ?? status).toBe(404);
  });

  it('lists only its own', async () => {
    const list = (operator: string) =>
      call({ operator, scopes: ['tapete/fiscal'] }, 'GET', '/v1/tournaments');
    const own = (await list('casino')).body['tournaments'] as { tournamentId: string }[];
    expect(own.map((one) => one.tournamentId)).toContain(tournamentId);
    const other = (await list('otro-casino')).body['tournaments'] as { tournamentId: string }[];
    expect(other.map((one) => one.tournamentId)).not.toContain(tournamentId);
  });
});

describe('What lies at another venue of the operator does not exist for who works at one', () => {
  const ofOneVenue = (scopes: readonly Scope[]) =>
    scopes.filter((one) => !['tapete/accounting', 'tapete/fiscal', 'tapete/admin'].includes(one));
  const reaching = (route: { scopes: unknown }) => ofOneVenue(route.scopes as readonly Scope[]);
  const named = guarded.filter(
    (route) => /\{(tournamentId|tableId)\}/.test(route.path) && reaching(route).length > 0,
  );

  it.each(named)('$method $path answers 404', async (route) => {
    const { status, body } = await ask(route, {
      ...{ venue: 'otra-sala', client: 'desk-of-another-venue' },
      scopes: reaching(route),
    });
    const [first] = (body['results'] as { status: number }[] | undefined) ?? [];
    expect(first?.status ?? status).toBe(404);
  });

  it.each(named.filter(({ path }) => path.includes('{tournamentId}')))(
    '$method $path answers 404 to who attends another event',
    async (route) => {
      const event = 'another-event-0001';
      const { status, body } = await ask(route, {
        event,
        client: 'desk-of-another-event',
        scopes: reaching(route),
      });
      const [first] = (body['results'] as { status: number }[] | undefined) ?? [];
      expect(first?.status ?? status).toBe(404);
    },
  );

  it('is in none of its lists, and in those of the offices', async () => {
    const list = async (path: string, scopes: readonly Scope[]) => {
      const { body } = await call({ venue: 'otra-sala', scopes }, 'GET', path);
      return ((body['tournaments'] ?? body['tables']) as unknown[]).length;
    };
    for (const path of ['/v1/tournaments', '/v1/tables']) {
      expect(await list(path, ['tapete/floor'])).toBe(0);
      expect(await list(path, ['tapete/accounting'])).toBeGreaterThan(0);
    }
  });
});

describe('What is public needs no token', () => {
  it.each(routes.filter(({ scopes }) => scopes === 'public'))('$method $path', async (route) =>
    expect((await ask(route, 'nobody')).status).toBe(200),
  );
});
