import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { centavos, sum } from '../../domain/money/centavos.ts';
import type { ChipReconciliation } from '../../domain/tournament/chipReconciliation.ts';
import { type Fonts, loadFonts } from '../../reports/assets/fonts.ts';
import { amountText } from '../../reports/format/amount.ts';
import { issuePaper } from '../../reports/issue.ts';
import { blank, count, text } from '../../reports/model/cell.ts';
import type { IssuedPaper } from '../../reports/model/paper.ts';
import { buildAs } from '../../reports/papers/as.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { clFixture } from './fixtures/cl.ts';
import { lmFixture, manyPurchases, PURCHASES } from './fixtures/lm.ts';
import { vcFixture } from './fixtures/vc.ts';
import { asInput } from './golden/inputs.ts';
import { ISSUE, lmInput, ltInput, purchase, settle } from './golden/sitAndGo.ts';

let fonts: Fonts;
beforeAll(() => {
  fonts = loadFonts();
});

/** The text of each sheet; U+0020 and U+00A0 are one glyph, so blanks are made alike. */
const sheetsOf = async (paper: IssuedPaper): Promise<readonly string[]> => {
  const document = await getDocumentProxy(new Uint8Array(await renderPdf(paper, fonts)));
  const { text: sheets } = await extractText(document, { mergePages: false });
  return sheets.map((sheet) => sheet.replace(/[\s\u00A0]+/g, ' '));
};

const shown = (amount: number) => amountText(centavos(amount)).replace('\u00A0', ' ');

const uncounted = <Input extends { readonly chips: ChipReconciliation }>(input: Input): Input => ({
  ...input,
  chips: { ...input.chips, count: null },
});

describe('The papers of a Sit & Go of ten', () => {
  const ten = Array.from({ length: 10 }, (_, index) => purchase(index + 1));
  it.each([
    ['the data for its acta on one sheet [R123-IV-11]', buildAs(asInput()), 1],
    ['the settlement of its table on two', buildLm(lmInput(settle(), ten)), 2],
    ['the settlement of the event on two', buildLt(ltInput()), 2],
    ['it on two when nobody counted the chips', buildLt(uncounted(ltInput())), 2],
    ['that of the table too', buildLm(uncounted(lmInput(settle(), ten))), 2],
  ])('have %s', async (_, paper, count) =>
    expect(await sheetsOf(issuePaper(paper, ISSUE))).toHaveLength(count),
  );
});

describe('table settlement, two sheets', () => {
  let sheets: readonly string[];
  beforeAll(async () => {
    sheets = await sheetsOf(lmFixture());
  });

  it('says what it is, where and for when', () => {
    expect(sheets[0]).toContain('Casino Buenos Aires S.A.');
    expect(sheets[0]).toContain('Liquidación por mesa');
    expect(sheets[0]).toContain('Mesa 4 · Jornada 09/05/2014');
    expect(sheets[0]).toContain('Emitido 10/05/2014 06:42:10 (UTC-03:00)');
    expect(sheets[0]).toContain('N.º 0003-00000127');
  });

  it('numbers each sheet with the number of them all', () => {
    expect(sheets).toHaveLength(2);
    expect(sheets[0]).toContain('Versión 1 · Hoja 1 de 2');
    expect(sheets[1]).toContain('Versión 1 · Hoja 2 de 2');
  });

  it('carries the same sums from sheet to sheet', () => {
    const amounts = [123_750_00, 90_028_17, 33_721_83].map(shown).join(' ');
    expect(sheets[0]).toContain(`Transporte a la hoja 2, 9 compras ${amounts}`);
    expect(sheets[1]).toContain(`Transporte de la hoja 1, 9 compras ${amounts}`);
  });

  it('heads the second sheet with event, table and jornada', () => {
    expect(sheets[1]).toContain(
      'Liquidación por mesa · Torneo 14-0021, mesa 4, jornada 09/05/2014',
    );
    expect(sheets[1]).toContain('Detalle de compras registradas en GIC, continuación');
  });

  it('prints the rows of a list without sign and its totals with it', () => {
    expect(sheets[0]).toContain('13.750,00 10.003,13 3.746,87');
    expect(sheets[0]).not.toContain('1042 $');
    expect(sheets[1]).toContain('Total de la mesa, 37 compras $ 414.750,00');
  });

  it('numbers the sections to the end', () => {
    for (const section of ['1 Compras por código', '3 Rendición de caja', '4 Conciliación'])
      expect(sheets[0]).toContain(section);
    expect(sheets[1]).toContain('6 Observaciones y firmas');
  });

  it('shows the hash in groups of eight, the address and the norms on the first sheet', () => {
    expect(sheets[0]).toContain('dd509799 d20091dd 6d19415c bf14ffef');
    expect(sheets[0]).toContain('https://verificar.example/LM-0003-00000127/dd509799d20091dd');
    expect(sheets[0]).toContain('Res. LNSE 123/2013, Anexo I, art. 18, inc. 62 y 63');
    expect(sheets[1]).not.toContain('Verificar en');
  });

  it('repeats code, number, version and hash in the foot of each sheet', () => {
    for (const sheet of sheets) {
      expect(sheet).toContain('LM 0003-00000127 · versión 1');
      expect(sheet).toContain('dd509799 d20091dd…');
    }
  });

  it('asks for initials where the full signatures are not', () => {
    expect(sheets[0]).toContain('Media firma');
    expect(sheets[0]).not.toContain('Aclaración');
    expect(sheets[1]).not.toContain('Media firma');
    expect(sheets[1]).toContain('Director del Torneo');
    expect(sheets[1]).toContain('Aclaración Diego Ejemplo');
  });
});

