import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from './support/api.ts';
import { announceCash, atCash, by, opening } from './support/cash.ts';
import { FLOOR, openCasino, pesos } from './support/casino.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let path = '';
let post: ReturnType<typeof atCash>;

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  post = atCash(await announceCash());
  await post(FLOOR, 'sessions', opening());
  const key = newKey();
  await post(FLOOR, 'live-hands', by('L-4'), { key });
  path = `hands/${key}/actions`;
});
afterAll(() => table.stop());

type Chips = readonly { readonly value: ReturnType<typeof pesos>; readonly count: number }[];
const chips = (value: number, count: number): Chips => [{ value: pesos(value), count }];
const made = (seat: number, said: object, key = newKey()) =>
  post(FLOOR, path, { ...by('L-4'), step: { type: 'MakeGesture', seat, ...said } }, { key });

/** Blinds 100 and 200 of seats 1 and 2; the steps follow each other in one hand. */
describe('What was said and done at the table becomes its action', () => {
  it('one chip of more than the call and no word is a call [R40-54]', async () => {
    const key = newKey();
    const oversize = { motions: [chips(1_000, 1)] };
    const called = {
      binding: {
        action: 'call',
        to: pesos(200),
        returned: pesos(800),
        owed: pesos(0),
        normId: 'R40-54',
        norm: 'Res. LNSE 40/2009, Anexo I, art. 15, inc. 54',
      },
      hand: { toAct: { seat: 4 } },
    };
    const first = await made(3, oversize, key);
    expect(first).toMatchObject({ status: 201, body: called });
    expect((await made(3, oversize, key)).body).toEqual(first.body);
  });

  it('the amount said prevails over the chips, and what lacks is owed [R40-53] [R40-52]', async () =>
    expect(
      (await made(4, { word: 'raise', amount: pesos(600), motions: [chips(500, 1)] })).body,
    ).toMatchObject({
      binding: {
        action: 'raise',
        to: pesos(600),
        returned: pesos(0),
        owed: pesos(100),
        normId: 'R40-53',
      },
      hand: { currentBet: pesos(600) },
    }));

  it('of two motions without a word the first counts [R40-53]', async () =>
    expect((await made(5, { motions: [chips(100, 6), chips(100, 8)] })).body).toMatchObject({
      binding: { action: 'call', to: pesos(600), returned: pesos(800), normId: 'R40-53' },
    }));

  it('nothing said and nothing let go binds to nothing [R40-44.b4]', async () => {
    for (const nothing of [{}, { word: 'check' }, { motions: [[]] }])
      expect(await made(6, nothing)).toMatchObject({
        status: 409,
        body: { code: 'hand.gesture-unclear', normId: 'R40-44.b4', expected: { seat: 6 } },
      });
    expect((await made(6, { word: 'fold' })).body).toMatchObject({
      binding: { action: 'fold' },
      hand: { toAct: { seat: 1 } },
    });
  });

  it('binds nobody out of turn, nor with chips that he or the table does not have', async () => {
    expect(await made(2, { word: 'call' })).toMatchObject({
      body: { code: 'hand.not-in-turn', expected: { seat: 1 } },
    });
    expect(await made(1, { motions: [chips(5_000, 3)] })).toMatchObject({
      status: 409,
      body: { code: 'hand.beyond-stack', errors: [{ pointer: '#/step/motions' }] },
    });
    expect(await made(1, { motions: [chips(3, 200)] })).toMatchObject({
      body: { code: 'cash.not-whole-chips', errors: [{ pointer: '#/step/motions/0/0/value' }] },
    });
    expect(await made(1, { word: 'raise', amount: pesos(1_003) })).toMatchObject({
      body: { code: 'cash.not-whole-chips', errors: [{ pointer: '#/step/amount' }] },
    });
    for (const wrong of [
      { word: 'bote' },
      { motions: [chips(100, 0)] },
      { motions: 'x' },
      { to: 1 },
    ])
      expect((await made(1, wrong)).status).toBe(400);
    expect(await made(1, { word: 'call' })).toMatchObject({ status: 201 });
  });
});
