import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAGE_DESK, money } from '../../infra/client/casino.ts';
import type { ListedPaper } from '../../infra/demo/papers.ts';
import { eventually, type House, openHouse } from '../support/e2eHouse.ts';
import { download, linkTo, readWorkbook, rowsOf } from '../support/e2ePapers.ts';

const TABLE = 'madero-table-2015-0007';
const JACKPOT = 'madero-jackpot-2015-001';
const PATH = `/v1/tables/${TABLE}`;
const ROUNDS = 300;
const PER_REQUEST = 100;
/** The round in which a straight flush takes 10 % of the meter. */
const HIT = 150;

const [DEALER, SUPERVISOR, CASHIER, DIRECTOR] = ['2201', '0337', '1042', '0101'] as const;
const at = (time: string) => `2015-08-14T${time}:00-03:00`;
const by = (legajo: string, time: string) => ({ by: { legajo }, occurredAt: at(time) });
const pesos = (amount: number) => money(amount * 100);
const chips = (...stacks: readonly (readonly [number, number])[]) =>
  stacks.map(([denomination, quantity]) => ({ denomination: pesos(denomination), quantity }));

const OPENING = chips([1000, 200], [100, 500], [10, 100]); // 251.000
const DROP = 180_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const counted = (time: string, stacks: object) => ({
  ...by(DEALER, time),
  second: { legajo: SUPERVISOR },
  chips: stacks,
});
const moved = (time: string, stacks: object) => ({
  ...by(SUPERVISOR, time),
  second: { legajo: CASHIER },
  chips: stacks,
  desk: CAGE_DESK,
});

const flush = { cards: '9hTh', board: '7h8hJhQd5c' };
const nothing = { cards: '2c7d', board: '3h8sJcQd5c' };

const round = (number: number) => {
  const { cards, board } = number === HIT ? flush : nothing;
  const none = pesos(0);
  const bets = { ante: pesos(100), flop: pesos(200), turn: none, river: none, bonus: none };
  return {
    operation: 'playRound',
    idempotencyKey: `madero-round-${String(number).padStart(6, '0')}`,
    body: {
      ...by(DEALER, '22:00'),
      boxes: [{ box: 1, player: 'P-1', ...bets, credits: 1, cards }],
      board,
      bank: 'JdKs',
    },
  };
};

type Money = { readonly amount: number };
type Played = {
  readonly status: number | string;
  readonly body: {
    readonly round: {
      readonly boxes: readonly { readonly returned: Readonly<Record<string, Money>> }[];
      readonly meterPrizes: readonly { readonly amount: Money }[];
    };
  };
};

/** In requests of a hundred; what the time of one did not reach is sent again. */
const playAll = async (): Promise<Played[]> => {
  const played: Played[] = [];
  while (played.length < ROUNDS) {
    const size = Math.min(PER_REQUEST, ROUNDS - played.length);
    const commands = Array.from({ length: size }, (_, index) => round(played.length + index + 1));
    const reply = await house.casino.floor.call('POST', `${PATH}/commands`, { body: { commands } });
    const { results } = reply.body as { results: Played[] };
    const done = results.filter(({ status }) => status !== 'not-attempted');
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([201]));
    played.push(...done);
  }
  return played;
};

/** Bets and credits that came in, less the chips that went back, in pesos. */
const wonBy = (played: readonly Played[]): number => {
  const back = played.map(({ body: { round: one } }) => {
    const returned = one.boxes.flatMap((box) => Object.values(box.returned));
    const prizes = one.meterPrizes.map(({ amount }) => amount);
    return [...returned, ...prizes].reduce((total, { amount }) => total + amount, 0);
  });
  return ROUNDS * 320 - back.reduce((total, amount) => total + amount, 0) / 100;
};

const papers = async (): Promise<readonly ListedPaper[]> => {
  const path = `/v1/documents?limit=100&tableId=${TABLE}`;
  return (await house.casino.accounting.get<{ items: ListedPaper[] }>(path)).items;
};