describe('carried sums', () => {
  it('always are the sums of the rows above, on every sheet', async () => {
    const purchases = manyPurchases(300);
    const sheets = await sheetsOf(lmFixture(purchases));
    const price = { IN: 1_375_000, RB: 1_100_000, AD: 850_000 };
    let carried = 0;
    for (const [index, sheet] of sheets.slice(0, -1).entries()) {
      const found = /Transporte a la hoja (\d+), (\d+) compras (\$ [\d.,]+)/.exec(sheet);
      if (!found) throw new Error(`sheet ${index + 1} carries nothing`);
      const above = purchases.slice(0, Number(found[2]));
      expect(Number(found[1])).toBe(index + 2);
      expect(found[3]).toBe(shown(sum(above.map(({ code }) => centavos(price[code])))));
      expect(sheets[index + 1]).toContain(
        `Transporte de la hoja ${index + 1}, ${found[2]} compras ${found[3]}`,
      );
      expect(above.length).toBeGreaterThan(carried);
      carried = above.length;
    }
  });

  it('are of chips too, where the total adds them up, and of no number of a player', async () => {
    const chips = (index: number) => count(20_000 + index);
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      cells: [count(index + 1), text('Núñez, Íñigo'), chips(index)],
    }));
    const sum = rows.reduce((all, _, index) => all + 20_000 + index, 0);
    const columns = [
      { key: 'jugador', heading: 'Jug.', align: 'right' },
      { key: 'nombre', heading: 'Nombre', align: 'left' },
      { key: 'fichas', heading: 'Fichas', align: 'right' },
    ] as const;
    const total = { role: 'total', cells: [blank, text('Total'), count(sum)] } as const;
    const list = { unitSingular: 'retiro', unitPlural: 'retiros' };
    const names = { key: 'fichas', heading: 'Fichas', sheet: 'Fichas' };
    const block = { block: 'table', ...names, columns, list, rows: [...rows, total] } as const;
    const sheets = await sheetsOf({ ...lmFixture(), blocks: [block] });
    const found = sheets.map((sheet) =>
      /Transporte a la hoja \d+, ([\d.]+) retiros ([\d.]+)/.exec(sheet),
    );
    const digits = (shownCount = '') => Number(shownCount.replaceAll('.', ''));
    for (const [, before, carried] of found.slice(0, -1).map((one) => one ?? [])) {
      const above = rows.slice(0, digits(before)).map((_, index) => 20_000 + index);
      expect(digits(carried)).toBe(above.reduce((all, one) => all + one, 0));
    }
    expect(found.at(-2)?.[1]).toMatch(/^1\.1\d\d$/);
  });

  it('says "1 compra" when only one is carried', async () => {
    const long = 'Nombre '.repeat(17).trim();
    const few = manyPurchases(30).map((purchase) => ({ ...purchase, name: long }));
    const all = (await sheetsOf(lmFixture(few))).join(' ');
    expect(all).not.toMatch(/\b1 compras/);
  });
});

describe('number of sheets', () => {
  it.each([
    [0, 2],
    [1, 2],
    [40, 3],
  ])('%d purchases take %d sheets', async (purchases, sheets) => {
    expect(await sheetsOf(lmFixture(manyPurchases(purchases)))).toHaveLength(sheets);
  });

  it('5,000 purchases take 114 sheets, each saying so', async () => {
    const said: string[] = [];
    await renderPdf(lmFixture(manyPurchases(5000)), fonts, ({ text }) => {
      if (text.startsWith('Versión 1 · ')) said.push(text);
    });
    expect(said).toEqual(
      Array.from({ length: 114 }, (_, index) => `Versión 1 · Hoja ${index + 1} de 114`),
    );
  });

  it('prints "Sin movimiento" and the zeros when nothing happened', async () => {
    const sheets = await sheetsOf(lmFixture([]));
    expect(sheets[1]).toContain('Sin movimiento');
    expect(sheets[1]).toContain('Total de la mesa, 0 compras $ 0,00 $ 0,00 $ 0,00');
  });

  it('does not carry anything when all fits', async () => {
    const sheets = await sheetsOf(lmFixture(PURCHASES.slice(0, 1)));
    expect(sheets.join(' ')).not.toContain('Transporte');
    expect(sheets[1]).toContain('Total de la mesa, 1 compra ');
  });
});

