import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Reply } from './support/api.ts';
import { by, DIRECTOR, document, FLOOR, on, openCasino, sell } from './support/casino.ts';
import { announceTables, tablesAnnouncement } from './support/multiTable.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
const [friday] = tablesAnnouncement().days;
/** The night between is slept: what is bagged waits for Saturday. */
const twoDays = [friday, { jornada: '2014-05-10', startsAt: '2014-05-10T20:30:00-03:00' }];
const entries: string[] = [];
const places = [1, 2].flatMap((at) => [1, 2, 3, 4, 5].map((seat) => ({ table: at, seat })));
const get = (path: string): Promise<Reply> => call(DIRECTOR, 'GET', `/v1/tournaments/${t}${path}`);
const post = (path: string, body: object): Promise<Reply> => on(t)(FLOOR, path, body);
const made = async (reply: Promise<Reply>): Promise<Record<string, unknown>> => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const later = (legajo: string) => ({ ...by(legajo), occurredAt: '2014-05-10T20:30:00-03:00' });
const seatCards = () => ({
  method: 'seat-cards',
  seats: places.map((place, index) => ({ entryId: entries[index], ...place })),
});

beforeAll(async () => {
  table = await startTable();
  await openCasino();
  t = await announceTables({
    days: twoDays,
    retirements: [{ denomination: 25, afterLevel: 1 }],
    startingStack: 10_000,
    levels: [
      { level: 1, smallBlind: 25, bigBlind: 50, ante: 0, minutes: 20 },
      { level: 2, smallBlind: 100, bigBlind: 200, ante: 0, minutes: 20 },
      { level: 3, smallBlind: 200, bigBlind: 400, ante: 0, minutes: 20 },
    ],
  });
  for (let player = 1; player <= 10; player += 1) entries.push(await sell(t, player));
  await made(post('redraws', { ...by('L-5'), occasion: 'initial', draw: seatCards() }));
  const { lines } = (await get('/ledger')).body as unknown as {
    lines: { entryId: string; voucher: string }[];
  };
  for (const [index, entryId] of entries.slice(0, 9).entries()) {
    const { voucher } = lines.find((line) => line.entryId === entryId) ?? {};
    const shown = { document: document(index + 1), voucher };
    await made(post(`entries/${entryId}/accreditation`, { ...by('L-5'), ...shown }));
    await made(post(`entries/${entryId}/seating`, { ...by('L-4'), ...shown, ...places[index] }));
  }
  await made(on(t)(DIRECTOR, 'start', { ...by('L-1'), acta: null }));
});
afterAll(() => table.stop());

