import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey, type Reply } from './support/api.ts';
import { announce, by, DIRECTOR, FLOOR, on, openCasino, seatAll, sell } from './support/casino.ts';
import { SUPERVISOR } from './support/madero.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
const PLAYERS = 7;
const TABLE = 4;

/** Seven at the table of a Sit & Go, all there. */
beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announce('casino', { quota: PLAYERS });
  const entries: string[] = [];
  for (let player = 1; player <= PLAYERS; player += 1) entries.push(await sell(t, player));
  await seatAll(t, entries);
  const acta = { number: '44/2014', fiscalizador: 'Rossi, Carla' };
  expect((await on(t)(DIRECTOR, 'start', { ...by('L-1'), acta })).status).toBe(201);
});
afterAll(() => table.stop());

const CARDS = ['2c', 'Ks', '9d', '3h', '5c', '7d', 'Kd'];
const buttonCards = CARDS.map((card, index) => ({ seat: index + 1, card }));
const folds = (...seats: readonly number[]) => seats.map((seat) => ({ seat, action: 'fold' }));
const hand = (number: number, actions: readonly object[], rest: object = {}) => ({
  ...by('L-4'),
  table: TABLE,
  hand: number,
  actions,
  ...rest,
});
const post = (body: object, key = newKey()): Promise<Reply> =>
  on(t)(FLOOR, 'played-hands', body, { key });

/** The steps follow each other; the button of the first hand is at seat 2. */
describe('Hands of a tournament table over HTTP [R123-II-42] [R123-II-48]', () => {
  it('are refused whole at the action, with whose turn it is and what he may do', async () => {
    const wrong = hand(1, [...folds(5), { seat: 6, action: 'raise', to: 60 }], { buttonCards });
    const { status, body } = await post(wrong);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'hand.raise-too-small',
      normId: 'R123-II-82',
      errors: [{ in: 'body', pointer: '#/actions/1' }],
      expected: { seat: 6, toCall: 50, minRaiseTo: 100 },
    });
    const { body: shown } = await call(DIRECTOR, 'GET', `/v1/tournaments/${t}/played-hands`);
    expect(shown['tables']).toEqual([]);
  });

  it('are refused with a bet that no chips of the table make [R123-II-3] [R123-II-114]', async () => {
    // 10,000 with blinds of 25 and 50: the lowest chip is 25.
    const odd = [...folds(5), { seat: 6, action: 'raise', to: 119 }, ...folds(7, 1, 2, 3, 4)];
    expect(await post(hand(1, odd, { buttonCards }))).toMatchObject({
      status: 409,
      body: {
        code: 'tournament.bet-not-payable',
        normId: 'R123-II-3',
        detail: 'A bet of 119; the lowest chip in play is 25.',
        errors: [{ pointer: '#/actions/1/to' }],
      },
    });
  });

  it('put right as the refusal says, they feed the stacks', async () => {
    const right = [...folds(5), { seat: 6, action: 'raise', to: 100 }, ...folds(7, 1, 2, 3, 4)];
    const { status, body } = await post(hand(1, right, { buttonCards }));
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { out: [], withoutChips: [], hand: { button: 2, smallBlind: 3, bigBlind: 4 } },
    });
    const seats = (body['hand'] as { seats: { stack: number }[] }).seats;
    expect(seats.map(({ stack }) => stack)).toEqual([
      10_000, 10_000, 9_975, 9_950, 10_000, 10_075, 10_000,
    ]);
  });

  it('show no pot to anybody [R123-II-100] [PISO-36] [PISO-37]', async () => {
    const { body } = await call(DIRECTOR, 'GET', `/v1/tournaments/${t}/played-hands`);
    expect(body['tables']).toMatchObject([{ table: TABLE, hand: 1, voided: false }]);
    expect(JSON.stringify(body)).not.toMatch(/pot|award|action|rais/i);
  });

  it('put out who loses the last chips, until a ruling voids them [R123-II-25]', async () => {
    const actions = [
      { seat: 6, action: 'all-in' },
      { seat: 7, action: 'all-in' },
      ...folds(1, 2, 3, 4, 5),
    ];
    const shown = [
      { seat: 6, cards: 'AsAd' },
      { seat: 7, cards: 'KsKh' },
    ];
    const key = newKey();
    const whole = { board: '2h3h9sTcJd', shown };
    const refused = await post(hand(2, actions, whole));
    expect(refused.body).toMatchObject({ code: 'hand.loser-not-discarded' }); // [R123-II-109]
    const body = hand(2, actions, { ...whole, discarded: [7] });
    const played = await post(body, key);
    expect(played.body).toMatchObject({ handId: key, out: [expect.any(String)] });
    expect((await post(body, key)).body).toEqual(played.body);
    const ruling = { ...by('L-2'), handId: key, norm: 'R123-II-25', reason: 'Carta repetida' };
    const version = played.body['version'] as number;
    const voided = await on(t)(SUPERVISOR, 'voided-hands', ruling, { ifMatch: `"${version}"` });
    expect(voided.status).toBe(201);
    const again = await post(hand(3, folds(6, 7, 1, 2, 3, 4)));
    expect(again.body).toMatchObject({ hand: { button: 3, bigBlind: 5 } });
    const seats = (again.body['hand'] as { seats: { stack: number }[] }).seats;
    expect(seats.map(({ stack }) => stack)).toEqual([
      10_000, 10_000, 9_975, 9_925, 10_025, 10_075, 10_000,
    ]);
  });
});
