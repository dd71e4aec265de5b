import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Jornada } from '../../domain/time/jornada.ts';
import { call, newKey, type Who } from './support/api.ts';
import { by, DIRECTOR, JORNADA, openCasino } from './support/casino.ts';
import { startTable } from './support/server.ts';

const FISCAL: Who = { scopes: ['tapete/fiscal'] };
const PATH = `/v1/fiscal/${JORNADA}`;
let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  await openCasino();
});
afterAll(() => table.stop());

const post = (path: string, body: object, who = FISCAL, key = newKey()) =>
  call(who, 'POST', `${PATH}${path}`, { body, key });
const acta = { ...by('L-8'), kind: 'acta', number: 'A-77', text: 'Sit & Go de diez' };

describe('The fiscalizador over HTTP [R123-IV-11]', () => {
  it('enters an acta and a consent, once each, and voids what he mistyped', async () => {
    const key = newKey();
    expect(await post('/acts', acta, FISCAL, key)).toMatchObject({
      status: 201,
      body: { actId: key, version: 1 },
    });
    expect((await post('/acts', acta, FISCAL, key)).body).toMatchObject({ version: 1 });
    expect(await post('/acts', acta)).toMatchObject({
      status: 409,
      body: { code: 'fiscal.number-repeated' },
    });
    const consent = { ...acta, kind: 'consent', number: 'Nota 12/14', text: 'Suspensión' };
    expect((await post('/acts', consent)).status).toBe(201);
    expect((await post(`/acts/${key}/void`, { ...by('L-8'), reason: 'Era A-78' })).status).toBe(
      201,
    );
    expect((await post('/acts', acta, DIRECTOR)).status).toBe(403);
    expect((await post('/acts', { ...acta, ...by('L-1') })).status).toBe(403);
  });

  it('enters nothing about an event or a table that nobody announced', async () => {
    const about = (place: object) => post('/acts', { ...acta, number: 'A-99', ...place });
    expect(await about({ tournamentId: newKey() })).toMatchObject({
      status: 404,
      body: { code: 'tournament.not-announced' },
    });
    expect(await about({ tableId: newKey() })).toMatchObject({
      status: 404,
      body: { code: 'table.not-announced' },
    });
  });

  it('signs off only what was sealed', async () => {
    const signed = { ...by('L-8'), edition: 1, manifestSha256: 'a'.repeat(64) };
    expect(await post('/sign-offs', signed)).toMatchObject({
      status: 409,
      body: { code: 'fiscal.manifest-differs' },
    });
  });

  it('reads it back, and the report of the jornada tells it', async () => {
    const { body } = await call(FISCAL, 'GET', PATH);
    expect(body).toMatchObject({
      acts: [
        { kind: 'acta', number: 'A-77', by: 'L-8', voided: { reason: 'Era A-78' } },
        { kind: 'consent', number: 'Nota 12/14', voided: null },
      ],
      signOffs: [],
      version: 3,
    });
    const { gatherDay } = await import('../../functions/exports/day/gatherDay.ts');
    const { ports } = await import('../../functions/shared/runtime.ts');
    const { said, streams } = await gatherDay(ports(), 'casino', JORNADA as Jornada);
    expect(said.fiscal.map(({ what }) => what)).toEqual([
      'Acta A-77, anulada',
      'Conformidad Nota 12/14',
    ]);
    expect(streams).toContain(`fiscal/${JORNADA}`);
  });
});
