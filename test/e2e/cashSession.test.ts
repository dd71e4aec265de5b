import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CashCommandOf } from '../../domain/cash/commands.ts';
import { evolve } from '../../domain/cash/evolve.ts';
import type { CashFact } from '../../domain/cash/facts.ts';
import { figuresOf } from '../../domain/cash/figures.ts';
import { type AnnouncedCash, type CashTable, initialState } from '../../domain/cash/state.ts';
import { centavos } from '../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { RecordedFact } from '../../events/commit.ts';
import { fromRecorded } from '../../events/recorded.ts';
import { money } from '../../infra/client/casino.ts';
import type { ListedPaper } from '../../infra/demo/papers.ts';
import { type Evening, eveningFrom, handBody } from '../support/cashEvening.ts';
import { eventually, type House, openHouse } from '../support/e2eHouse.ts';
import { download, linkTo, readWorkbook, rowsOf } from '../support/e2ePapers.ts';

const TABLE = 'cash-table-2014-000012';
const PATH = `/v1/tables/${TABLE}`;
const HANDS = 120;
const SEATS = 9;
const STACK = 10_000;
const PER_REQUEST = 60;

const [DEALER, SUPERVISOR, CASHIER, DIRECTOR] = ['2201', '0337', '1042', '0101'] as const;
/** Minutes after nine in the evening. */
const at = (minute: number): Instant =>
  new Date(Date.parse('2014-05-10T00:00:00.000Z') + minute * 60_000).toISOString() as Instant;
const by = (legajo: string, minute: number) => ({ by: { legajo }, occurredAt: at(minute) });
const pesos = (amount: number) => money(amount * 100);
const key = (name: string, number: number) => `cash-${name}-${String(number).padStart(10, '0')}`;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const LIMITS = {
  smallBlind: pesos(100),
  bigBlind: pesos(200),
  minBuyIn: pesos(4_000),
  minRebuy: pesos(2_000),
  maxPurchase: null,
  rakeBps: 500,
  minutes: HANDS,
};

const openTable = async (): Promise<void> => {
  const { director, floor } = house.casino;
  await director.post('/v1/tables', TABLE, {
    ...by(DIRECTOR, -60),
    game: 'cash',
    table: 12,
    sector: 'A',
    seats: SEATS,
    chip: pesos(5),
    band: {
      bigBlind: { min: pesos(50), max: pesos(5_000) },
      purchase: { min: pesos(500), max: null },
      reference: 'Nota 40/2014',
    },
    limits: LIMITS,
  });
  await floor.post(`${PATH}/sessions`, key('session', 1), {
    ...by(DEALER, 0),
    players: Array.from({ length: SEATS }, (_, index) => ({
      player: `P-${index + 1}`,
      amount: pesos(STACK),
    })),
    deckVerified: true,
  });
};

/** The table as its own stream tells it. */
const tableNow = async (): Promise<AnnouncedCash> => {
  type Page = { readonly commits: readonly { readonly events: readonly RecordedFact[] }[] };
  const { commits } = await house.casino.director.get<Page>(`${PATH}/facts?limit=100`);
  const facts = commits.flatMap(({ events }) => events.map((one) => fromRecorded<CashFact>(one)));
  const state = facts.reduce<CashTable>(evolve, initialState());
  if (state.status === 'unannounced') throw new Error('The table was announced.');
  return state;
};

type Posted = {
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly body: object;
};
const staff = (legajo: string, role: 'dealer' | 'cashier') => ({ legajo, name: '', role });

