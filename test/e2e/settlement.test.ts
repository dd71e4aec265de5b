import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  announceSitAndGo,
  openSitAndGo,
  playSitAndGo,
  sellEntry,
  settleSitAndGo,
} from '../../infra/client/sitAndGo.ts';
import { type ListedPaper, waitForPapers } from '../../infra/demo/papers.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import type { ShownSettlement } from '../../infra/demo/summary.ts';
import { type House, openHouse } from '../support/e2eHouse.ts';
import { download, linkTo, readWorkbook, rowsOf, timeUntil } from '../support/e2ePapers.ts';
import { papersOf, smallPlan } from '../support/e2ePlan.ts';
import { documentTests } from './documents.ts';
import { killTests, outcomeOf } from './kills.ts';

const LATER = { jornada: '2014-05-10', vouchers: 5 };
const VOUCHER_MS_MAX = 5_000; // two seconds on an idle machine
const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let house: House;
let papers: readonly ListedPaper[];
let outcome: Awaited<ReturnType<typeof outcomeOf>>;

beforeAll(async () => {
  house = await openHouse();
  const { casino } = house;
  await openSitAndGo(casino, DEMO_PLAN);
  await playSitAndGo(casino, DEMO_PLAN);
  await settleSitAndGo(casino, DEMO_PLAN);
  papers = await waitForPapers(casino.accounting, DEMO_PLAN.id, papersOf(DEMO_PLAN, 3), 90_000);
  outcome = await outcomeOf(casino);
});
afterAll(() => house?.close());

const of = (kind: string): string[] =>
  papers.filter((one) => one.kind === kind).map(({ documentId }) => documentId);

describe('The papers of a Sit & Go [R123-IV-11.2] [R123-IV-11.4] [R123-IV-11.5]', () => {
  it('are twenty-one, each kind and desk with a series without gaps', () => {
    const series = (prefix: string, total: number) =>
      Array.from({ length: total }, (_, index) =>
        `${prefix}-0000000${index + 1}`.replace('010', '10'),
      );
    expect(papers).toHaveLength(21);
    expect(of('VC')).toEqual(series('VC-0003', 10));
    expect(of('CL')).toEqual(series('CL-0004', 3));
    expect(of('RP')).toEqual(series('RP-0003', 3));
    expect(['LM', 'LT', 'AS', 'GIC', 'SO'].flatMap(of)).toEqual([
      'LM-0001-00000001',
      'LT-0001-00000001',
      'AS-0001-00000001',
      'GIC-0001-00000001',
      'SO-0001-00000001',
    ]);
    expect(papers.every(({ status, version }) => status === 'filed' && version === 1)).toBe(true);
  });

  it('are the bytes whose SHA-256 the register shows, under their names and types', async () => {
    const { accounting } = house.casino;
    let files = 0;
    for (const { documentId, files: listed } of papers)
      for (const { format, filename, sha256, bytes } of listed) {
        files += 1;
        const file = await download(await linkTo(accounting, documentId, format));
        expect({ ...file, body: file.body.byteLength }).toEqual({
          body: bytes,
          sha256,
          contentType: format === 'pdf' ? PDF : XLSX,
          disposition: `attachment; filename="${documentId}_v1.${format}"`,
        });
        expect(filename).toBe(`${documentId}_v1.${format}`);
        const magic = Buffer.from(file.body.subarray(0, 4)).toString('latin1');
        expect(magic).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
      }
    expect(files).toBe(24);
  });

  it('settle to the centavo what was sold, and the workbooks say the same', async () => {
    const { accounting } = house.casino;
    const settlement = await accounting.get<ShownSettlement>(
      `/v1/tournaments/${DEMO_PLAN.id}/settlement`,
    );
    expect({
      takings: settlement.takings.amount,
      pool: settlement.pool.amount,
      benefit: settlement.benefit.amount,
      places: settlement.placePrizes.map(({ amount }) => amount),
    }).toEqual({
      takings: 12_500_10,
      pool: 9_375_10,
      benefit: 3_125_00,
      places: [4_687_56, 2_854_71, 1_832_83],
    });
    const [lm, lt] = [await workbookOf('LM'), await workbookOf('LT')];
    const totals = [12_500.1, 9_375.1, 3_125];
    expect(rowsOf(lm, 'Compras').filter(([first]) => typeof first === 'number')).toHaveLength(10);
    expect(rowsOf(lm, 'Compras').at(-1)).toEqual(['Total de la mesa, 10 compras', ...totals]);
    expect(rowsOf(lm, 'Distribución').find(([name]) => name === 'Beneficio de la mesa')).toEqual([
      'Beneficio de la mesa',
      1,
      3_125,
    ]);
    expect(rowsOf(lt, 'Mesas').at(-1)).toEqual(['Total, 1 mesa', ...totals]);
    expect(rowsOf(lt, 'Pagos').find(([name]) => name === 'Total')).toEqual(['Total', 9_375.1, 0]);
    expect(rowsOf(lt, 'Pagos').filter((row) => row.includes('Efectivo'))).toEqual([
      ['1.ª', 1, '0004-00000001', '0003-00000001', 'Efectivo', 7_542.27, 0],
      ['3.ª y 4.ª', 3, '0004-00000002', '0003-00000002', 'Efectivo', 916.42, 0],
      ['3.ª y 4.ª', 4, '0004-00000003', '0003-00000003', 'Efectivo', 916.41, 0],
    ]);
    for (const workbook of [lm, lt])
      expect(rowsOf(workbook, 'Conciliación').flat()).not.toContain('No conforme');
  });

  it('carry the canonical hash that the register shows, on every one of their files', async () => {
    for (const kind of ['LM', 'LT']) {
      const [documentId = ''] = of(kind);
      const hash = papers.find((one) => one.documentId === documentId)?.hash ?? '';
      const cover = rowsOf(await workbookOf(kind), 'Carátula');
      expect(cover).toContainEqual(['SHA-256 de los datos', hash]);
      const pdf = await download(await linkTo(house.casino.accounting, documentId, 'pdf'));
      const { text } = await extractText(await getDocumentProxy(pdf.body), { mergePages: true });
      expect(text.replaceAll(/\s/g, '')).toContain(hash);
    }
  });
});

