import { describe, expect, it } from 'vitest';
import { buildAs } from '../../reports/papers/as.ts';
import { buildJackpotStatement } from '../../reports/papers/bank/jackpotStatement.ts';
import { buildBankLm } from '../../reports/papers/bank/lmBank.ts';
import { buildPrizeList } from '../../reports/papers/bank/prizeList.ts';
import { buildSlip } from '../../reports/papers/bank/slip.ts';
import { buildCashLm } from '../../reports/papers/cash/lmCash.ts';
import { buildCl } from '../../reports/papers/cl.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { buildRp } from '../../reports/papers/rp.ts';
import { buildVc } from '../../reports/papers/vc.ts';
import { bankLmInput, lostLmInput, prizeListInput, slipInput } from './golden/bankTable.ts';
import { cashLmInput } from './golden/cashTable.ts';
import { asInput, clInput, nilLm, nilLt, rpInput, vcInput } from './golden/inputs.ts';
import { jackpotStatementInput } from './golden/jackpot.ts';
import { lmInput, ltInput, manyChips, noSplit, settle } from './golden/sitAndGo.ts';

/** Changing one of these files needs the reason in the commit (house style 36). */
const PAPERS = {
  vc: () => buildVc(vcInput()),
  'cl-own': () => buildCl(clInput(1)),
  'cl-shared': () => buildCl(clInput(2)),
  rp: () => buildRp(rpInput()),
  lm: () => buildLm(lmInput()),
  'lm-of-many': () => buildLm({ ...lmInput(), chips: manyChips() }),
  'lm-nil': () => buildLm(nilLm()),
  'lm-no-split': () => buildLm(lmInput(settle({ regimes: noSplit }))),
  'lm-bank': () => buildBankLm(bankLmInput()),
  'lm-bank-lost': () => buildBankLm(lostLmInput()),
  'lm-cash': () => buildCashLm(cashLmInput()),
  rf: () => buildSlip(slipInput('fill')),
  df: () => buildSlip(slipInput('credit')),
  pm: () => buildPrizeList(prizeListInput()),
  ep: () => buildJackpotStatement(jackpotStatementInput()),
  lt: () => buildLt(ltInput()),
  'lt-nil': () => buildLt(nilLt()),
  as: () => buildAs(asInput()),
};

describe('What each paper says', () => {
  it.each(Object.entries(PAPERS))('is unchanged in %s', async (name, build) => {
    const model = `${JSON.stringify(build(), null, 2)}\n`;
    await expect(model).toMatchFileSnapshot(`golden/${name}.json`);
  });

  it.each(Object.entries(PAPERS))('is the same on every run in %s', (_, build) => {
    expect(build()).toEqual(build());
  });
});