/** What is posted for one hand: rebuys of who has nothing left, and the hand. */
const postsOf = (evening: Evening, number: number): Posted[] => {
  const common = { occurredAt: at(number), jornada: '2014-05-09' as Jornada };
  const broke = evening.state.session?.places.filter(({ stack }) => stack === 0) ?? [];
  const rebuys = broke.map(({ player, seat }): Posted => {
    const purchaseId = key('rebuy', number * 10 + seat);
    const rebuy: CashCommandOf<'BuyChips'> = {
      ...{ type: 'BuyChips', purchaseId, player, means: 'cash' },
      ...{ amount: centavos(STACK * 100), by: staff(CASHIER, 'cashier'), ...common },
    };
    evening.does(rebuy);
    const body = { ...by(CASHIER, number), player, amount: pesos(STACK) };
    return { operation: 'buyChips', idempotencyKey: purchaseId, body };
  });
  const hand = evening.nextHand();
  const button = null;
  const handId = key('hand', number);
  const seen = { button, stacks: null };
  evening.does({ type: 'PlayHand', handId, hand, seen, by: staff(DEALER, 'dealer'), ...common });
  const body = { ...by(DEALER, number), ...handBody(hand, money) };
  return [...rebuys, { operation: 'playHand', idempotencyKey: handId, body }];
};

/** What the time of one request did not reach is sent again. */
const postAll = async (posts: readonly Posted[]): Promise<void> => {
  for (let from = 0; from < posts.length; ) {
    const commands = posts.slice(from, from + PER_REQUEST);
    const reply = await house.casino.director.call('POST', `${PATH}/commands`, {
      body: { commands },
    });
    const { results } = reply.body as { results: { status: number | string }[] };
    const done = results.filter(({ status }) => status !== 'not-attempted');
    expect(done.filter(({ status }) => status !== 201)).toEqual([]);
    from += done.length;
  }
};

describe('A cash session of 120 hands and 9 seats over HTTP [R40-15] [R40-26.b1] [R40-27]', () => {
  it('settles with papers that add up', async () => {
    const { casino } = house;
    const { director, floor, accounting } = casino;
    await openTable();
    const evening = eveningFrom(await tableNow(), 40_2009);
    const posts = Array.from({ length: HANDS }, (_, index) => postsOf(evening, index + 1));
    await postAll(posts.flat());

    const after = await floor.call('POST', `${PATH}/live-hands`, {
      key: key('hand', HANDS + 1),
      body: by(DEALER, HANDS + 1),
    });
    expect(after).toMatchObject({ status: 409, body: { code: 'cash.time-over' } });
    await floor.post(`${PATH}/session-ends`, key('end', 1), by(DEALER, HANDS + 2));

    const expected = figuresOf(evening.state.day!);
    type Shown = {
      readonly day: { readonly figures: Record<string, { readonly amount: number }> };
    };
    const { day } = await director.get<Shown>(`${PATH}/session`);
    expect(day.figures).toMatchObject({
      hands: HANDS,
      pots: expected.pots,
      rake: { amount: expected.rake },
      purchases: { amount: expected.purchases },
      cashOuts: { amount: expected.purchases - expected.rake },
      stacksAtEnd: { amount: 0 },
    });
    const etag = (await floor.call('GET', `${PATH}/session`)).etag ?? '';
    const closing = {
      ...by(DEALER, 150),
      second: { legajo: SUPERVISOR },
      box: money(expected.rake),
    };
    await floor.post(`${PATH}/cash-closings`, key('closing', 1), closing, etag);

    const lm = await eventually('the settlement of the table', async () => {
      const path = `/v1/documents?limit=100&tableId=${TABLE}`;
      const { items } = await accounting.get<{ items: ListedPaper[] }>(path);
      return items.find(({ kind, status }) => kind === 'LM' && status === 'filed');
    });
    const link = await linkTo(accounting, lm.documentId, 'xlsx');
    const book = await readWorkbook((await download(link)).body);
    const totals = rowsOf(book, 'Manos').filter(([name]) => name === 'Total');
    expect(totals.at(-1)?.slice(-2)).toEqual([expected.potTotal / 100, expected.rake / 100]);
    const shares = rowsOf(book, 'Distribución').filter(([name]) => name === 'Beneficio de la mesa');
    expect(shares.at(-1)?.at(-1)).toBe(expected.rake / 100);
    const pdf = await download(await linkTo(accounting, lm.documentId, 'pdf'));
    expect(pdf.contentType).toBe('application/pdf');
    await eventually('the day is settled', async () => {
      const { days } = await floor.get<{ days: { status: string }[] }>(`${PATH}/cash-days`);
      return days[0]?.status === 'settled';
    });
    expect(await house.deadLetters()).toEqual([]);
  }, 240_000);
});
