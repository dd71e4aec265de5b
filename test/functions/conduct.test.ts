import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPaperNumber } from '../../functions/shared/wire.ts';
import { call, newKey, type Reply } from './support/api.ts';
import {
  by,
  CAGE,
  DIRECTOR,
  document,
  FLOOR,
  fileReceipt,
  on,
  openCasino,
  pesos,
  sell,
} from './support/casino.ts';
import { announceTables } from './support/multiTable.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
let entryId = '';
const get = (path: string, query?: Record<string, string>): Promise<Reply> =>
  call(DIRECTOR, 'GET', `/v1/tournaments/${t}${path}`, query ? { query } : {});
const post = async (path: string, body: object, key = newKey()) => {
  const reply = await on(t)(DIRECTOR, path, { ...by('L-1'), ...body }, { key });
  expect(reply).toMatchObject({ status: 201 });
  return reply.body;
};

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announceTables();
  const entries: string[] = [];
  for (let player = 1; player <= 4; player += 1) entries.push(await sell(t, player));
  entryId = entries[0] ?? '';
  await post('redraws', { occasion: 'initial', tables: [1, 2], draw: { method: 'system' } });
  await post('start', { acta: null });
});
afterAll(() => table.stop());

/** The steps follow each other. */
describe('Penalties over HTTP', () => {
  const penaltyId = newKey();
  const splash = { codes: ['splash'], description: 'Arrojó fichas al pot' };

  it('shows the earlier entries of a player and the next step [R123-I-79]', async () => {
    const conduct = () => get(`/entries/${entryId}/conduct`, { codes: 'splash' });
    expect((await conduct()).body).toMatchObject({
      penalties: [],
      proposal: { sanction: 'verbal-warning' },
      norm: 'R123-I-78.b15',
    });
    await post('penalties', { entryId, ...splash }, penaltyId);
    expect((await conduct()).body).toMatchObject({
      penalties: [{ penaltyId, codes: ['splash'], hands: 0 }],
      proposal: { sanction: 'hand-suspension', handsPerPlayer: 0 },
    });
  });

  it('refuses a code that no article has [R123-I-78]', async () => {
    const body = { ...by('L-1'), entryId, codes: ['whistling'], description: 'Silbó' };
    expect(await on(t)(DIRECTOR, 'penalties', body)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', errors: [{ pointer: '#/codes/0' }] },
    });
  });

  it('counts the hands of a suspension down [R123-II-41.b2]', async () => {
    const key = newKey();
    await post('penalties', { entryId, ...splash, suspension: { handsPerPlayer: 2 } }, key);
    const body = { ...by('L-4'), penaltyId: key, hands: 3 };
    expect((await on(t)(FLOOR, 'suspended-hands', body)).body).toMatchObject({ handsLeft: 1 });
    const { penalties } = (await get('/penalties')).body as { penalties: object[] };
    expect(penalties[1]).toMatchObject({ hands: 4, handsLeft: 1, status: 'running' });
  });

  it('keeps what items are allowed, and what players report', async () => {
    await post('item-rules', { item: 'Auriculares', allowed: false, phase: 'event' });
    expect((await get('/item-rules')).body).toMatchObject({
      rules: [{ item: 'Auriculares', allowed: false }],
    });
    const item = { entryId, kind: 'sponsor-clothing', description: 'Logo X en remera' };
    await post('authorised-items', { ...item, communicates: false });
    expect((await get(`/entries/${entryId}/conduct`)).body).toMatchObject({
      authorisedItems: [{ description: 'Logo X en remera' }],
      proposal: null,
    });
    const claim = { table: 1, hand: 3, entryId, about: 'Apuesta mal contada' };
    expect(await post('claims', { ...claim, nextHandDealt: true })).toMatchObject({ late: true });
    expect((await get('/claims')).body).toMatchObject({ claims: [{ ...claim, late: true }] });
  });

  it('queues a change of a Supervisor until it is announced [R123-III-2.p5]', async () => {
    const key = newKey();
    const levels: object[] = [];
    const change = { ...by('L-2'), levels, reason: 'Horario' };
    expect((await on(t)(DIRECTOR, 'level-changes', change, { key })).status).toBe(201);
    await post('change-announcements', { changeId: key, text: 'No hay más niveles' });
    const again = { ...by('L-1'), changeId: key, text: 'No hay más niveles' };
    expect(await on(t)(DIRECTOR, 'change-announcements', again)).toMatchObject({
      status: 409,
      body: { code: 'tournament.no-change-pending' },
    });
  });
});