describe('A day of a Madero table over HTTP [R132-36] [R132-51]', () => {
  it('settles 300 rounds, fills, a credit, the box and a hit, with papers that add up', async () => {
    const { casino } = house;
    const { director, floor, cage } = casino;
    await director.post('/v1/tables', TABLE, maderoTable(7, JACKPOT));
    await director.post('/v1/jackpots', JACKPOT, {
      ...by(DIRECTOR, '20:00'),
      creditMin: pesos(20),
      contributionBps: 1_000,
      reference: 'Nota 13/2015',
      tables: [{ tableId: TABLE, start: pesos(100_000) }],
    });
    await floor.post(`${PATH}/openings`, 'madero-opening-0001', counted('21:00', OPENING));
    for (const [index, time] of ['21:10', '21:20', '21:30'].entries())
      await cage.post(`${PATH}/fills`, `madero-fill-00000${index}`, moved(time, chips([1000, 10])));
    await cage.post(`${PATH}/credits`, 'madero-credit-000001', moved('21:40', chips([100, 50])));

    const played = await playAll();
    const won = wonBy(played);
    const prize = (played[HIT - 1]?.body.round.meterPrizes[0]?.amount.amount ?? 0) / 100;
    expect(prize).toBe((100_000 + HIT * 2) / 10);
    const meter = await director.get<{ value: Money }>(`/v1/jackpots/${JACKPOT}`);
    expect(meter.value.amount / 100).toBe(100_000 + ROUNDS * 2 - prize);

    await cage.post(`${PATH}/drops`, 'madero-drop-0000001', {
      ...by(CASHIER, '23:00'),
      second: { legajo: SUPERVISOR },
      cash: pesos(DROP),
      vouchers: pesos(0),
    });
    // What is on the table: opening, fills less the credit, what it won, less what was sold.
    const left = 251_000 + 30_000 - 5_000 + won - DROP;
    const closing = counted('23:30', chips([10, left / 10]));
    const etag = (await floor.call('GET', PATH)).etag ?? '';
    const closed = await floor.post<{ figures: { result: Money } }>(
      `${PATH}/closing`,
      'madero-closing-00001',
      closing,
      etag,
    );
    expect(closed.figures.result.amount / 100).toBe(won);

    const filed = await eventually('the papers of the table', async () => {
      const found = (await papers()).filter(({ status }) => status === 'filed');
      return found.length === 6 && found;
    });
    expect(filed.map(({ kind }) => kind).sort()).toEqual(['DF', 'LM', 'PM', 'RF', 'RF', 'RF']);
    const lm = filed.find(({ kind }) => kind === 'LM')?.documentId ?? '';
    const book = await readWorkbook(
      (await download(await linkTo(casino.accounting, lm, 'xlsx'))).body,
    );
    // Its heading, and the total under the five amounts.
    const named = rowsOf(book, 'Resultado').filter(([name]) => name === 'Resultado de la mesa');
    expect(named.at(-1)?.at(-1)).toBe(won);
    expect(rowsOf(book, 'Jackpot')).toEqual(
      expect.arrayContaining([
        ['Apuestas de Jackpot', ROUNDS * 20],
        ['Aporte al pozo', ROUNDS * 2],
        ['Premios pagados del pozo', prize],
      ]),
    );
    await eventually('the day is settled', async () => {
      const { days } = await floor.get<{ days: { status: string }[] }>(`${PATH}/days`);
      return days[0]?.status === 'settled';
    });
    await seenInTheBooks(won, 100_000 + ROUNDS * 2 + prize);
    await statementPrinted();
    expect(await house.deadLetters()).toEqual([]);
  }, 240_000);

  it('counts each credit of 20 tables that post to one linked meter at once [R132-58]', async () => {
    const { director, floor } = house.casino;
    const tables = Array.from({ length: LINKED }, (_, n) => `madero-linked-2015-${100 + n}`);
    const jackpotId = 'madero-jackpot-2015-002';
    for (const [n, tableId] of tables.entries())
      await director.post('/v1/tables', tableId, maderoTable(100 + n, jackpotId));
    await director.post('/v1/jackpots', jackpotId, {
      ...by(DIRECTOR, '20:00'),
      creditMin: pesos(20),
      contributionBps: 1_000,
      reference: 'Nota 13/2015',
      tables: tables.map((tableId) => ({ tableId, start: pesos(100_000) })),
    });
    await Promise.all(
      tables.map((tableId) =>
        floor.post(
          `/v1/tables/${tableId}/openings`,
          `opening-${tableId}`,
          counted('21:00', OPENING),
        ),
      ),
    );
    const post = (tableId: string, number: number) =>
      floor.post(`/v1/tables/${tableId}/rounds`, `round-${tableId}-${number}`, round(1).body);
    await Promise.all(
      tables.map(async (tableId) => {
        for (let number = 1; number <= LINKED_ROUNDS; number += 1) {
          await post(tableId, number);
          if (number % 2 === 0) await post(tableId, number); // a retry counts once
        }
      }),
    );
    const meter = await director.get<{ value: Money }>(`/v1/jackpots/${jackpotId}`);
    expect(meter.value.amount / 100).toBe(LINKED * 100_000 + LINKED * LINKED_ROUNDS * 2);
  }, 120_000);
});