/** The steps follow each other: ten players, the last of whom did not come. */
describe('The chips of an event over HTTP [R123-IV-7]', () => {
  it('an absent stack pays its blind and shows on the table sheet [R123-I-38] [R123-II-4]', async () => {
    await made(
      post(`entries/${entries[9]}/contact-attempts`, { ...by('L-5'), outcome: 'Sin respuesta' }),
    );
    await made(post(`entries/${entries[9]}/stack-hold`, { ...by('L-5'), askedBy: 'El jugador' }));
    await made(post('hands', { ...by('L-4'), table: 2, hand: 1, bigBlind: 5 }));
    expect((await get('/stacks')).body).toMatchObject({
      chipsInPlay: 100_000,
      tables: [
        { table: 1, hand: null, waitsFor: null },
        {
          table: 2,
          hand: 1,
          seats: [{}, {}, {}, {}, { seat: 5, status: 'held', chips: 9_950 }],
        },
      ],
      absent: [
        {
          entryNumber: 10,
          due: false,
          hold: { askedBy: 'El jugador' },
          contacts: [{ outcome: 'Sin respuesta' }],
        },
      ],
    });
  });

  it('a table colors up before it deals in the next level [R123-II-13]', async () => {
    await made(on(t)(DIRECTOR, 'levels', { ...by('L-1'), level: 2, reason: 'A horario' }));
    const hand = { ...by('L-4'), table: 1, hand: 2 };
    expect((await post('hands', hand)).body).toMatchObject({ normId: 'R123-II-13' });
    const rows = [
      { seat: 1, low: 5, rest: 9_000 },
      { seat: 2, low: 7, rest: 8_000 },
    ];
    const dealt = ['1Ks', '2Qd', '2Jd', '2Td'].map((text) => ({
      seat: Number(text[0]),
      card: text.slice(1),
    }));
    const colorUp = { ...by('L-4'), table: 1, denomination: 25, rows };
    const wrong = [...dealt].reverse();
    expect((await post('color-ups', { ...colorUp, dealt: wrong })).body).toMatchObject({
      code: 'tournament.race-cards-invalid',
    });
    expect(
      (await call(DIRECTOR, 'GET', `/v1/tournaments/${t}/stacks`, { query: { table: '1' } })).body,
    ).toMatchObject({
      tables: [{ table: 1, waitsFor: ['tournament.color-up-pending'] }],
    });
    await made(post('color-ups', { ...colorUp, dealt }));
    await made(
      post('color-ups', {
        ...by('L-4'),
        table: 2,
        denomination: 25,
        rows: [{ seat: 5, low: 2, rest: 9_900, present: false }],
        dealt: [
          { seat: 5, card: '2c' },
          { seat: 5, card: '3c' },
        ],
      }),
    );
    await made(post('hands', hand));
    expect((await get('/chips')).body).toMatchObject({
      colorUps: [
        {
          table: 1,
          adjustment: 0,
          rows: [
            { seat: 1, exchanged: 1, odd: 1, cards: ['Ks'], won: true },
            { seat: 2, exchanged: 1, odd: 3, won: false },
          ],
        },
        { table: 2, adjustment: 50, rows: [{ seat: 5, won: true, present: false }] },
      ],
    });
  });

  it('a count compares all tables with the chips in play and ranks [R123-IV-7.1]', async () => {
    const sheet = (at: number, stacks: readonly number[]) => ({
      table: at,
      rows: stacks.map((chips, index) => ({ seat: index + 1, chips })),
    });
    const sheets = [
      sheet(1, [12_000, 8_000, 10_000, 10_000, 10_000]),
      sheet(2, [10_000, 10_000, 10_000, 9_500, 10_000]),
    ];
    await made(post('chip-counts', { ...by('L-5'), sheets }));
    expect((await get('/chips')).body).toMatchObject({
      count: {
        total: 99_500,
        inPlay: 100_050,
        difference: -550,
        ranking: expect.arrayContaining([
          { rank: 1, entryNumber: 1, table: 1, chips: 12_000 },
          { rank: 2, entryNumber: 10, table: 2, chips: 10_000 },
          { rank: 10, entryNumber: 2, table: 1, chips: 8_000 },
        ]),
      },
    });
  });

  it('a day is closed with all bags, and they go back the next one [R123-I-12] [R123-I-14] [R123-IV-7.3.2.p5]', async () => {
    const bag = (index: number, declared: number, extra: object = {}) =>
      post(`entries/${entries[index]}/bag`, {
        ...by('L-4'),
        piles: [
          { denomination: 500, quantity: Math.floor(declared / 500) },
          { denomination: 100, quantity: (declared % 500) / 100 },
        ],
        declared,
        counted: declared,
        seal: `P-${index}`,
        ...extra,
      });
    const close = (body: object = {}) => on(t)(DIRECTOR, 'day-closings', { ...by('L-1'), ...body });
    for (let index = 0; index < 9; index += 1) await made(bag(index, 10_000));
    expect((await close()).body).toMatchObject({ code: 'tournament.bags-missing' });
    expect((await bag(9, 10_000)).body).toMatchObject({ code: 'tournament.supervisor-missing' });
    await made(bag(9, 10_000, { supervisor: { legajo: 'L-2' } }));
    expect((await close()).body).toMatchObject({ code: 'tournament.bags-differ' });
    await made(close({ explanation: 'Sobraron 50 al retirar las fichas de 25' }));
    await made(post('redraws', { ...later('L-5'), occasion: 'day', draw: seatCards() }));
    await made(on(t)(DIRECTOR, 'day-openings', later('L-1')));
    const release = (receipt: number | null, legajo = 'L-4') =>
      post(`entries/${entries[0]}/bag-release`, {
        ...later(legajo),
        document: document(1),
        receipt,
        counted: 10_000,
      });
    expect((await release(2)).body).toMatchObject({ normId: 'R123-IV-7.3.2.p8' });
    expect((await release(null)).status).toBe(403);
    await made(release(null, 'L-1'));
    expect((await get('/penalties')).body).toMatchObject({
      penalties: [{ infractions: ['R123-I-14'] }],
    });
    expect((await get('/chips')).body).toMatchObject({
      chipsInPlay: 100_000,
      adjustment: 0,
      night: null,
      bags: [
        {
          receipt: 1,
          copies: { original: 'bag', duplicate: 'player', triplicate: 'house' },
          released: { presented: false },
        },
        ...Array.from({ length: 9 }, () => ({ released: null })),
      ],
    });
  });
});