describe('classification receipt', () => {
  it('is one sheet and says so in one run', async () => {
    const document = await getDocumentProxy(new Uint8Array(await renderPdf(clFixture(), fonts)));
    const page = await document.getPage(1);
    const { items } = await page.getTextContent();
    const runs = items.map((item) => ('str' in item ? item.str : ''));
    expect(runs).toContain('Versión 1 · Hoja 1 de 1');
  });

  it('prints the amount in words, the shared places and the space for the cage', async () => {
    const [sheet] = await sheetsOf(clFixture());
    expect(sheet).toContain('Son pesos cincuenta y nueve mil trescientos veinticuatro con 74/100.');
    expect(sheet).toContain('8.ª y 9.ª, compartidas');
    expect(sheet).toContain('5 Para completar en la caja de pago');
    expect(sheet).toContain('4 Firmas');
    expect(sheet).not.toContain('Observaciones');
    expect(sheet).not.toContain('Media firma');
  });
});

describe('voucher', () => {
  it('stands twice on its sheet, for the player and for the desk', async () => {
    const sheets = await sheetsOf(vcFixture());
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toContain('Original, para el jugador');
    expect(sheets[0]).toContain('Duplicado, para el legajo de caja');
    expect(
      sheets[0]?.match(/Son pesos trece mil setecientos cincuenta con 00\/100\./g),
    ).toHaveLength(2);
    expect(sheets[0]?.match(/Hoja 1 de 1/g)).toHaveLength(2);
  });

  it('says that it is a copy on both slips', async () => {
    const [sheet] = await sheetsOf({ ...vcFixture(), copyMark: 'Segunda impresión' });
    expect(sheet?.match(/Segunda impresión/g)).toHaveLength(2);
  });
});

describe('a new version', () => {
  it('names the one it replaces beside its own, and the reason first of all', async () => {
    const replaces = { version: 1, reason: 'Se corrige la mesa de la compra N.º 12.' };
    const [sheet] = await sheetsOf({ ...lmFixture(), version: 2, replaces });
    expect(sheet).toContain('Versión 2, reemplaza a la 1 · Hoja 1 de');
    expect(sheet).toMatch(
      /Motivo de la versión 2 Se corrige la mesa de la compra N\.º 12\. Torneo/,
    );
  });
});

describe('characters', () => {
  it('draws every letter of a long name with ñ and accents', async () => {
    const name =
      'Ñandubayíbar Öztürk de la Concepción y Güemes Álvarez-Íñiguez Peñaloza, Łukasz Şőčě';
    const paper = clFixture();
    const facts = [[{ label: 'Nombre completo', value: text(name) }]];
    const [sheet] = await sheetsOf({ ...paper, facts });
    expect(sheet).toContain(name);
  });

  it('shows a box for a character without a glyph, and goes on', async () => {
    const facts = [[{ label: 'Nombre completo', value: text('山田 😀\u0007, Taro') }]];
    const [sheet] = await sheetsOf({ ...clFixture(), facts });
    expect(sheet).toContain('□□ □□, Taro');
  });

  it('takes an accent that comes apart for the letter it makes', async () => {
    const facts = [[{ label: 'Nombre completo', value: text('Nu\u0301n\u0303ez') }]];
    const [sheet] = await sheetsOf({ ...clFixture(), facts });
    expect(sheet).toContain('Núñez');
  });
});

describe('the file', () => {
  const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

  it('has the same bytes for the same model', async () => {
    for (const paper of [lmFixture(), clFixture(), vcFixture()]) {
      const [first, second] = [await renderPdf(paper, fonts), await renderPdf(paper, fonts)];
      expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0);
    }
  });

  it('is written as PDF/A-2b of 1.7, in Spanish of Argentina, dated at its issue', async () => {
    const file = latin1(await renderPdf(clFixture(), fonts));
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    expect(file).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(file).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(file).toContain('/Lang (es-AR)');
    expect(file).toContain('(D:20140510052137Z)');
    expect(file).toContain('/OutputIntents');
  });

  it('embeds its three fonts and no other', async () => {
    const file = latin1(await renderPdf(lmFixture(), fonts));
    const names = [...file.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name);
    expect(names.toSorted()).toEqual([
      'SourceCodePro-Regular',
      'SourceSans3-Regular',
      'SourceSans3-Semibold',
    ]);
    expect(file.match(/\/FontFile2/g)).toHaveLength(3);
    expect(file).not.toContain('Helvetica');
  });

  it('holds no unescaped sign of XML in its metadata, whatever the title', async () => {
    const paper = { ...lmFixture(), title: 'Datos para el acta Sit & Go <1>' };
    const file = latin1(await renderPdf(paper, fonts));
    const xml = file.slice(file.indexOf('<x:xmpmeta'), file.indexOf('</x:xmpmeta>'));
    expect(xml).not.toContain('&');
    expect(xml).not.toContain('<1>');
  });

  it('does not grow with fonts it does not use', async () => {
    expect((await renderPdf(lmFixture(), fonts)).length).toBeLessThan(60_000);
  });
});
