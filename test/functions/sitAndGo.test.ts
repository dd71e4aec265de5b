import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstBrokenLink } from '../../events/commit.ts';
import { toPaperNumber } from '../../functions/shared/wire.ts';
import { call, newKey, type Reply, type Who } from './support/api.ts';
import {
  announce,
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
  statement,
} from './support/casino.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
const entries: string[] = [];
const vouchers = new Map<string, string>();
const get = (path = '', who: Who = DIRECTOR): Promise<Reply> =>
  call(who, 'GET', `/v1/tournaments/${t}${path}`);
const made = async (reply: Promise<Reply>): Promise<Record<string, unknown>> => {
  const { status, body } = await reply;
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announce();
});
afterAll(() => table.stop());

/** The steps follow each other: one Sit & Go of ten, from the forms to the closing. */
describe('A Sit & Go over HTTP [R123-IV-11]', () => {
  it('sells ten entries at two desks, each desk with its gapless series [R123-IV-11.2]', async () => {
    for (let player = 1; player <= 10; player += 1)
      entries.push(await sell(t, player, player % 2 === 0 ? 4 : 3));
    const { body } = await get('/ledger');
    const lines = body['lines'] as { entryId: string; voucher: string }[];
    for (const { entryId, voucher } of lines) vouchers.set(entryId, voucher);
    expect([...vouchers.values()].sort()).toEqual(
      ['0003', '0004'].flatMap((desk) => [1, 2, 3, 4, 5].map((n) => `${desk}-0000000${n}`)),
    );
    expect(body).toMatchObject({
      takings: pesos(100_000),
      benefit: pesos(30_000),
      pool: pesos(70_000),
    });
  });

  it('refuses the eleventh with the article', async () => {
    await expect(sell(t, 11)).rejects.toThrow('quota-full');
  });

  it('draws seats from the seed whose hash was published [R123-IV-8.1]', async () => {
    const seedHash = (await get()).body['seedHash'];
    const drawn = await made(on(t)(FLOOR, 'draws', { ...by('L-5'), method: 'system' }));
    const { createHash } = await import('node:crypto');
    expect(createHash('sha256').update(String(drawn['seed'])).digest('hex')).toBe(seedHash);
    const seats = drawn['seats'] as { entryId: string; seat: number }[];
    expect(seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { entryId, seat } of seats) {
      const player = entries.indexOf(entryId) + 1;
      const shown = { document: document(player), voucher: vouchers.get(entryId), seat };
      await made(on(t)(FLOOR, `entries/${entryId}/seating`, { ...by('L-4'), ...shown }));
    }
  });

  it('starts with the acta, plays, and undoes the last exit with the ETag seen', async () => {
    const acta = { number: 'A-77', fiscalizador: 'F. Iscal' };
    expect((await get('/blockers')).body['blockers']).toEqual([]);
    await made(on(t)(DIRECTOR, 'start', { ...by('L-1'), acta }));
    await made(on(t)(DIRECTOR, 'prize-locks', by('L-1')));
    for (let hand = 1; hand <= 7; hand += 1) await eliminate(hand, [10 - hand]);
    const { headers } = await get();
    const exitId = String((await eliminate(8, [2])).body['exitId']);
    const undo = { ...by('L-2'), exitId, reason: 'Era otro asiento' };
    const stale = await on(t)(DIRECTOR, 'corrections', undo, { ifMatch: headers['etag'] ?? '' });
    expect(stale).toMatchObject({ status: 412, body: { code: 'request.stale-version' } });
    const without = await on(t)(DIRECTOR, 'corrections', undo);
    expect(without).toMatchObject({ status: 428, body: { code: 'request.version-required' } });
    const seen = (await get()).headers['etag'] ?? '';
    await made(on(t)(DIRECTOR, 'corrections', undo, { ifMatch: seen }));
    await eliminate(8, [1]);
    const disqualified = { ...by('L-2'), hand: 9, norm: 'R123-II-41.b3', reason: 'Colusión' };
    const out = [{ entryId: entries[2], chipsRemoved: 5_000 }];
    await made(on(t)(DIRECTOR, 'disqualifications', { ...disqualified, out }));
  });

  it('pays each prize once, against receipt and document [R123-I-66]', async () => {
    const { body } = await get('/prizes');
    const prizes = body['prizes'] as { entryId: string; prize: { amount: number } }[];
    expect(prizes.reduce((sum, { prize }) => sum + prize.amount, 0)).toBe(7_000_000);
    for (const { entryId } of prizes) {
      const supervisor = { legajo: 'L-2' };
      const confirmed = await made(
        on(t)(FLOOR, 'prize-confirmations', { ...by('L-5'), entryId, supervisor }),
      );
      const { confirmation, classification } = confirmed;
      const player = entries.indexOf(entryId) + 1;
      const pay = {
        ...by('L-3'),
        entryId,
        confirmation,
        classification,
        means: 'cash',
        desk: 3,
        statement: statement(player),
      };
      const shown = { ...pay, document: document(player) };
      const asked = [
        on(t)(CAGE, 'payments', shown),
        on(t)(CAGE, 'payments', { ...shown, desk: 4 }),
      ];
      await fileReceipt(toPaperNumber(String(classification))); // the payments wait for it
      const both = await Promise.all(asked);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(both.find(({ status }) => status === 409)?.body['code']).toBe(
        'tournament.prize-already-paid',
      );
    }
  });

  it('takes a payment back, and pays the prize again on the same receipt [R123-I-66]', async () => {
    const prizes = async () =>
      (await get('/prizes')).body['prizes'] as Record<string, string | number>[];
    const [first] = await prizes();
    const { entryId, confirmation, classification, receipt } = first ?? {};
    const path = `payments/${entryId}/reversal`;
    const signed = { ...by('L-2'), second: { legajo: 'L-3' } };
    const mistake = { ...signed, reason: 'Pagado a otra persona', desk: 3 };
    await made(on(t)(DIRECTOR, path, mistake));
    const twice = await on(t)(DIRECTOR, path, mistake);
    expect(twice).toMatchObject({ status: 409, body: { code: 'tournament.prize-not-paid' } });
    expect((await prizes())[0]).toMatchObject({ receipt: null, confirmation, classification });
    const shown = { document: document(entries.indexOf(String(entryId)) + 1), means: 'cash' };
    const pay = {
      ...by('L-3'),
      entryId,
      confirmation,
      classification,
      ...shown,
      desk: 3,
      statement: statement(entries.indexOf(String(entryId)) + 1),
    };
    // The CUIL of somebody else: nothing is paid.
    const foreign = { ...pay, statement: { ...pay.statement, taxId: '20123456786' } };
    expect(await on(t)(CAGE, 'payments', foreign)).toMatchObject({
      status: 409,
      body: { code: 'tournament.tax-id-mismatch', errors: [{ pointer: '#/statement/taxId' }] },
    });
    await openCasino('casino', { soloPayoutMax: pesos(1) });
    expect((await call(DIRECTOR, 'GET', '/v1/registry/operator')).body).toMatchObject({
      profiles: [{ soloPayoutMax: pesos(1) }],
    });
    expect(await on(t)(CAGE, 'payments', pay)).toMatchObject({
      status: 409,
      body: { code: 'tournament.second-person-missing' },
    });
    const paid = await made(on(t)(CAGE, 'payments', { ...pay, second: { legajo: 'L-2' } }));
    expect(paid['receipt']).not.toBe(receipt);
    expect((await prizes())[0]).toMatchObject({ receipt: paid['receipt'] });
  });

  it('closes, leaves open work for the settlement, and proves its chain', async () => {
    const { headers } = await get();
    const closing = { ...by('L-2'), second: { legajo: 'L-1' }, winnerChips: 95_000 };
    const ifMatch = headers['etag'] ?? '';
    expect(await made(on(t)(DIRECTOR, 'closing', closing, { ifMatch }))).toMatchObject({
      closing: 1,
    });
    expect((await get('/proof')).body).toMatchObject({ intact: true, firstBrokenLink: null });
    const commits: unknown[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '20', ...(cursor === undefined ? {} : { cursor }) };
      const page = await call(DIRECTOR, 'GET', `/v1/tournaments/${t}/facts`, { query });
      commits.push(...(page.body['commits'] as unknown[]));
      cursor = page.body['next'] as string | undefined;
    } while (cursor !== undefined);
    expect(firstBrokenLink(commits as Parameters<typeof firstBrokenLink>[0])).toBeNull();
    expect(JSON.stringify(commits)).not.toMatch(/Muñoz|Íñigo|300001\d\d|1980-02-29/);
    const { ports } = await import('../../functions/shared/runtime.ts');
    const work = await ports().table.queryIndex({ pk: 'WORK', from: ' ', to: '~' });
    expect(work).toMatchObject([{ operator: 'casino', tournamentId: t, closing: 1 }]);
  });

  it('is listed with its status, a page at a time', async () => {
    await announce();
    const list = (query: Record<string, string>) =>
      call(DIRECTOR, 'GET', '/v1/tournaments', { query });
    const first = (await list({ limit: '1' })).body;
    const second = (await list({ limit: '1', cursor: String(first['next']) })).body;
    const both = [first, second].flatMap(({ tournaments }) => tournaments as { status: string }[]);
    expect(both.map(({ status }) => status).sort()).toEqual(['closed', 'registering']);
    expect(second['next']).toBeUndefined();
  });
});

const eliminate = async (hand: number, players: number[]): Promise<Reply> => {
  const out = players.map((player) => ({ entryId: entries[player], chipsAtStart: 1_000 }));
  const body = { ...by('L-4'), hand, out };
  const reply = await on(t)(FLOOR, 'eliminations', body, { key: newKey() });
  expect(reply).toMatchObject({ status: 201 });
  return reply;
};
