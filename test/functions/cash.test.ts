import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamOf } from '../../functions/shared/streams.ts';
import { call, newKey, type Reply, type Who } from './support/api.ts';
import { announceCash, atCash, by, cashTable, opening } from './support/cash.ts';
import { CAGE, DIRECTOR, FLOOR, openCasino, pesos } from './support/casino.ts';
import { expectDrawsAgain } from './support/drawsAgain.ts';
import { announceTable, SUPERVISOR } from './support/madero.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
const get = (path = '/session', who: Who = DIRECTOR): Promise<Reply> =>
  call(who, 'GET', `/v1/tables/${t}${path}`);
const post = (...asked: Parameters<ReturnType<typeof atCash>>) => atCash(t)(...asked);
const made = async (reply: Promise<Reply>): Promise<Record<string, unknown>> => {
  const { status, body } = await reply;
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const etag = async () => ({ ifMatch: (await get()).headers['etag'] ?? '' });
/** Actions in words: `fold`, `call`, `raise 600`. */
const act = (seat: number, words: string) => {
  const [action, to] = words.split(' ');
  return { seat, action, ...(to ? { to: pesos(Number(to)) } : {}) };
};

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announceCash();
});
afterAll(() => table.stop());

/** The steps follow each other: one evening of a cash table. */
describe('A cash table over HTTP', () => {
  it('is announced with its limits, and refused beyond them [R40-5] [R40-9] [R40-91.b3]', async () => {
    expect((await get()).body).toMatchObject({
      terms: { game: 'cash', ruleset: 'R40', table: 12 },
      session: null,
      day: null,
    });
    // For drinks a twentieth of a stack, where nothing else is set.
    expect((await get()).body).toMatchObject({
      terms: { limits: { rakeBps: 500, minutes: 120, consumptionBps: 500 } },
    });
    const limits = { ...cashTable().limits, rakeBps: 600 };
    expect(
      await call(DIRECTOR, 'POST', '/v1/tables', { body: cashTable({ limits }) }),
    ).toMatchObject({ status: 409, body: { code: 'cash.rake-too-high', normId: 'R40-5' } });
    const { body } = await call(DIRECTOR, 'GET', '/v1/tables');
    expect(body['tables']).toMatchObject([{ tableId: t, game: 'cash', status: 'closed' }]);
    expect((await get('')).body).toMatchObject({
      tableId: t,
      status: 'closed',
      terms: { game: 'cash' },
    });
  });

  it('has its number alone at its venue in its jornada', async () => {
    const again = await call(DIRECTOR, 'POST', '/v1/tables', { body: cashTable() });
    expect(again).toMatchObject({ status: 409, body: { code: 'table.number-in-use' } });
    const jornada = { by: { legajo: 'L-1' }, occurredAt: '2014-05-08T21:00:00-03:00' };
    const before = await call(DIRECTOR, 'POST', '/v1/tables', {
      body: cashTable({ ...jornada, table: 14 }),
    });
    expect(before.status).toBe(201);
    const sameDay = { body: cashTable({ table: 14 }) };
    expect((await call(DIRECTOR, 'POST', '/v1/tables', sameDay)).status).toBe(201);
    const begins = atCash(before.body['tableId'] as string)(FLOOR, 'sessions', opening());
    expect(await begins).toMatchObject({ status: 409, body: { code: 'table.number-in-use' } });
  });

  it('shares its ids with the tables of other games', async () => {
    const bank = await announceTable();
    expect(
      await call(DIRECTOR, 'POST', '/v1/tables', { body: cashTable(), key: bank }),
    ).toMatchObject({ status: 422 });
    const other: Who = { ...DIRECTOR, client: 'other' } as Who;
    expect(await call(other, 'POST', '/v1/tables', { body: cashTable(), key: bank })).toMatchObject(
      {
        status: 422,
      },
    );
    expect(await atCash(bank)(FLOOR, 'sessions', opening())).toMatchObject({
      status: 404,
      body: { code: 'table.not-announced' },
    });
  });

  it('opens a game with seats drawn from a seed sealed before, and the acceptance shown [R40-18] [R40-101]', async () => {
    const key = newKey();
    const { body: before } = await get();
    const opened = await made(post(FLOOR, 'sessions', opening(), { key }));
    expect(opened).toMatchObject({ session: 1, acceptance: expect.stringContaining('inc. 101') });
    expect((opened['seats'] as { seat: number }[]).map(({ seat }) => seat).sort()).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(String(opened['seed'])),
    );
    expect(Buffer.from(digest).toString('hex')).toBe(before['seedHash']);
    expect(await made(post(FLOOR, 'sessions', opening(), { key }))).toEqual(opened);
    await expectDrawsAgain('casino', streamOf.cash(t), {
      ...{ draws: 1, of: 'SessionOpened' },
      forge: ({ players }) => {
        const [one, other] = players as { seat: number }[];
        if (one && other) [one.seat, other.seat] = [other.seat, one.seat];
      },
    });
  });

  it('takes a complete hand, and refuses a wrong one at its field [R40-44.b3]', async () => {
    const wrong = { ...by('L-4'), actions: [act(3, 'raise 600'), act(4, 'raise 700')] };
    expect(await post(FLOOR, 'hands', wrong)).toMatchObject({
      status: 409,
      body: {
        code: 'hand.raise-too-small',
        normId: 'R40-44.b3',
        expected: { seat: 4, toCall: 60_000, minRaiseTo: 80_000, maxRaiseTo: 1_000_000 },
        errors: [{ in: 'body', pointer: '#/actions/1' }],
      },
    });
    const folds = [3, 4, 5, 6, 1].map((seat) => act(seat, 'fold'));
    expect(
      await made(post(FLOOR, 'hands', { ...by('L-4'), button: 6, actions: folds })),
    ).toMatchObject({
      hand: { number: 1, status: 'awarded' },
      result: { pots: 1, rake: pesos(10) },
    });
  });

  it('refuses a joker, and a card that lies twice [R40-1] [R40-11]', async () => {
    const actions = [act(4, 'fold')];
    for (const board of ['Jk2c3d', '1c2c3d'])
      expect(await post(FLOOR, 'hands', { ...by('L-4'), actions, board })).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '#/board' }] },
      });
    expect(await post(FLOOR, 'hands', { ...by('L-4'), actions, board: '2c2c3d' })).toMatchObject({
      body: { code: 'cards.card-repeated' },
    });
  });

  it('is guided back by the errors alone, and says what each hand makes [R40-72]', async () => {
    const handId = newKey();
    await made(post(FLOOR, 'live-hands', by('L-4'), { key: handId }));
    const step = (body: object) =>
      post(FLOOR, `hands/${handId}/actions`, { ...by('L-4'), step: body });
    await waitsForARuling(handId, () => step({ type: 'TakeAction', seat: 3, action: 'call' }));
    let wrongs = 0;
    const right = async (seat: number, toCall: number) =>
      made(step({ type: 'TakeAction', seat, action: toCall === 0 ? 'check' : 'call' }));
    let expected = { seat: 0, toCall: 0 };
    for (const street of ['pre-flop', 'flop', 'turn', 'river']) {
      for (;;) {
        const wrong = await step({ type: 'TakeAction', seat: 9, action: 'check' });
        wrongs += 1;
        if (wrong.status === 201) throw new Error('a wrong action was taken');
        const said = wrong.body['expected'] as typeof expected | undefined;
        if (!said) break;
        expected = said;
        const bad = await step({ type: 'TakeAction', ...act(said.seat, 'raise 1') });
        expect(bad.status).toBe(409);
        expect(bad.body['expected'] ?? bad.body['errors']).toBeDefined();
        const { hand } = (await right(said.seat, said.toCall)) as { hand: { street: string } };
        if (hand.street !== street) break;
      }
    }
    expect(wrongs).toBeGreaterThan(20);
    const board = await step({ type: 'DealBoard', board: '2c3d4h5s8s' });
    expect(board.status).toBe(201);
    // Who shows, in which order [R40-71].
    expect(board.body).toMatchObject({
      hand: { showing: { order: [2, 3, 4, 5, 6, 1], next: 2, mustShow: [2] } },
    });
    expect((await step({ type: 'AwardPots' })).body).toMatchObject({ code: 'hand.not-shown' });
    const cards = ['AsAh', '7h4d', 'KcKd', 'QcQd', 'JcJd', 'Tc9d'];
    for (const [index, two] of cards.entries())
      await made(step({ type: 'ShowHand', seat: index + 1, cards: two }));
    const { hand, result } = await made(step({ type: 'AwardPots' }));
    expect(hand).toMatchObject({
      status: 'awarded',
      shown: expect.arrayContaining([
        { seat: 1, cards: 'AsAh', combination: 'Escalera' },
        { seat: 3, cards: 'KcKd', combination: 'Par simple' },
      ]),
    });
    expect(result).toMatchObject({ potTotal: pesos(1_200), rake: pesos(60), carried: pesos(0) });
  });

  it('shows players no pot, only the bet to call [R123-II-100] [PISO-37]', async () => {
    const { session } = (await get()).body as { session: { hand: object } };
    expect(JSON.stringify(session.hand)).not.toMatch(/pot|rake/i);
    expect(session.hand).toMatchObject({ dealOrder: [2, 3, 4, 5, 6, 1], toAct: null });
  });

  it('voids the last hand by the Supervisor, and keeps its record [R40-61]', async () => {
    const { commits } = (await get('/facts')).body as {
      commits: { events: { handId?: string }[] }[];
    };
    const handId = commits.flatMap(({ events }) => events).findLast((one) => one.handId)?.handId;
    const body = { ...by('L-2'), reason: 'Mazo incompleto', norm: 'R40-61' };
    await made(post(SUPERVISOR, `hands/${handId}/void`, body));
    expect((await get()).body).toMatchObject({
      day: { figures: { hands: 1, voided: 1, pots: 1, rake: pesos(10) } },
    });
    expect((await get('/proof')).body).toMatchObject({ intact: true });
  });

  it('takes a rebuy at the cage and tells it, a rest, drinks, who joins and who leaves [R40-33]', async () => {
    const one = { ...by('L-3'), player: 'P-1' };
    await made(post(CAGE, 'buy-ins', { ...one, amount: pesos(2_000), means: 'special-chips' }));
    expect((await get()).body).toMatchObject({
      session: {
        rebuy: { announcement: expect.stringMatching(/^Asiento [1-6] recompra 2\.000$/) },
      },
    });
    expect(await post(CAGE, 'buy-ins', { ...one, amount: pesos(1_500) })).toMatchObject({
      status: 409,
      body: { code: 'cash.rebuy-too-small' },
    });
    await made(post(FLOOR, 'consumptions', { ...one, ...by('L-4'), amount: pesos(100) }));
    expect(
      await made(post(CAGE, 'seats', { ...by('L-3'), player: 'P-7', amount: pesos(4_000) })),
    ).toMatchObject({ seat: 7, stack: pesos(4_000), acceptance: expect.any(String) });
    const resting = { ...by('L-4'), player: 'P-7' };
    expect(await made(post(FLOOR, 'rests', resting))).toMatchObject({ mode: 'resting' });
    expect(await made(post(FLOOR, 'returns', resting))).toMatchObject({ owed: pesos(0) });
    expect(await made(post(CAGE, 'leaves', { ...by('L-3'), player: 'P-7' }))).toMatchObject({
      cashOut: pesos(4_000),
      ended: null,
    });
  });

  it('closes the day with the rake counted, on what was seen [R40-26] [R40-95]', async () => {
    expect(await post(FLOOR, 'session-ends', by('L-4'))).toMatchObject({
      body: { code: 'cash.session-goes-on' },
    });
    const note = { ...by('L-1', '23:00:00'), note: 'Corte de luz' };
    expect(await made(post(DIRECTOR, 'session-ends', note))).toMatchObject({
      reason: 'management',
    });
    const closing = (box: number, review?: string) => ({
      ...by('L-4', '23:30:00'),
      second: { legajo: 'L-2' },
      box: pesos(box),
      ...(review && { review }),
    });
    expect(await post(FLOOR, 'cash-closings', closing(15), await etag())).toMatchObject({
      status: 409,
      body: { code: 'cash.box-differs' },
    });
    const { day } = await made(
      post(FLOOR, 'cash-closings', closing(15, 'Una ficha de más'), await etag()),
    );
    expect(day).toMatchObject({
      status: 'closed',
      box: pesos(15),
      figures: {
        purchases: pesos(66_000),
        consumption: pesos(100),
        rake: pesos(10),
        cashOuts: pesos(65_890),
        stacksAtEnd: pesos(0),
      },
    });
    expect((await get('/cash-days')).body).toMatchObject({ days: [day] });
    await made(
      post(
        SUPERVISOR,
        'cash-reopenings',
        { ...by('L-2', '23:40:00'), second: { legajo: 'L-4' }, day: 1, reason: 'Recuento' },
        await etag(),
      ),
    );
    const again = { ...closing(10), ...by('L-4', '23:50:00') };
    expect(await made(post(FLOOR, 'cash-closings', again, await etag()))).toMatchObject({
      closing: 2,
    });
  });

  it('shows who waits a hand between button and small blind [R40-23]', async () => {
    const tableId = await announceCash('casino', { table: 15, seats: 6 });
    const small = atCash(tableId);
    const { seats } = await made(small(FLOOR, 'sessions', opening()));
    const second = (seats as { seat: number; player: string }[]).find(({ seat }) => seat === 2);
    const actions = [3, 4, 5, 6, 1].map((seat) => act(seat, 'fold'));
    await made(small(FLOOR, 'hands', { ...by('L-4'), actions }));
    await made(small(CAGE, 'leaves', { ...by('L-3'), player: second?.player }));
    const joins = { ...by('L-3'), player: 'P-9', amount: pesos(4_000), means: 'cash' };
    await made(small(CAGE, 'seats', joins));
    const { body } = await call(DIRECTOR, 'GET', `/v1/tables/${tableId}/session`);
    const shown = (body['session'] as { seats: { seat: number; mode: string }[] }).seats;
    expect(shown.filter(({ mode }) => mode === 'waits').map(({ seat }) => seat)).toEqual([2]);
  });

  it('takes a hundred hands in one request, each answered', async () => {
    const other = await announceCash('casino', { table: 13 });
    await made(atCash(other)(FLOOR, 'sessions', opening()));
    const hand = (index: number) => ({
      operation: 'playHand',
      idempotencyKey: newKey(),
      body: {
        ...by('L-4'),
        actions: [3, 4, 5, 6, 1].map((seat) => act(1 + ((seat - 1 + index) % 6), 'fold')),
      },
    });
    const commands = Array.from({ length: 12 }, (_, index) => hand(index));
    const { body } = await atCash(other)(FLOOR, 'commands', { commands }, { key: null });
    expect((body['results'] as { status: number }[]).map(({ status }) => status)).toEqual(
      Array(12).fill(201),
    );
  });
});

/** An irregularity stops the hand until the ruling on it is named [R123-II-63.A]. */
const waitsForARuling = async (handId: string, act: () => Promise<Reply>) => {
  const situation = {
    code: 'community-card-early',
    facts: { street: 'flop', pendingFolded: false },
  };
  const stopped = await made(post(FLOOR, `hands/${handId}/stops`, { ...by('L-4'), situation }));
  expect(stopped['hand']).toMatchObject({
    stopped: { situation: 'community-card-early', offered: { norm: 'R40-63' } },
    toAct: { until: null },
  });
  expect((await act()).body).toMatchObject({ code: 'hand.action-stopped' });
  const resume = (rulingId: string) =>
    post(FLOOR, `hands/${handId}/resumptions`, { ...by('L-4'), rulingId });
  expect((await resume(newKey())).body).toMatchObject({ code: 'ruling.unknown' });
  const rulingId = newKey();
  const ruling = { ...by('L-2'), ruleset: 'R40', tableId: t, situation };
  await made(call(SUPERVISOR, 'POST', '/v1/rulings', { body: ruling, key: rulingId }));
  const { hand } = await made(resume(rulingId));
  expect(hand).toMatchObject({ stopped: null, toAct: { secondsLeft: 70, aloud: false } });
};