/** The steps follow each other. */
describe('A club event over HTTP [CLUB-T27]', () => {
  let club = '';
  const players: string[] = [];
  const asked = (path: string, body: object) =>
    on(club)(DIRECTOR, path, { ...by('L-1'), ...body }, { key: newKey() });

  it('sells under numbers of its own, and leaves no gap in those of the lottery', async () => {
    club = await announceTables({ club: { entriesMin: 2 }, eventNumber: '14-0022' });
    const next = await announceTables({ eventNumber: '14-0023' });
    for (const player of [11, 12]) {
      players.push(await sell(club, player));
      await sell(next, player);
    }
    const vouchers = async (event: string) => {
      const { body } = await call(CAGE, 'GET', `/v1/tournaments/${event}/entries`);
      return (body['entries'] as { voucher: string }[]).map(({ voucher }) => voucher);
    };
    expect(await vouchers(club)).toEqual(['C0003-00000001', 'C0003-00000002']);
    const ofLottery = [...(await vouchers(t)), ...(await vouchers(next))];
    expect(ofLottery).toEqual([1, 2, 3, 4, 5, 6].map((one) => `0003-0000000${one}`));
  });

  it('records what its finalists agree on, and splits nothing with the lottery', async () => {
    const draw = { occasion: 'initial', tables: [1], draw: { method: 'system' } };
    expect(await asked('redraws', draw)).toMatchObject({ status: 201 });
    expect(await asked('start', { acta: null })).toMatchObject({ status: 201 });
    expect(await asked('prize-locks', {})).toMatchObject({ status: 201 });
    const shares = players.map((id) => ({ entryId: id, amount: pesos(6_500) }));
    const deal = { shares, left: pesos(1_000), consents: players };
    expect(await asked('deals', { ...deal, consents: [] })).toMatchObject({
      status: 409,
      body: { normId: 'CLUB-T27' },
    });
    expect(await asked('deals', deal)).toMatchObject({ status: 201 });
    const out = [{ entryId: players[0], chipsAtStart: 50 }]; // who never came, blinded out
    expect(await asked('eliminations', { hand: 1, out })).toMatchObject({ status: 201 });
    const { body } = await call(DIRECTOR, 'GET', `/v1/tournaments/${club}/standings`);
    expect(body).toMatchObject({
      standings: [{ prize: pesos(7_500) }, { prize: pesos(6_500) }],
    });
    const settled = await call(DIRECTOR, 'GET', `/v1/tournaments/${club}/settlement`);
    expect(settled.body).toMatchObject({ pool: pesos(14_000), split: { status: 'none' } });
  });

  it('pays its prizes on receipts of its own series, found by their names', async () => {
    for (const [index, entryId] of players.entries()) {
      const supervisor = { legajo: 'L-2' };
      const confirm = { ...by('L-5'), entryId, supervisor };
      const confirmed = await on(club)(FLOOR, 'prize-confirmations', confirm);
      const classification = `C0002-0000000${index + 1}`;
      expect(confirmed).toMatchObject({ status: 201, body: { classification } });
      await fileReceipt(toPaperNumber(classification));
      const said = { document: document(11 + index), confirmation: 1, means: 'cash', desk: 3 };
      const pay = { ...by('L-3'), entryId, ...said };
      const ofLottery = { ...pay, classification: classification.slice(1) };
      expect(await on(club)(CAGE, 'payments', ofLottery)).toMatchObject({ status: 409 });
      expect(await on(club)(CAGE, 'payments', { ...pay, classification })).toMatchObject({
        status: 201,
        body: { receipt: `C0003-0000000${index + 1}` },
      });
      const found = await call(DIRECTOR, 'GET', `/v1/documents/CL-${classification}`);
      expect(found).toMatchObject({ status: 200, body: { number: classification } });
    }
  });
});
