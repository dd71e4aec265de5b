import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDesk } from '../../infra/client/client.ts';
import {
  exportJornada,
  registerFiscalizer,
  saveExport,
  verifyExport,
  waitUntilSettled,
} from '../../infra/demo/export.ts';
import { downloadPapers, type ListedPaper } from '../../infra/demo/papers.ts';
import { eventually, type House, openHouse } from '../support/e2eHouse.ts';
import { type Acting, entryId, newActing } from './acted/acting.ts';
import { closeTheEvent, countCoupons, couponsAt, explainTheDifference } from './acted/books.ts';
import { type Ending, moneyOf, placesOf, prizesOf } from './acted/calculation.ts';
import { DAYS, EVENT, PATH, TABLES } from './acted/programme.ts';
import type {
  Chips,
  Coupon,
  Reconciled,
  Settled,
  Split,
  Standing,
  Totals,
} from './acted/replies.ts';
import { beforehand, firstNight, secondNight } from './acted/story.ts';

const WAIT_MS = 120_000;
const ENTRIES = 92; // sold; two were given back
const BAGS = 27;
const COUPONS_EACH = 4; // IN, two RB and AD
/** For whoever wants to look at the papers: they stay there. */
const PAPERS_FOLDER = process.env['ACTED_PAPERS'];

let house: House;
let acting: Acting;
let ending: Ending;
const folder = mkdtempSync(join(tmpdir(), 'tapete-acted-'));