const LINKED = 20;
const LINKED_ROUNDS = 4;

const maderoTable = (table: number, jackpotId: string) => ({
  ...by(DIRECTOR, '20:00'),
  game: 'madero',
  table,
  sector: 'A',
  boxes: 7,
  min: pesos(100),
  max: pesos(2_000),
  band: { min: pesos(50), max: pesos(5_000), reference: 'Nota 12/2015' },
  bonus: { kind: 'on', min: pesos(25), max: pesos(500) },
  jackpot: { kind: 'progressive', control: 'automatic', credit: pesos(20), jackpotId },
});

type Due = { readonly beneficiary: string; readonly due: Money };
type Lines = { readonly debit: Money; readonly credit: Money };

/** Accounting has the entry of the jornada with its jackpot, deposits what is due, draws the month. */
/** Asked twice, the statement of the jackpot is one paper. */
const statementPrinted = async () => {
  const { accounting } = house.casino;
  const ask = () =>
    accounting.post<{ documentId: string; status: string }>(
      `/v1/papers/jackpots/${JACKPOT}`,
      'jackpot-statement-0001',
      { jornada: '2015-08-14' },
    );
  const first = await ask();
  expect(first).toMatchObject({ kind: 'EP', version: 1, status: 'filed' });
  expect((await ask()).documentId).toBe(first.documentId);
  expect(
    (await download(await linkTo(accounting, first.documentId, 'pdf'))).body.length,
  ).toBeGreaterThan(5_000);
};

const seenInTheBooks = async (won: number, ofTheMeter: number): Promise<void> => {
  const { accounting } = house.casino;
  const entry = await accounting.get<Lines>('/v1/accounting/entries/2015-08-14');
  const booked = (won + ofTheMeter) * 100;
  expect([entry.debit.amount, entry.credit.amount]).toEqual([booked, booked]);
  const range = 'from=2015-08-14&until=2015-08-14';
  const { dues } = await accounting.get<{ dues: Due[] }>(`/v1/accounting/dues?${range}`);
  expect(dues.map(({ due }) => due.amount)).toEqual([4, 8, 8].map((percent) => won * percent));
  const deposit = {
    by: { legajo: DIRECTOR },
    beneficiary: dues[0]?.beneficiary,
    from: '2015-08-14',
    until: '2015-08-14',
    amount: dues[0]?.due,
    reference: 'Boleta 771',
  };
  await accounting.post('/v1/accounting/deposits', 'deposit-0000000001', deposit);
  const month = await accounting.call('POST', '/v1/papers/months/2015-08', { body: {} });
  const { documentId } = month.body as { documentId: string };
  const drawn = await download(await linkTo(accounting, documentId, 'xlsx'));
  const total = rowsOf(await readWorkbook(drawn.body), 'Jornadas').at(-1);
  expect(total?.at(0)).toBe('Total del mes');
  await accounting.post('/v1/anchors', 'anchor-000000000001', {});
  await eventually('a root is signed', async () => {
    const { anchors } = await accounting.get<{ anchors: object[] }>('/v1/anchors');
    return anchors.length > 0;
  });
};
