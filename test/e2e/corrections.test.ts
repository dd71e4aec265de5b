import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CASHIER,
  CONTROL,
  type Confirmed,
  DIRECTOR,
  prizePaymentOf,
  SUPERVISOR,
} from '../../infra/client/bodies.ts';
import { at, entryIdOf, playerOf } from '../../infra/client/plan.ts';
import {
  closeSitAndGo,
  openSitAndGo,
  playSitAndGo,
  standingsOf,
} from '../../infra/client/sitAndGo.ts';
import { type ListedPaper, listPapers } from '../../infra/demo/papers.ts';
import { eventually, type House, openHouse } from '../support/e2eHouse.ts';
import { download, linkTo } from '../support/e2ePapers.ts';
import { smallPlan } from '../support/e2ePlan.ts';

const PLAN = smallPlan('corrected-2014-05-09');
const PATH = `/v1/tournaments/${PLAN.id}`;
const LAST_EXIT = `${PLAN.id}-exit-0006`;

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await openSitAndGo(house.casino, PLAN);
  await playSitAndGo(house.casino, PLAN);
});
afterAll(() => house?.close());

const confirm = (entry: number, time: number): Promise<Confirmed> =>
  house.casino.floor.post(`${PATH}/prize-confirmations`, `${PLAN.id}-confirm-${entry}-${time}`, {
    by: CONTROL,
    occurredAt: at(PLAN, 200),
    entryId: entryIdOf(PLAN, entry),
    supervisor: SUPERVISOR,
  });

/** Those that another closing finds as they were. */
const SAME: readonly string[] = ['VC', 'GIC', 'SO'];

/** The papers that a closing makes, once all of this version are filed. */
const filed = (version: number): Promise<readonly ListedPaper[]> =>
  eventually(`papers of version ${version}`, async () => {
    const papers = (await listPapers(house.casino.accounting, PLAN.id)).filter(
      (one) => one.version === version && one.status === 'filed' && !SAME.includes(one.kind),
    );
    const kinds = papers.map(({ kind }) => kind).sort();
    return kinds.join() === 'AS,CL,CL,LM,LT' && papers;
  });

const settled = (closing: number) =>
  eventually(`the settlement of closing ${closing}`, async () => {
    const { commits } = await house.casino.accounting.get<{
      commits: { events: { type: string; closing?: number }[] }[];
    }>(`${PATH}/facts?limit=100`);
    const facts = commits.flatMap(({ events }) => events);
    return facts.some((fact) => fact.type === 'SettlementFiled' && fact.closing === closing);
  });

/** The steps follow each other: who won was mistaken, and it is seen after the settlement. */
describe('An exit that is corrected after its settlement is filed', () => {
  let first: readonly ListedPaper[];
  let second: readonly ListedPaper[];

  it('is refused unless it is said to be late', async () => {
    const { casino } = house;
    expect(await confirm(1, 1)).toMatchObject({ confirmation: 1, classification: '0004-00000001' });
    expect(await confirm(2, 1)).toMatchObject({ confirmation: 1, classification: '0004-00000002' });
    await closeSitAndGo(casino, PLAN);
    first = await filed(1);
    await settled(1);
    const { etag } = await casino.director.call('GET', PATH);
    const body = {
      by: DIRECTOR,
      second: CASHIER,
      occurredAt: at(PLAN, 230),
      exitId: LAST_EXIT,
      reason: 'Se leyó mal la mano final',
    };
    const ask = (late: boolean, key: string) =>
      casino.director.call('POST', `${PATH}/corrections`, {
        key,
        body: { ...body, late },
        ifMatch: etag ?? '',
      });
    expect(await ask(false, `${PLAN.id}-undo-in-time`)).toMatchObject({
      status: 409,
      body: { code: 'tournament.jornada-settled' },
    });
    expect(await ask(true, `${PLAN.id}-undo-late`)).toMatchObject({ status: 201 });
  });

  it('makes the second version of every paper at the next closing, under its number', async () => {
    const { casino } = house;
    await casino.floor.post(`${PATH}/eliminations`, `${PLAN.id}-exit-0007`, {
      by: SUPERVISOR,
      occurredAt: at(PLAN, 56),
      hand: 15,
      out: [{ entryId: entryIdOf(PLAN, 1), chipsAtStart: 5_000 }],
    });
    const [winner] = await standingsOf(casino, PLAN);
    expect(winner).toMatchObject({ entryNumber: 2, position: 1 });
    expect(await confirm(1, 2)).toMatchObject({ confirmation: 2, classification: '0004-00000001' });
    expect(await confirm(2, 2)).toMatchObject({ confirmation: 2, classification: '0004-00000002' });
    const { etag } = await casino.director.call('GET', PATH);
    const closing = { by: DIRECTOR, second: CASHIER, occurredAt: at(PLAN, 240) };
    await casino.director.post(`${PATH}/closing`, `${PLAN.id}-closing-02`, closing, etag ?? '');
    second = await filed(2);
    const names = (papers: readonly ListedPaper[]) => papers.map(({ documentId }) => documentId);
    expect(names(second)).toEqual(names(first));
    for (const [index, paper] of second.entries()) {
      expect(paper).toMatchObject({ replaces: { version: 1, reason: expect.any(String) } });
      if (paper.kind !== 'AS') expect(paper.hash).not.toBe(first[index]?.hash);
    }
  });

  it('leaves the first version as it was filed, to be read beside the second', async () => {
    const { accounting } = house.casino;
    for (const { documentId, files } of first) {
      const shown = await accounting.get<{ version: number; versions: number[] }>(
        `/v1/documents/${documentId}`,
      );
      expect(shown).toMatchObject({ version: 2, versions: [1, 2] });
      const old = await accounting.call('GET', `/v1/documents/${documentId}/file?version=1`);
      const file = await download(String(old.body));
      expect([file.sha256, file.disposition]).toEqual([
        files[0]?.sha256,
        `attachment; filename="${documentId}_v1.pdf"`,
      ]);
      expect((await download(await linkTo(accounting, documentId, 'pdf'))).sha256).not.toBe(
        file.sha256,
      );
    }
  });

  it('pays the prizes by the second receipt and not by the first [R123-I-66]', async () => {
    const { cage } = house.casino;
    const pay = (confirmation: number) =>
      cage.call('POST', `${PATH}/payments`, {
        key: `${PLAN.id}-paid-by-${confirmation}-00`,
        body: prizePaymentOf(PLAN, playerOf(PLAN, 2), {
          confirmation,
          classification: '0004-00000002',
        }),
      });
    expect((await pay(1)).status).toBe(409);
    expect(await pay(2)).toMatchObject({ status: 201, body: { receipt: '0003-00000001' } });
    expect(await house.deadLetters()).toEqual([]);
  });
});
