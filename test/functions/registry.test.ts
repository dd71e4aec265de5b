import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey, type Reply, type Who } from './support/api.ts';
import {
  ADMIN,
  announce,
  by,
  CAGE,
  DIRECTOR,
  document,
  form,
  on,
  openCasino,
  pesos,
  sell,
} from './support/casino.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  await openCasino();
});
afterAll(() => table.stop());

const put = (who: Who, path: string, body: object, ifMatch?: string): Promise<Reply> =>
  call(who, 'PUT', `/v1/registry/${path}`, {
    body,
    key: null,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });
const get = (who: Who, path: string): Promise<Reply> => call(who, 'GET', `/v1/registry/${path}`);

describe('PUT /v1/registry', () => {
  it('changes nothing when the same is put again', async () => {
    const body = { ...by('L-1'), name: 'Fede', role: 'dealer', from: '2014-01-01', until: null };
    const first = await put(ADMIN, 'staff/L-70', body);
    const again = await put(ADMIN, 'staff/L-70', body);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body['version']).toBe(first.body['version']);
    const { body: listed } = await get(CAGE, 'staff');
    expect(listed['staff']).toContainEqual({
      legajo: 'L-70',
      name: 'Fede',
      role: 'dealer',
      from: '2014-01-01',
      until: null,
    });
  });

  it('is ordered by somebody on the staff once there is any', async () => {
    const body = { ...by('L-99'), name: 'Gabi', role: 'dealer', from: '2014-01-01', until: null };
    expect((await put(ADMIN, 'staff/L-8', body)).body['code']).toBe('registry.staff-unknown');
  });

  it('shows bands with money, and the regimes of the law after the operator’s own', async () => {
    const { body } = await get(CAGE, 'bands');
    expect(body['bands']).toMatchObject([{ min: { amount: 10_000, unit: 'centavos' } }]);
    const regimes = (await get(CAGE, 'regimes')).body['regimes'] as { origin: string }[];
    expect(regimes.length).toBeGreaterThan(0);
    expect(new Set(regimes.map(({ origin }) => origin))).toEqual(new Set(['law']));
  });
});

describe('The exclusion register [R123-I-27.b2]', () => {
  it('bars the holder of the document, from the day given, and shows only a hash', async () => {
    const t = await announce();
    const restriction = {
      ...by('L-1'),
      document: { kind: 'DNI', number: '30000121' },
      group: 'self-excluded',
      reference: 'Registro 17',
      from: '2014-05-09',
      until: null,
    };
    const taken = await on(t)(CAGE, 'entries', form(21));
    expect(taken.status).toBe(201);
    await put(DIRECTOR, 'restrictions/restriction-0000001', restriction);
    const refused = await on(t)(CAGE, 'entries', form(21));
    expect(refused.body['code']).toBe('tournament.person-barred');
    const paid = await sell(t, 22);
    const later = { ...restriction, document: document(22) };
    await put(DIRECTOR, 'restrictions/restriction-0000002', later);
    const unasked = await call(CAGE, 'GET', `/v1/tournaments/${t}/barred-entries`);
    expect(unasked.body['entries']).toMatchObject([
      { entryId: paid, group: 'self-excluded', due: 'refund', since: '2014-05-09' },
    ]);
    const { body: list } = await call(CAGE, 'GET', `/v1/tournaments/${t}/entries`);
    const listed = list['entries'] as { entryId: string; voucher: string }[];
    const { voucher } = listed.find(({ entryId }) => entryId === paid) ?? {};
    const arrival = { ...by('L-3'), document: document(22), voucher };
    const key = newKey();
    const asked = await on(t)(CAGE, `entries/${paid}/accreditation`, arrival, { key });
    expect(asked).toMatchObject({ status: 409, body: { code: 'tournament.person-barred' } });
    const again = await on(t)(CAGE, `entries/${paid}/accreditation`, arrival, { key });
    expect(again.status).toBe(409);
    const due = await call(CAGE, 'GET', `/v1/tournaments/${t}/barred-entries`);
    expect(due.body['entries']).toMatchObject([
      { entryId: paid, due: 'refund', since: '2014-05-09' },
    ]);
    const { body } = await get(DIRECTOR, 'restrictions');
    expect(JSON.stringify(body)).not.toContain('30000121');
    expect((await get(CAGE, 'restrictions')).status).toBe(403);
  });
});

