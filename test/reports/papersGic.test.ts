import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../reports/assets/fonts.ts';
import { cellText } from '../../reports/format/cell.ts';
import { issuePaper } from '../../reports/issue.ts';
import { buildGic } from '../../reports/papers/event/gic.ts';
import type { Drawn } from '../../reports/render/pdf/pen.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { tableOf } from './golden/reading.ts';
import { ISSUE, JORNADA, LETTERHEAD, purchase, TERMS } from './golden/sitAndGo.ts';

describe('The account on several sheets [R123-IV-1.3]', () => {
  it('carries over what was added, and of the balance the last one', async () => {
    const purchases = Array.from({ length: 60 }, (_, index) => purchase((index % 9) + 1));
    const paper = buildGic({
      ...{ letterhead: LETTERHEAD, number: { point: 1, number: 7 }, version: 1 },
      ...{ terms: TERMS, jornada: JORNADA, purchases, headCashier: null, fiscalizador: null },
    });
    const drawn: Drawn[] = [];
    await renderPdf(issuePaper(paper, ISSUE), loadFonts(), (one) => drawn.push(one));
    const carried = drawn.find(({ text }) => text.startsWith('Transporte a la hoja 2, '));
    const lines = Number(carried?.text.match(/, (\d+) asientos/)?.[1]);
    expect(lines).toBeGreaterThan(10);
    const figures = drawn
      .filter(({ sheet, baseline }) => sheet === 1 && baseline === carried?.baseline)
      .map(({ text }) => text)
      .slice(1);
    const balance = tableOf(paper, 'cuenta').rows[lines - 1]?.cells.at(-1);
    const held = balance ? cellText(balance) : '';
    expect(figures).toEqual([held, held]);
  });
});