beforeAll(async () => {
  house = await openHouse();
  await registerFiscalizer(house.casino);
  acting = newActing(house.casino, await openDesk(house.machine, 'fiscal'), receiptFiled);
});
afterAll(async () => {
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

const papersOf = async (kind: string): Promise<readonly ListedPaper[]> => {
  const path = `/v1/documents?limit=100&tournamentId=${EVENT}&kind=${kind}`;
  const { items } = await house.casino.accounting.get<{ items: ListedPaper[] }>(path);
  return items.filter(({ status }) => status === 'filed');
};

const receiptFiled = (classification: string) =>
  eventually(`the receipt ${classification}`, async () =>
    (await papersOf('CL')).some(({ documentId }) => documentId === `CL-${classification}`),
  ).then(() => undefined);

const read = <Body>(part: string): Promise<Body> =>
  house.casino.accounting.get<Body>(`${PATH}/${part}`);

/** The acts follow each other; each test looks at what one of them left. */
describe('An event of 90 entries over two days, acted by its requests [R123-I-1] [R123-I-12]', () => {
  it('sells 86 entries a fortnight before, and gives two back [R123-IV-1.4]', async () => {
    await beforehand(acting);
    const { entries } = await read<{ entries: { status: string }[] }>('entries');
    expect(entries).toHaveLength(86);
  });

  it('plays a day down to 27 bags that hold every chip [R123-IV-7.3]', async () => {
    receipts = await firstNight(acting);
    const { chipsInPlay, bags } = await read<Chips>('chips');
    expect(chipsInPlay).toBe(acting.floor.total());
    expect(bags.map(({ total }) => total).reduce((all, one) => all + one, 0)).toBe(chipsInPlay);
    expect(bags).toHaveLength(BAGS);
  });

  it('plays the next one down to one, and pays the ten prizes [R123-I-68]', async () => {
    ending = await secondNight(acting, receipts);
    const { chipsInPlay } = await read<Chips>('chips');
    expect(chipsInPlay).toBe(acting.floor.total());
    expect(acting.floor.players()).toEqual([ending.places[0]]);
  });

  it('closes only when every coupon is found or its lack explained [R123-IV-3.p3]', async () => {
    await countCoupons(acting);
    const { blockers } = await read<{ blockers: { code: string }[] }>('blockers');
    expect(blockers.map(({ code }) => code)).toContain('tournament.coupons-differ');
    await expect(closeTheEvent(acting)).rejects.toMatchObject({
      problem: { code: 'tournament.coupons-differ' },
    });
    await explainTheDifference(acting);
    const { tables } = await read<Reconciled>('reconciliation');
    expect(tables.map(({ table, status }) => [table, status])).toEqual(
      TABLES.map((table) => [table, table === SHORT_TABLE ? 'explained' : 'agrees']),
    );
    for (const { table, rows } of tables) {
      const mine = couponsAt(acting, table);
      for (const { code, gic, absent, operator, lnse, drop } of rows) {
        const short = table === SHORT_TABLE && code === 'AD' ? 1 : 0;
        expect([gic - absent, operator, lnse, drop]).toEqual([
          mine[code],
          mine[code],
          mine[code],
          (mine[code] ?? 0) - short,
        ]);
      }
    }
    await closeTheEvent(acting);
  });

  it('settles to the centavo what a calculation of its own gives [R123-I-62] [R123-I-64]', async () => {
    const shown = await read<Settled>('settlement');
    const mine = moneyOf(acting);
    const amounts = ({ count, takings, benefit, prizes }: Totals) => ({
      ...(count !== undefined && { count }),
      takings: takings.amount,
      benefit: benefit.amount,
      prizes: prizes.amount,
    });
    const byCode = (codes: Record<string, Totals>) =>
      Object.fromEntries(Object.entries(codes).map(([code, one]) => [code, amounts(one)]));
    const shares = ({ shares: all }: Split) => all.map(({ amount }) => amount.amount);
    expect({
      tables: shown.tables.map((one) => ({
        table: one.table,
        byCode: byCode(one.byCode),
        ...amounts(one),
        shares: shares(one.split),
      })),
      byCode: byCode(shown.byCode),
      takings: shown.takings.amount,
      benefit: shown.benefit.amount,
      pool: shown.pool.amount,
      shares: shares(shown.split),
    }).toEqual(mine);
    expect(shown.placePrizes.map(({ amount }) => amount)).toEqual(placesOf(mine.pool));
  });

  it('ranks and pays tie, disqualified and withdrawn as calculated [R123-I-71]', async () => {
    const { standings } = await read<{ standings: Standing[] }>('standings');
    const mine = prizesOf(moneyOf(acting).pool, ending);
    const paid = standings.slice(0, PLACES + 1);
    expect(standings).toHaveLength(ENTRIES - 2);
    expect(paid.map(({ entryNumber, prize }) => [entryNumber, prize.amount])).toEqual(
      paid.map(({ entryNumber }) => [entryNumber, mine.get(entryNumber)]),
    );
    expect(paid.slice(0, 9).map(({ entryNumber }) => entryNumber)).toEqual(ending.places);
    expect(paid.slice(9).map(({ position, sharedThrough }) => [position, sharedThrough])).toEqual([
      [10, 11],
      [10, 11],
    ]);
    expect([...mine.values()].reduce((all, one) => all + one, 0)).toBe(moneyOf(acting).pool);
  });

  it('knows the end of every coupon of the control cards [R123-IV-4.p7]', async () => {
    const { coupons } = await read<{ coupons: Coupon[] }>('coupons');
    const used = coupons.filter(({ status }) => status === 'used');
    const places = (all: readonly { code: string; table: number | null }[]) =>
      all.map(({ code, table }) => `${code} ${table}`).sort();
    expect(places(used)).toEqual(places(acting.coupons));
    // Nobody took the IN coupon of who never came; what nobody bought is withdrawn.
    const left = coupons.filter(({ status }) => status !== 'used');
    expect(left.filter(({ code }) => code === 'IN')).toHaveLength(acting.noShowTables.length);
    expect(left.filter(({ code }) => code !== 'IN').map(({ status }) => status)).toEqual(
      Array(coupons.length - used.length - acting.noShowTables.length).fill('withdrawn-unused'),
    );
    expect(coupons).toHaveLength((ENTRIES - 2) * COUPONS_EACH);
  });

  it('files every paper, once [R123-IV-9] [R123-IV-7.1.p2] [R123-IV-7.3.2.p3]', async () => {
    const last = `entries/${entryId(ending.places[0] ?? 0)}`;
    for (const kind of ['FI', 'CA', 'TP', 'TC'])
      await acting.casino.director.post(`${PRINTS}/${last}`, `print-${kind}-of-the-last`, { kind });
    for (const [kind, total] of Object.entries(PAPERS)) {
      const what = `${total} papers ${kind}`;
      const filed = await eventually(what, async () => {
        const found = await papersOf(kind);
        return found.length === total && found;
      });
      if (PAPERS_FOLDER !== undefined)
        await downloadPapers(
          house.casino.accounting,
          filed.slice(0, LOOKED_AT),
          join(PAPERS_FOLDER, kind),
        );
    }
    expect(await house.deadLetters()).toEqual([]);
  });

  it.each(DAYS)(
    'exports %s whole, and the reader verifies it alone [R123-I-68]',
    async (jornada) => {
      await waitUntilSettled(house.casino, EVENT, WAIT_MS);
      await exportJornada(acting.fiscal, jornada, WAIT_MS);
      const place = join(folder, jornada);
      const files = await saveExport(acting.fiscal, jornada, place, house.machine.mailFolder);
      console.log(`${files} files of ${jornada}`);
      expect(verifyExport(place)).toContain('CONFORME');
    },
  );
});

const PLACES = 10;
const SHORT_TABLE = 4;
const PRINTS = `/v1/papers/tournaments/${EVENT}`;
/** By kind: of each sale and prize, table, bag, and of the event. */
const PAPERS = {
  ...{ VC: ENTRIES - 2, CL: PLACES, RP: PLACES },
  ...{ LM: TABLES.length, CC: TABLES.length, CR: TABLES.length, CF: BAGS },
  ...{ LT: 1, CT: 1, GIC: 1, RC: 1, CU: 1, PE: 1, ST: 1, SO: 1 },
  ...{ FI: 1, CA: 1, TP: 1, TC: 1 },
};
const LOOKED_AT = 3;
let receipts: ReadonlyMap<number, number>;
