import { describe, expect, it } from 'vitest';
import type { Sponsor } from '../../domain/tournament/sponsors.ts';
import { loadFonts } from '../../reports/assets/fonts.ts';
import { cellText } from '../../reports/format/cell.ts';
import { issuePaper } from '../../reports/issue.ts';
import { buildGic } from '../../reports/papers/event/gic.ts';
import type { LedgerPurchase } from '../../reports/papers/inputs.ts';
import { fullName } from '../../reports/papers/wording.ts';
import type { Drawn } from '../../reports/render/pdf/pen.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { tableOf } from './golden/reading.ts';
import { ISSUE, JORNADA, LETTERHEAD, purchase, REFUNDED, TERMS } from './golden/sitAndGo.ts';

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

describe('Who paid in the place of a player is on the account (decision T14) [R123-I-31]', () => {
  const by = (one: LedgerPurchase, sponsor: Sponsor): LedgerPurchase => ({
    ...one,
    paid: { ...one.paid, means: 'account', sponsor },
  });
  const paper = (purchases: readonly LedgerPurchase[]) =>
    buildGic({
      ...{ letterhead: LETTERHEAD, number: { point: 1, number: 7 }, version: 1 },
      ...{ terms: TERMS, jornada: JORNADA, purchases, headCashier: null, fiscalizador: null },
    });

  it('with the reference of that payment, also of one given back', () => {
    const told = paper([
      purchase(1),
      by(purchase(2), { kind: 'satellite', reference: 'RP 0002-00000012' }),
      by(REFUNDED, { kind: 'operator', reference: 'Invitación 7/2014' }),
    ]);
    const { sheet, rows } = tableOf(told, 'pagadas_por_otro');
    expect(sheet).toBe('Pagadas por otro');
    const price = TERMS.price;
    expect(
      rows.map(({ cells }) => cells.map((cell) => ('value' in cell ? cell.value : ''))),
    ).toEqual([
      ['0003-00001275', 2, nameOf(2), 'Satélite', 'RP 0002-00000012', price],
      ['0003-00001284', 11, nameOf(11), 'Agente operador', 'Invitación 7/2014', price],
      [
        '0003-00001284',
        11,
        `Devolución: ${nameOf(11)}`,
        'Agente operador',
        'Invitación 7/2014',
        -price,
      ],
      ['Total', '', '', '', '', price],
    ]);
  });

  it('and there is no such list where every player paid', () =>
    expect(JSON.stringify(paper([purchase(1)]))).not.toContain('pagadas_por_otro'));
});

const nameOf = (entryNumber: number): string => fullName(purchase(entryNumber).person);