describe('Personal data', () => {
  let t = '';
  let personId = '';
  const entry = async (who: Who): Promise<Record<string, unknown>> => {
    const { body } = await call(who, 'GET', `/v1/tournaments/${t}/entries`);
    return (body['entries'] as Record<string, unknown>[])[0] ?? {};
  };
  beforeAll(async () => {
    t = await announce();
    await on(t)(CAGE, 'entries', form(31));
    personId = String((await entry(CAGE))['personId']);
  });

  it('are shown to the desks and the fiscalizers, and to nobody else', async () => {
    for (const scope of ['floor', 'cage', 'supervisor', 'director', 'fiscal'] as const)
      expect(await entry({ scopes: [`tapete/${scope}`] })).toMatchObject({
        person: { surnames: 'Muñoz 31', document: { kind: 'DNI', number: '30000131' } },
      });
    for (const scope of ['accounting', 'admin'] as const) {
      expect(await entry({ scopes: [`tapete/${scope}`] })).not.toHaveProperty('person');
      expect((await get({ scopes: [`tapete/${scope}`] }, `players/${personId}`)).status).toBe(403);
    }
  });

  it('are corrected with a reason, on the version seen, and leave a fact without them', async () => {
    const seen = await get(CAGE, `players/${personId}`);
    expect(seen.headers['etag']).toBe('"1"');
    const correction = {
      ...by('L-3'),
      surnames: 'Núñez 31',
      givenNames: 'Íñigo',
      birthDate: '1980-02-29',
      reason: 'Estaba mal tipeado',
    };
    expect((await put(CAGE, `players/${personId}`, correction)).status).toBe(428);
    expect((await put(CAGE, `players/${personId}`, correction, '"1"')).status).toBe(200);
    expect((await put(CAGE, `players/${personId}`, correction, '"1"')).status).toBe(412);
    const after = await get(CAGE, `players/${personId}`);
    expect(after).toMatchObject({ headers: { etag: '"2"' }, body: { surnames: 'Núñez 31' } });
    const { ports } = await import('../../functions/shared/runtime.ts');
    const { readCommits } = await import('../../functions/shared/store.ts');
    const commits = await readCommits(ports().table, 'casino', 'registry');
    const [fact] = commits.at(-1)?.events ?? [];
    expect(fact).toMatchObject({ type: 'PersonCorrected', personId, reason: 'Estaba mal tipeado' });
    expect(JSON.stringify(commits)).not.toMatch(/Núñez|Muñoz|30000131/);
  });

  it('of a document known under other data are not told to who asks with it', async () => {
    const mistyped = { ...form(31), person: { ...form(31).person, surnames: 'Otro' } };
    const { status, body } = await on(t)(CAGE, 'entries', mistyped);
    expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'request.person-differs' });
    expect(JSON.stringify(body)).not.toMatch(/Núñez|Muñoz/);
    expect(document(31).number).toBe('30.000.131');
  });

  it('are shown to the person with the statements, the term and every reading, by the Director', async () => {
    const path = `players/${personId}/file`;
    for (const who of [CAGE, ADMIN]) expect((await get(who, path)).status).toBe(403);
    await get({ ...CAGE, client: 'a-curious-desk' }, `players/${personId}`);
    const { body } = await get(DIRECTOR, path);
    expect(body).toMatchObject({
      surnames: 'Núñez 31',
      seenOn: '2014-05-09',
      keptUntil: '2024-05-09',
      statements: [],
    });
    const reads = body['reads'] as { client: string; operation: string }[];
    expect(reads.slice(-2)).toMatchObject([
      { client: 'a-curious-desk', operation: 'readPlayer' },
      { client: 'desk-1', operation: 'readPlayerFile' },
    ]);
  });

  it('leave a trace when the people of an event are listed, by who may see them alone', async () => {
    const { ports } = await import('../../functions/shared/runtime.ts');
    const { readsOf } = await import('../../functions/shared/personalReads.ts');
    const traces = async () =>
      (await readsOf(ports(), 'casino', t)).filter(({ client }) => client === 'lister');
    await entry({ scopes: ['tapete/accounting'], client: 'lister' });
    expect(await traces()).toEqual([]);
    await entry({ ...CAGE, client: 'lister' });
    expect(await traces()).toMatchObject([{ client: 'lister', operation: 'listEntries' }]);
  });

  it('are erased once the term is over, on the version seen, and leave the entry without them', async () => {
    const path = `players/${personId}/erasure`;
    const erase = (occurredAt: string, ask: object = {}) =>
      call(DIRECTOR, 'POST', `/v1/registry/${path}`, {
        body: { ...by('L-1'), occurredAt, reason: 'Lo pidió el titular' },
        ifMatch: '"2"',
        ...ask,
      });
    const kept = await erase('2024-05-09T20:00:00-03:00');
    expect(kept).toMatchObject({ status: 409, body: { code: 'registry.retention-running' } });
    expect((await erase('2024-05-10T20:00:00-03:00', { ifMatch: '"1"' })).status).toBe(412);
    const key = newKey();
    expect((await erase('2024-05-10T20:00:00-03:00', { key })).status).toBe(200);
    expect((await erase('2024-05-10T20:00:00-03:00', { key })).status).toBe(200);
    expect((await get(CAGE, `players/${personId}`)).status).toBe(404);
    const old = await entry(CAGE);
    expect(old).toMatchObject({ personId, person: null });
    const sale = { tendered: pesos(10_000), means: 'cash', desk: 3, document: document(31) };
    expect(
      await on(t)(CAGE, `entries/${old['entryId']}/payment`, { ...by('L-3'), ...sale }),
    ).toMatchObject({ status: 409, body: { code: 'request.person-erased' } });
    const { ports } = await import('../../functions/shared/runtime.ts');
    const { readCommits } = await import('../../functions/shared/store.ts');
    const [fact] = (await readCommits(ports().table, 'casino', 'registry')).at(-1)?.events ?? [];
    expect(fact).toMatchObject({ type: 'PersonErased', personId, reason: 'Lo pidió el titular' });
  });
});
