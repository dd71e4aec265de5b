import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASHIER, DIRECTOR } from '../../infra/client/bodies.ts';
import { CAGE_DESK } from '../../infra/client/casino.ts';
import { at, entryIdOf, type SitAndGoPlan } from '../../infra/client/plan.ts';
import {
  announceSitAndGo,
  playSitAndGo,
  seatEntries,
  sellEntry,
  settleSitAndGo,
  startSitAndGo,
} from '../../infra/client/sitAndGo.ts';
import { type ListedPaper, listPapers, waitForPapers } from '../../infra/demo/papers.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { addsUp, type ShownSettlement } from '../../infra/demo/summary.ts';
import { eventually, type House, openHouse } from '../support/e2eHouse.ts';
import { download, linkTo, readWorkbook, rowsOf } from '../support/e2ePapers.ts';
import { papersOf, smallPlan } from '../support/e2ePlan.ts';

/** Ten places, nine sold, of which two are taken back: seven play. */
const PLAN: SitAndGoPlan = {
  ...DEMO_PLAN,
  winnerChips: null,
  id: 'reversals-2014-05-09',
  exits: smallPlan('').exits,
};
const PATH = `/v1/tournaments/${PLAN.id}`;
const PRICE = PLAN.priceCentavos;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const take = (entry: number, how: 'refund' | 'void' | 'reprints', body: object) => {
  const entryId = entryIdOf(PLAN, entry);
  return house.casino.cage.post(`${PATH}/entries/${entryId}/${how}`, `${entryId}-${how}`, {
    by: CASHIER,
    occurredAt: at(PLAN, 12),
    ...body,
  });
};

const voucher = (papers: readonly ListedPaper[], documentId: string) =>
  papers.find((one) => one.documentId === documentId)?.status;

/** The steps follow each other. */
describe('A sale that is taken back', () => {
  it('leaves its voucher void, and every copy of it, however soon it comes [R123-IV-1.4]', async () => {
    const { casino } = house;
    await announceSitAndGo(casino, PLAN);
    for (const player of PLAN.players.slice(0, 8)) await sellEntry(casino, PLAN, player);
    await take(1, 'reprints', { reason: 'Se mojó' });
    await take(8, 'refund', { means: 'cash', desk: CAGE_DESK });
    await sellEntry(casino, PLAN, PLAN.players[8]!);
    await take(9, 'reprints', { reason: 'Impresora sin papel' });
    await take(9, 'void', { reason: 'Persona equivocada', desk: CAGE_DESK });
    const papers = await eventually('vouchers that are filed and void', async () => {
      const listed = await listPapers(casino.accounting, PLAN.id);
      const voided = listed.filter(({ status }) => status === 'void');
      const drawn = listed.filter(({ files }) => files.length === 1);
      return voided.length >= 3 && drawn.length === 11 && listed;
    });
    expect(papers.map(({ documentId, status }) => `${documentId} ${status}`).sort()).toEqual([
      'VC-0003-00000001 filed',
      'VC-0003-00000001-C2 filed',
      ...[2, 3, 4, 5, 6, 7].map((number) => `VC-0003-0000000${number} filed`),
      'VC-0003-00000008 void',
      'VC-0003-00000009 void',
      'VC-0003-00000009-C2 void',
    ]);
    expect(await casino.cage.get('/v1/documents/VC-0003-00000009')).toMatchObject({
      voided: { reason: 'Venta anulada', at: at(PLAN, 12) },
    });
  });

  it('stands in the ledger as a line with its signs turned [R123-IV-1.4]', async () => {
    const { lines, ...totals } = await house.casino.accounting.get<{
      lines: { kind: string; amount: { amount: number }; entryNumber: number }[];
    }>(`${PATH}/ledger`);
    const amounts = lines.map(({ amount }) => amount.amount);
    expect(amounts.filter((amount) => amount === PRICE)).toHaveLength(9);
    expect(
      lines.filter(({ amount }) => amount.amount < 0).map((line) => [line.entryNumber, line.kind]),
    ).toEqual([
      [8, 'refunded'],
      [9, 'voided'],
    ]);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(7 * PRICE);
    expect(totals).toMatchObject({ takings: { amount: 7 * PRICE } });
  });

  it('is not paid for: the event settles the seven that played', async () => {
    const { casino } = house;
    await seatEntries(casino, PLAN);
    await startSitAndGo(casino, PLAN);
    await playSitAndGo(casino, PLAN);
    const standings = await settleSitAndGo(casino, PLAN);
    const settlement = await casino.accounting.get<ShownSettlement>(`${PATH}/settlement`);
    expect(addsUp(settlement, standings)).toEqual([]);
    expect(settlement.takings.amount).toBe(7 * PRICE);
    const wanted = { ...papersOf(PLAN, 2), VC: 8 };
    await waitForPapers(casino.accounting, PLAN.id, wanted, 90_000);
  });

  it('shows on the settlement of the table, sale and reversal [R123-IV-11.5]', async () => {
    const { accounting } = house.casino;
    const lm = await download(await linkTo(accounting, 'LM-0001-00000001', 'xlsx'));
    const workbook = await readWorkbook(lm.body);
    const rows = rowsOf(workbook, 'Compras');
    const named = (prefix: string) =>
      rows.filter((row) => row.some((cell) => String(cell).startsWith(prefix)));
    expect(named('Devolución: ').flat()).toEqual(expect.arrayContaining([-PRICE / 100]));
    expect(named('Anulación: ').flat()).toEqual(expect.arrayContaining([-PRICE / 100]));
    expect(named('Total de la mesa, 7 compras').flat()).toContain((7 * PRICE) / 100);
    expect(rows.flat().join(' ')).toContain('Persona equivocada');
    expect(voucher(await listPapers(accounting, PLAN.id), 'VC-0003-00000008')).toBe('void');
  });
});

