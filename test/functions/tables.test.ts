import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBrokenLink } from '../../events/commit.ts';
import { call, newKey, type Reply } from './support/api.ts';
import { cashTable } from './support/cash.ts';
import { CAGE, DIRECTOR, FLOOR, JORNADA, openCasino, pesos } from './support/casino.ts';
import {
  announceTable,
  at,
  BANK,
  boxed,
  counted,
  maderoTable,
  moved,
  SUPERVISOR,
  stacks,
} from './support/madero.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
let fillId = '';
const get = (path = ''): Promise<Reply> => call(DIRECTOR, 'GET', `/v1/tables/${t}${path}`);
const post = (...asked: Parameters<ReturnType<typeof at>>) => at(t)(...asked);
const made = async (reply: Promise<Reply>): Promise<Record<string, unknown>> => {
  const { status, body } = await reply;
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const etag = async () => ({ ifMatch: (await get()).headers['etag'] ?? '' });

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announceTable();
});
afterAll(() => table.stop());

/** The steps follow each other: one day of a table. */
describe('The day of a bank table over HTTP', () => {
  it('is announced with its limits, and refused outside the band [R132-21]', async () => {
    expect((await get()).body).toMatchObject({
      status: 'closed',
      day: null,
      terms: {
        table: 7,
        min: pesos(100),
        bonus: { acesAgainstAces: false },
        jackpot: { kind: 'fixed', control: 'manual', credit: pesos(20) },
      },
    });
    const body = maderoTable({ min: pesos(20) });
    expect(await call(DIRECTOR, 'POST', '/v1/tables', { body })).toMatchObject({
      status: 409,
      body: { code: 'table.limits-outside-band', normId: 'R132-21' },
    });
  });

  it('pays the amounts approved for the casino where it names them [R132-50]', async () => {
    const prizes = {
      reference: 'Nota 20/2016',
      royalFlush: pesos(9_000),
      straightFlush: pesos(4_000),
      quads: pesos(800),
      fullHouse: pesos(200),
      flush: pesos(90),
      straight: pesos(40),
      magicCard: pesos(50),
      luckyPlayer: pesos(50),
    };
    const other = await announceTable('casino', { table: 9, prizes });
    const shown = async (path: string) =>
      (await call(DIRECTOR, 'GET', `/v1/tables/${other}${path}`)).body;
    expect(await shown('')).toMatchObject({ terms: { prizes } });
    expect((await shown('/prizes'))['jackpot']).toMatchObject({
      lines: [
        { name: 'Escalera Real de Color', pays: 'fixed', amount: pesos(9_000) },
        { name: 'Escalera de Color', amount: pesos(4_000) },
        { name: 'Póker', pays: 'per-credit', amount: pesos(800) },
        { amount: pesos(200) },
        { amount: pesos(90) },
        { amount: pesos(40) },
      ],
    });
  });

  it('has its number alone at its venue in its jornada, whatever is played', async () => {
    const announced = (body: object, key = newKey()) =>
      call(DIRECTOR, 'POST', '/v1/tables', { body, key });
    const inUse = { status: 409, body: { code: 'table.number-in-use' } };
    expect(await announced(maderoTable())).toMatchObject(inUse);
    expect(await announced(cashTable({ table: 7 }))).toMatchObject(inUse);
    expect((await announced(maderoTable(), t)).status).toBe(201); // a retry
    const before = { occurredAt: '2014-05-08T21:00:00-03:00', table: 14 };
    const old = newKey();
    expect((await announced(maderoTable(before), old)).status).toBe(201);
    expect((await announced(cashTable({ table: 14 }))).status).toBe(201);
    expect(await at(old)(FLOOR, 'openings', counted())).toMatchObject(inUse);
    const early = { ...counted(), occurredAt: '2014-05-08T22:00:00-03:00' };
    expect((await at(old)(FLOOR, 'openings', early)).status).toBe(201);
  });

  it('opens, and answers a repeated request as before', async () => {
    const key = newKey();
    const first = await post(FLOOR, 'openings', counted(), { key });
    expect(first).toMatchObject({ status: 201, body: { day: 1 } });
    expect(await post(FLOOR, 'openings', counted(), { key })).toEqual({
      ...first,
      headers: { ...first.headers, 'x-request-id': expect.anything() },
    });
    expect((await post(FLOOR, 'openings', counted([]), { key })).status).toBe(422);
  });

  it('numbers the slips of each desk without gaps, fills and credits apart', async () => {
    fillId = newKey();
    const slip = async (path: string, key = newKey()) =>
      (await made(post(CAGE, path, moved(stacks([100, 10])), { key })))['slip'];
    expect(await slip('fills', fillId)).toBe('0003-00000001');
    expect(await slip('credits')).toBe('0003-00000001');
    const refused = await post(CAGE, 'fills', moved(stacks([100, 0])));
    expect(refused).toMatchObject({ status: 409, body: { code: 'table.chips-invalid' } });
    expect(await slip('fills')).toBe('0003-00000002');
  });

  it('asks for two persons, in the language of the reader', async () => {
    const body = { ...counted(), second: { legajo: 'L-4' } };
    expect(await post(FLOOR, 'counts', body, { language: 'es' })).toMatchObject({
      status: 409,
      body: { code: 'table.signature-repeated', title: 'Deben firmar dos personas distintas' },
    });
    await made(post(FLOOR, 'counts', counted()));
  });

  it('voids a slip by the Supervisor, and keeps it', async () => {
    await made(
      post(SUPERVISOR, `movements/${fillId}/void`, {
        by: { legajo: 'L-2' },
        occurredAt: `${JORNADA}T21:00:00-03:00`,
        reason: 'Era de la mesa 8',
      }),
    );
    expect((await get('/days/1')).body).toMatchObject({
      status: 'open',
      movements: [
        { kind: 'fill', slip: '0003-00000001', voided: { reason: 'Era de la mesa 8', by: 'L-2' } },
        { kind: 'credit', voided: null },
        { kind: 'fill', slip: '0003-00000002', voided: null },
      ],
      figures: { fills: pesos(1_000), credits: pesos(1_000), result: null },
    });
  });

  it('takes several acts in one request, each answered', async () => {
    const commands = [
      { operation: 'countDrop', idempotencyKey: newKey(), body: boxed(12_000, 500) },
      { operation: 'fillChips', idempotencyKey: newKey(), body: moved([]) },
    ];
    const { status, body } = await post(SUPERVISOR, 'commands', { commands }, { key: null });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { results: [{ status: 201 }, { status: 409 }] },
    });
  });

  it('closes on what was seen, with the result of its five amounts', async () => {
    const closing = { ...counted(), occurredAt: `${JORNADA}T23:00:00-03:00` };
    expect((await post(FLOOR, 'closing', closing)).status).toBe(428);
    expect((await post(FLOOR, 'closing', closing, { ifMatch: '"1"' })).status).toBe(412);
    expect(await made(post(FLOOR, 'closing', closing, await etag()))).toMatchObject({
      closing: 1,
      figures: { opening: pesos(50_000), drop: pesos(12_500), result: pesos(12_500) },
    });
    expect((await get('/days')).body).toMatchObject({
      days: [{ day: 1, jornada: JORNADA, status: 'closed', figures: { result: pesos(12_500) } }],
    });
  });

  it('refuses another opening than the closing (decision B5)', async () => {
    const at = { occurredAt: '2014-05-10T20:00:00-03:00' };
    const opening = { ...counted(stacks([1000, 50])), ...at };
    expect(await post(FLOOR, 'openings', opening)).toMatchObject({
      status: 409,
      body: { code: 'table.opening-differs' },
    });
    expect(await made(post(FLOOR, 'openings', { ...counted(BANK), ...at }))).toMatchObject({
      day: 2,
    });
    expect((await get('/days')).body['days']).toMatchObject([{ day: 2 }, { day: 1 }]);
    expect((await get('/days/1')).body).toMatchObject({ status: 'closed', day: 1 });
    expect((await get('/days/3')).status).toBe(404);
  });

  it('is on the list of tables, with a chain that holds', async () => {
    const list = await call(DIRECTOR, 'GET', '/v1/tables');
    expect(list.body['tables']).toMatchObject([
      { tableId: t, table: 7, status: 'open', day: 2 },
      { table: 9, day: null },
      { table: 14 },
      { table: 14 },
    ]);
    const { body } = await get('/facts');
    expect(firstBrokenLink(body['commits'] as never)).toBeNull();
    expect((await get('/proof')).body).toMatchObject({ intact: true });
  });
});
