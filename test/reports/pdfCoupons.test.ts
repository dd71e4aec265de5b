import { describe, expect, it } from 'vitest';
import type { Jornada } from '../../domain/time/jornada.ts';
import { loadFonts } from '../../reports/assets/fonts.ts';
import { issuePaper } from '../../reports/issue.ts';
import { buildTc } from '../../reports/papers/event/tc.ts';
import type { Drawn } from '../../reports/render/pdf/pen.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { LEFT, RIGHT } from '../../reports/render/pdf/sheet.ts';
import { ISSUE, LETTERHEAD, person, TERMS } from './golden/sitAndGo.ts';

const fonts = loadFonts();
const LONG =
  'Núñez de la Ñusta y Fernández-Larrañaga de los Ángeles Etcheverrigaray y Peñaloza Güiraldes';

/** The control card of somebody with so many rebuys. */
const drawCard = async (rebuys: number, surnames: string): Promise<Drawn[]> => {
  const coupon = (code: 'IN' | 'RB' | 'AD', number: number) => ({
    ...{ code, number, status: 'delivered' as const, table: null, jornada: null },
    text: `3-${code}${code === 'RB' ? number : ''}`,
  });
  const card = buildTc({
    letterhead: LETTERHEAD,
    number: { point: 1, number: 12 },
    version: 1,
    terms: TERMS,
    jornada: '2014-05-09' as Jornada,
    person: { ...person(3), personName: { surnames, givenNames: 'Íñiga' } },
    coupons: [
      coupon('IN', 1),
      ...Array.from({ length: rebuys }, (_, index) => coupon('RB', index + 1)),
      coupon('AD', 1),
    ],
  });
  const drawn: Drawn[] = [];
  await renderPdf(issuePaper(card, ISSUE), fonts, (one) => drawn.push(one));
  return drawn;
};

describe('The coupons of a control card [R123-IV-2.p4]', () => {
  it('are twelve slips with two rebuys and an add-on', async () => {
    const drawn = await drawCard(2, 'Muñoz');
    const options = drawn.filter(({ text }) => /^(BUY IN|RE BUY \d de 2|ADD ON)$/.test(text));
    expect(options).toHaveLength(12);
    expect(drawn.filter(({ text }) => text === 'Cuerpo de L.N.S.E.')).toHaveLength(4);
  });

  it('stay inside the sheet, each of them whole, whatever the name', async () => {
    const drawn = await drawCard(12, LONG);
    expect(drawn.filter(({ left, right }) => left < LEFT - 0.01 || right > RIGHT + 0.01)).toEqual(
      [],
    );
    const sheetOf = (wanted: RegExp) =>
      drawn.filter(({ text }) => wanted.test(text)).map(({ sheet }) => sheet);
    const options = sheetOf(/^(BUY IN|RE BUY \d+ de 12|ADD ON)$/);
    expect(options).toHaveLength(14 * 3);
    expect(sheetOf(/^Mesa$/)).toEqual(options);
  });

  it('begin on the first sheet, as many as fit, under the longest name', async () => {
    const drawn = await drawCard(2, LONG);
    const sheets = drawn.filter(({ text }) => text === 'Cuerpo de L.N.S.E.');
    expect(sheets.map(({ sheet }) => sheet)).toEqual([1, 1, 1, 2]);
  });
});