describe('Personal data', () => {
  it('are on the papers and nowhere in logs, facts or replies about the event', async () => {
    const { accounting } = house.casino;
    const path = `/v1/tournaments/${DEMO_PLAN.id}`;
    const told = [
      readFileSync(join(house.folder, 'logs/functions.log'), 'utf8'),
      ...(await Promise.all(
        ['facts?limit=100', 'proof', 'entries', 'ledger', 'settlement', 'standings'].map((part) =>
          accounting.get(`${path}/${part}`).then((body) => JSON.stringify(body)),
        ),
      )),
    ].join();
    expect(told).toContain(DEMO_PLAN.id);
    const ofPlayers = told.replaceAll('Fiscalizador de Muestra', ''); // an official, who is named
    for (const { surnames, givenNames, document } of DEMO_PLAN.players)
      for (const personal of [surnames, givenNames, document.number])
        expect(ofPlayers).not.toContain(personal);
  });
});

const workbookOf = async (kind: string) => {
  const [documentId = ''] = of(kind);
  return readWorkbook(
    (await download(await linkTo(house.casino.accounting, documentId, 'xlsx'))).body,
  );
};

describe('A voucher [R123-IV-11.2]', () => {
  it('is filed within two seconds of the sale', async () => {
    const { casino } = house;
    const plan = { ...smallPlan('vouchers-2014-05-10'), jornada: LATER.jornada };
    await announceSitAndGo(casino, plan);
    const times: number[] = [];
    for (const player of plan.players.slice(0, LATER.vouchers)) {
      const { voucher } = await sellEntry(casino, plan, player);
      const filed = await timeUntil(
        casino.accounting,
        plan.id,
        ({ documentId, status }) => documentId === `VC-${voucher}` && status === 'filed',
      );
      times.push(filed.milliseconds);
    }
    console.log(`vouchers filed after ${times.join(', ')} ms`);
    expect(Math.max(...times)).toBeLessThan(VOUCHER_MS_MAX);
  });
});

documentTests(() => ({ house, papers, later: LATER }));

killTests(() => outcome);
