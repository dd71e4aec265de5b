import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey, type Reply } from './support/api.ts';
import { by, DIRECTOR, document, FLOOR, on, openCasino, pesos, sell } from './support/casino.ts';
import { ANNOUNCED_AT, announceTables, tablesAnnouncement } from './support/multiTable.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
const entries: string[] = [];
const get = (path = ''): Promise<Reply> => call(DIRECTOR, 'GET', `/v1/tournaments/${t}${path}`);
const made = async (reply: Promise<Reply>): Promise<Record<string, unknown>> => {
  const { status, body } = await reply;
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
type Seated = { seats: { table: number; seat: number; entryNumber: number; entryId: string }[] };

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announceTables({
    rebuy: {
      price: pesos(5_000),
      prize: { bps: 9000 },
      chips: 10_000,
      max: 2,
      stackMax: null,
      throughLevel: 1,
    },
  });
});
afterAll(() => table.stop());

/** The steps follow each other: an event of two tables. */
describe('An event of several tables over HTTP [R123-I-1]', () => {
  it('shows the characteristics it was announced with', async () => {
    const { body } = await get();
    expect(body['terms']).toMatchObject({
      modality: 'multi-table-regroup',
      tables: [1, 2],
      price: pesos(10_000),
      rebuy: { price: pesos(5_000), benefit: pesos(500), prizePart: pesos(4_500) },
    });
  });

  it('is announced fifteen days ahead or not at all [R123-IV-1.1.p1]', async () => {
    const body = tablesAnnouncement({ ...by('L-1') });
    const reply = await call(DIRECTOR, 'POST', '/v1/tournaments', { body, key: newKey() });
    expect(reply).toMatchObject({ status: 409, body: { normId: 'R123-IV-1.1.p1' } });
    expect(ANNOUNCED_AT).toMatch(/^2014-04-24/);
  });

  it('draws both tables from the published seed [R123-IV-8.1]', async () => {
    for (let player = 1; player <= 6; player += 1) entries.push(await sell(t, player));
    const seedHash = (await get()).body['seedHash'];
    const redraw = {
      ...by('L-5'),
      occasion: 'initial',
      tables: [1, 2],
      draw: { method: 'system' },
    };
    const drawn = await made(on(t)(FLOOR, 'redraws', redraw));
    expect(createHash('sha256').update(String(drawn['seed'])).digest('hex')).toBe(seedHash);
    const { body } = await get('/tables');
    const tables = body['tables'] as { table: number; players: object[] }[];
    expect(tables.map(({ players }) => players.length)).toEqual([3, 3]);
  });

  it('seats a player only at the table and seat drawn [R123-I-89]', async () => {
    const { seats } = (await get('/seats')).body as unknown as Seated;
    const one = seats[0]!;
    const player = entries.indexOf(one.entryId) + 1;
    const { lines } = (await get('/ledger')).body as {
      lines: { entryId: string; voucher: string }[];
    };
    const voucher = lines.find(({ entryId }) => entryId === one.entryId)?.voucher;
    const shown = { document: document(player), voucher };
    const arrival = `entries/${one.entryId}`;
    const take = (table: number) =>
      on(t)(FLOOR, `${arrival}/seating`, { ...by('L-4'), ...shown, table, seat: one.seat });
    expect((await take(one.table)).body['code']).toBe('tournament.not-accredited');
    await made(on(t)(FLOOR, `${arrival}/accreditation`, { ...by('L-5'), ...shown }));
    expect((await take(one.table === 1 ? 2 : 1)).body).toMatchObject({ normId: 'R123-I-89' });
    await made(take(one.table));
  });

  it('swaps two players in one step, by the Director alone [R123-I-90]', async () => {
    const { seats } = (await get('/seats')).body as unknown as Seated;
    const [one, other] = [seats[0]!, seats[3]!];
    const swap = [
      { entryId: one.entryId, table: other.table, seat: other.seat },
      { entryId: other.entryId, table: one.table, seat: one.seat },
    ];
    const move = { cause: 'special-needs', reason: 'Vista', seats: swap };
    const body = { ...by('L-1'), move };
    expect((await on(t)(FLOOR, 'moves', { ...body, ...by('L-2') })).status).toBe(403);
    await made(on(t)(FLOOR, 'moves', body));
    const after = (await get('/seats')).body as unknown as Seated;
    expect(after.seats[0]?.entryId).toBe(other.entryId);
  });

  it('refuses a card that does not exist as a wrong field', async () => {
    const draw = { method: 'cards', dealt: [{ entryId: entries[0], card: '1x' }], drawn: [] };
    const move = { cause: 'table-break', draw };
    expect((await on(t)(FLOOR, 'moves', { ...by('L-1'), move })).status).toBe(400);
  });
});

describe('What was published changes over HTTP [R123-I-6] [R123-I-1]', () => {
  const change = (changes: object) =>
    on(t)(DIRECTOR, 'modifications', {
      ...by('L-1'),
      reason: 'Menos mesas',
      consent: 'Nota 12/14',
      ...changes,
    });

  it('by something, or it is no change', async () => {
    const nothing = await change({});
    expect(nothing).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    await made(change({ name: 'Ñandú abierto' }));
    expect((await get()).body['terms']).toMatchObject({ name: 'Ñandú abierto' });
  });

  it('and keeps registration to the start [R123-I-34]', async () => {
    const late = await change({ registrationClosesAt: '2014-05-09T20:00:01-03:00' });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'tournament.window-invalid',
        normId: 'R123-I-34',
        errors: [{ pointer: '#/registrationClosesAt' }],
      },
    });
  });
});

describe('A start is announced with its gaming day over HTTP [R123-I-1.2]', () => {
  it('or refused, with the field', async () => {
    const days = [{ jornada: '2014-05-09', startsAt: '2014-05-10T20:00:00-03:00' }];
    const body = tablesAnnouncement({ days, eventNumber: '14-0099' });
    expect(await call(DIRECTOR, 'POST', '/v1/tournaments', { body })).toMatchObject({
      status: 409,
      body: {
        code: 'tournament.start-on-another-day',
        errors: [{ pointer: '#/days/0/startsAt' }],
      },
    });
  });
});
