import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prizePaymentOf, saleOf } from '../../infra/client/bodies.ts';
import type { Reply } from '../../infra/client/client.ts';
import { entryIdOf, playerOf, type SitAndGoPlan } from '../../infra/client/plan.ts';
import {
  announceSitAndGo,
  confirmPrize,
  playSitAndGo,
  type Standing,
  seatEntries,
  sellEntry,
  standingsOf,
  startSitAndGo,
  takeForm,
} from '../../infra/client/sitAndGo.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { type House, openHouse } from '../support/e2eHouse.ts';
import { smallPlan } from '../support/e2ePlan.ts';

const PLAN = smallPlan('races-2014-05-09-1');
const PATH = `/v1/tournaments/${PLAN.id}`;
/** One more than the quota: the last two ask for the same place. */
const ASKING: SitAndGoPlan = { ...PLAN, players: DEMO_PLAN.players.slice(0, 8) };

let house: House;
let sold: SitAndGoPlan;
let prizes: readonly Standing[];

beforeAll(async () => {
  house = await openHouse();
  const { casino } = house;
  await announceSitAndGo(casino, PLAN);
  for (const player of PLAN.players.slice(0, 6)) await sellEntry(casino, PLAN, player);
  // At the same time, so that both workers of the function are loaded before anything races.
  await Promise.all(ASKING.players.slice(6).map((player) => takeForm(casino, ASKING, player)));
});
afterAll(() => house?.close());

const statusesOf = (replies: readonly Reply[]): number[] =>
  replies.map(({ status }) => status).sort();

const refused = (replies: readonly Reply[]): unknown =>
  replies.find(({ status }) => status === 409)?.body;

/** The steps follow each other. */
describe('Two requests at the same time', () => {
  it('sell the last place of the quota once, and one voucher [R123-IV-11.p3]', async () => {
    const { cage, accounting } = house.casino;
    const sell = (entry: number) =>
      cage.call('POST', `${PATH}/entries/${entryIdOf(PLAN, entry)}/payment`, {
        key: `${entryIdOf(PLAN, entry)}-payment`,
        body: saleOf(PLAN, playerOf(ASKING, entry), 12),
      });
    const replies = await Promise.all([sell(7), sell(8)]);
    expect(statusesOf(replies)).toEqual([201, 409]);
    expect(refused(replies)).toMatchObject({ code: 'tournament.quota-full' });
    const { lines } = await accounting.get<{ lines: { voucher: string }[] }>(`${PATH}/ledger`);
    expect(lines.map(({ voucher }) => voucher).sort()).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `0003-0000000${number}`),
    );
    const last = replies[0]?.status === 201 ? 7 : 8;
    const out = [last, 6, 5, 4, 3, 2];
    sold = {
      ...ASKING,
      players: ASKING.players.filter(({ entry }) => entry <= 6 || entry === last),
      exits: PLAN.exits.map((exit, index) => ({
        ...exit,
        kind: 'elimination',
        out: [{ entry: out[index] ?? 0, chipsAtStart: 5_000 }],
      })),
    };
  });

  it('with one key are one sale with one answer', async () => {
    const { casino } = house;
    const other = smallPlan('races-2014-05-09-2');
    await announceSitAndGo(casino, other);
    const [player] = other.players;
    const entryId = await takeForm(casino, other, player!);
    const ask = {
      key: `${entryId}-payment`,
      body: saleOf(other, player!, 3),
    };
    const path = `/v1/tournaments/${other.id}/entries/${entryId}/payment`;
    const replies = await Promise.all([1, 2, 3].map(() => casino.cage.call('POST', path, ask)));
    expect(replies).toEqual([replies[0], replies[0], replies[0]]);
    expect(replies[0]).toMatchObject({ status: 201, body: { voucher: '0003-00000008' } });
  });

  it('pay a prize once, whoever comes first [R123-I-66]', async () => {
    const { casino } = house;
    await seatEntries(casino, sold);
    await startSitAndGo(casino, sold);
    await playSitAndGo(casino, sold);
    prizes = (await standingsOf(casino, sold)).filter(({ prize }) => prize.amount > 0);
    const { entryId, entryNumber } = prizes[0]!;
    const confirmed = await confirmPrize(casino, sold, entryId);
    const body = prizePaymentOf(sold, playerOf(sold, entryNumber), confirmed);
    const replies = await Promise.all(
      ['one', 'two'].map((hand) =>
        casino.cage.call('POST', `${PATH}/payments`, { key: `${entryId}-paid-${hand}`, body }),
      ),
    );
    expect(statusesOf(replies)).toEqual([201, 409]);
    expect(refused(replies)).toMatchObject({
      code: 'tournament.prize-already-paid',
      norm: expect.stringContaining('inc. 66'),
    });
  });

  it('with one key are one payment with one answer', async () => {
    const { cage } = house.casino;
    const { entryId, entryNumber } = prizes[1]!;
    const confirmed = await confirmPrize(house.casino, sold, entryId);
    const body = prizePaymentOf(sold, playerOf(sold, entryNumber), confirmed);
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        cage.call('POST', `${PATH}/payments`, { key: `${entryId}-paid-once`, body }),
      ),
    );
    expect(replies).toEqual([replies[0], replies[0], replies[0]]);
    expect(replies[0]).toMatchObject({ status: 201, body: { receipt: '0003-00000002' } });
  });
});
