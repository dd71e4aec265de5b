import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exceljs, { type CellFormulaValue } from 'exceljs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printedCode } from '../../functions/accounting/codes.ts';
import { issuePaper } from '../../reports/issue.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { buildBankLm } from '../../reports/papers/bank/lmBank.ts';
import { buildCashLm } from '../../reports/papers/cash/lmCash.ts';
import { buildIj } from '../../reports/papers/ij.ts';
import { buildIm } from '../../reports/papers/im.ts';
import { buildLd } from '../../reports/papers/ld.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { renderXlsx } from '../../reports/render/xlsx/renderXlsx.ts';
import { houseReport, zeroReport } from './fixtures/ij.ts';
import { ledger, monthReport, nilMonth, wholeMonth } from './fixtures/im.ts';
import { anySitAndGo } from './golden/anySitAndGo.ts';
import { bankLmInput, lostLmInput, nilBankLm } from './golden/bankTable.ts';
import { cashLmInput, longGame, nilCashLm } from './golden/cashTable.ts';
import { eventPapers, RECONCILED } from './golden/eventPapers.ts';
import { nilLm, nilLt } from './golden/inputs.ts';
import {
  DEAL,
  ISSUE,
  lmInput,
  ltInput,
  manyChips,
  noSplit,
  PLAYED_OUT,
  settle,
} from './golden/sitAndGo.ts';
import { engine, formulaCells, read, recalculate } from './recalculating.ts';

const WRONG = 123_456.78;
const HALF_A_CENTAVO = 0.005;

/** Papers of the examples, and of two events drawn once and for all from a fixed seed. */
const examples = (): Record<string, Paper> => {
  const drawn = fc.sample(anySitAndGo(), { numRuns: 2, seed: 123_2013 });
  return {
    lm: buildLm(lmInput()),
    'lm-of-many': buildLm({ ...lmInput(), chips: manyChips() }),
    lt: buildLt(ltInput()),
    'lm-nil': buildLm(nilLm()),
    'lt-nil': buildLt(nilLt()),
    ...eventPapers(),
    'lm-bank': buildBankLm(bankLmInput()),
    'lm-bank-lost': buildBankLm(lostLmInput()),
    'lm-bank-nil': buildBankLm(nilBankLm()),
    'lm-cash': buildCashLm(cashLmInput()),
    'lm-cash-long': buildCashLm(cashLmInput(longGame())),
    'lm-cash-nil': buildCashLm(nilCashLm()),
    ij: buildIj(houseReport()),
    'ij-unrendered': buildIj({ ...zeroReport(), unrendered: houseReport().unrendered }),
    im: buildIm(monthReport()),
    'im-whole': buildIm(wholeMonth()),
    'im-nil': buildIm(nilMonth()),
    ld: buildLd(ledger()),
    'ld-no-codes': buildLd({
      ...ledger(),
      lines: ledger().lines.map((line) => ({ ...line, code: printedCode({}, line.account) })),
    }),
    'lt-no-split': buildLt(ltInput(settle({ regimes: noSplit }))),
    'lt-of-many': buildLt({ ...ltInput(), reconciled: RECONCILED }),
    'lt-deal': buildLt(ltInput(settle({ exits: PLAYED_OUT, deal: DEAL }))),
    'lt-deal-lost': buildLt(ltInput(settle({ deal: DEAL }))),
    ...Object.fromEntries(
      drawn.flatMap(({ lm, lt }, index) => [
        [`lm-${index}`, buildLm(lm)],
        [`lt-${index}`, buildLt(lt)],
      ]),
    ),
  };
};

const PAPERS = examples();
/** Without entries or purchases, and in a ledger, there are totals and checks only. */
const FEW_FORMULAS: ReadonlySet<string> = new Set(['gic-nil', 'rc-nil', 'ld', 'ld-no-codes']);

describe.skipIf(!engine)(
  engine
    ? 'Recalculated by LibreOffice, every figure agrees to the centavo'
    : 'Recalculated by LibreOffice (skipped: soffice is not installed)',
  () => {
    let folder = '';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'workbooks-'));
      for (const [name, paper] of Object.entries(PAPERS))
        await writeFile(join(folder, `${name}.xlsx`), await spoiled(paper));
      await recalculate(folder, Object.keys(PAPERS));
    }, 180_000);
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it.each(Object.keys(PAPERS))('in %s', async (name) => {
      const written = await read(await renderXlsx(issuePaper(PAPERS[name]!, ISSUE)));
      const recalculated = new exceljs.Workbook();
      await recalculated.xlsx.readFile(join(folder, 'out', `${name}.xlsx`));
      const formulas = formulaCells(written);
      expect(formulas.length).toBeGreaterThan(FEW_FORMULAS.has(name) ? 5 : 20);
      const differing = formulas.filter(({ sheet, address, result }) => {
        const found = recalculated.getWorksheet(sheet)?.getCell(address).result;
        return !same(result, found);
      });
      expect(differing).toEqual([]);
    });
  },
);

/** The workbook with a wrong result in every formula, so that only computing gives the right one. */
const spoiled = async (paper: Paper): Promise<Uint8Array> => {
  const workbook = await read(await renderXlsx(issuePaper(paper, ISSUE)));
  for (const { sheet, address } of formulaCells(workbook)) {
    const cell = workbook.getWorksheet(sheet)!.getCell(address);
    cell.value = { formula: (cell.value as CellFormulaValue).formula, result: WRONG };
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};

const same = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) < HALF_A_CENTAVO
    : one === other;
