import { describe, expect, it } from 'vitest';
import { hashInPdf, hashInWorkbook } from '../../../functions/proof/verify/printedHash.ts';
import { loadFonts } from '../../../reports/assets/fonts.ts';
import { issuePaper } from '../../../reports/issue.ts';
import { buildLm } from '../../../reports/papers/lm.ts';
import { buildVc } from '../../../reports/papers/vc.ts';
import { renderPdf } from '../../../reports/render/pdf/renderPdf.ts';
import { renderXlsx } from '../../../reports/render/xlsx/renderXlsx.ts';
import { vcInput } from '../../reports/golden/inputs.ts';
import { ISSUE, lmInput } from '../../reports/golden/sitAndGo.ts';

const HASH = 'ab'.repeat(32);
const said = `<dc:description><rdf:li>SHA-256 ${HASH}</rdf:li></dc:description>`;

describe('The hash that a file tells of its paper', () => {
  it('is in the metadata of a PDF as it is drawn', async () => {
    const paper = issuePaper(buildVc(vcInput()), ISSUE);
    expect(hashInPdf(await renderPdf(paper, loadFonts()))).toBe(paper.hash);
  });

  it('is on the cover of a workbook as it is drawn', async () => {
    const paper = issuePaper(buildLm(lmInput()), ISSUE);
    expect(hashInWorkbook(await renderXlsx(paper))).toBe(paper.hash);
  });

  it.each([
    [said, HASH],
    [`%${HASH}`, null],
    [said + said, null],
    [said.replace('SHA-256', 'SHA-1'), null],
    ['', null],
  ])('is read from there alone, and once: %s', (pdf, hash) => {
    expect(hashInPdf(Buffer.from(pdf))).toBe(hash);
    expect(hashInWorkbook(Buffer.from(pdf))).toBeNull();
  });
});