/** Two days after the evening, in minutes of the plan. */
const LATER = 230 + 2 * 24 * 60;

describe('A prize whose payment is reversed [R123-I-66]', () => {
  it('leaves the receipt of the payment void, and the others as they are', async () => {
    const { director, accounting } = house.casino;
    const { entryId, documentId } = (await receipts())[0]!;
    await director.post(`${PATH}/payments/${entryId}/reversal`, `${entryId}-reversal`, {
      by: DIRECTOR,
      second: CASHIER,
      occurredAt: at(PLAN, LATER),
      reason: 'Se pagó a otra persona',
      desk: CAGE_DESK,
    });
    await eventually(`${documentId} void`, async () =>
      (await receipts()).some((one) => one.documentId === documentId && one.status === 'void'),
    );
    expect((await receipts()).map(({ status }) => status).sort()).toEqual(['filed', 'void']);
    expect(await accounting.get(`/v1/documents/${documentId}`)).toMatchObject({
      voided: { reason: 'Pago revertido', at: at(PLAN, LATER) },
    });
  });

  it('is in the entry of its own jornada, on which nothing else of the event happened', async () => {
    const { accounting } = house.casino;
    const { lines } = await accounting.get<{
      lines: { account: string; debit: { amount: number }; credit: { amount: number } }[];
    }>('/v1/accounting/entries/2014-05-11');
    const [back, owed] = lines;
    expect(lines.map(({ account }) => account)).toEqual(['cash', 'prizes']);
    expect(back?.debit.amount).toBeGreaterThan(0);
    expect(owed?.credit).toEqual(back?.debit);
  });

  it('makes the second version of the settlements, where the prize is owed [R123-IV-11.5]', async () => {
    const { accounting } = house.casino;
    const versions = await eventually('settlements of version 2', async () => {
      const papers = await listPapers(accounting, PLAN.id);
      const second = papers.filter(({ version, status }) => version === 2 && status === 'filed');
      return (
        second
          .map(({ kind }) => kind)
          .sort()
          .join() === 'AS,LM,LT' && second
      );
    });
    const reason = expect.stringContaining('revertido, Se pagó a otra persona (legajo 0101)');
    for (const paper of versions) expect(paper).toMatchObject({ replaces: { version: 1, reason } });
    const lt = await download(await linkTo(accounting, 'LT-0001-00000001', 'xlsx'));
    const rows = rowsOf(await readWorkbook(lt.body), 'Pagos');
    expect(rows.filter((row) => row.includes('Pendiente')).length).toBeGreaterThan(0);
    expect(await house.deadLetters()).toEqual([]);
  });
});

const receipts = async () =>
  (await listPapers(house.casino.accounting, PLAN.id)).filter(({ kind }) => kind === 'RP');
