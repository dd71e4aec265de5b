import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import { type Fonts, loadFonts } from '../../reports/assets/fonts.ts';
import { issuePaper } from '../../reports/issue.ts';
import { money, text } from '../../reports/model/cell.ts';
import type { IssuedPaper, Paper, Table } from '../../reports/model/paper.ts';
import { buildAs } from '../../reports/papers/as.ts';
import { buildRp } from '../../reports/papers/rp.ts';
import { buildVc } from '../../reports/papers/vc.ts';
import { type Flowing, share } from '../../reports/render/pdf/flow.ts';
import type { Drawn } from '../../reports/render/pdf/pen.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { clFixture } from './fixtures/cl.ts';
import { lmFixture, manyPurchases } from './fixtures/lm.ts';
import { vcFixture } from './fixtures/vc.ts';
import { asInput, rpInput, vcInput } from './golden/inputs.ts';
import { ISSUE } from './golden/sitAndGo.ts';

let fonts: Fonts;
beforeAll(() => {
  fonts = loadFonts();
});

const LEFT = 22;
const RIGHT = 194;
/** What rounding to hundredths of a point may add. */
const HAIR = 0.02;
const LONG_NAME =
  'Ñandubayíbar Öztürk de la Concepción y Güemes Álvarez-Íñiguez Peñaloza, María Ángeles Úrsula ' +
  'Begoña del Niño Jesús Óscar';

const ENYES = `${'Ñ'.repeat(120)}, ${'ñ'.repeat(120)}`;
const WORDS = `${'Ñandú '.repeat(20).trim()}, ${'Ñandú '.repeat(20).trim()}`;
/** As long as two texts of the API can be. */
const WIDEST = `${'W'.repeat(200)}, ${'W'.repeat(200)}`;

const drawn = async (paper: IssuedPaper): Promise<readonly Drawn[]> => {
  const all: Drawn[] = [];
  await renderPdf(paper, fonts, (one) => all.push(one));
  return all;
};

const outside = (all: readonly Drawn[]) =>
  all.filter(({ left, right }) => left < LEFT - HAIR || right > RIGHT + HAIR);

/** The top right corner stays free for the stamp of the file. */
const isInFolioCorner = ({ baseline }: Drawn): boolean => baseline < 14;

/** Lines nearer to each other than this touch: the smallest type is 7.5 points, 2.65 mm. */
const LINE_LEAST = 2.6;

/** Pairs of strings whose ink meets, on one line or on two that are too near. */
const overlapping = (all: readonly Drawn[]) => {
  const sorted = all.toSorted(
    (one, other) => one.sheet - other.sheet || one.baseline - other.baseline,
  );
  return sorted.flatMap((one, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.sheet !== one.sheet || other.baseline - one.baseline > LINE_LEAST) break;
      const apart = other.left > one.right - HAIR || other.right < one.left + HAIR;
      if (!apart) found.push(`${one.text} | ${other.text}`);
    }
    return found;
  });
};

const renamed = (paper: IssuedPaper, from: string, to: string): IssuedPaper =>
  JSON.parse(JSON.stringify(paper).replaceAll(from, to));

const lm = lmFixture();
const cl = clFixture();
const vc = vcFixture();
const GOLDEN_FOLDER = `${import.meta.dirname}/golden`;
const GOLDEN = readdirSync(GOLDEN_FOLDER).filter((file) => file.endsWith('.json'));
const FAR = 'https://a1b2c3d4e5.execute-api.sa-east-1.amazonaws.com/produccion/v1/verificar';
const REASON = `${'Se corrige la mesa en que se jugó la compra. '.repeat(6)}Acta 118/2014.`;

const papers: Record<string, IssuedPaper> = {
  'the table settlement': lm,
  'the classification receipt': cl,
  'the voucher': vc,
  'an empty list': lmFixture([]),
  'a list of 400': lmFixture(manyPurchases(400)),
  'a list with names of 120 characters': renamed(lm, 'Ejemplo, Ana María', LONG_NAME),
  'a receipt with a name of 120 characters': renamed(cl, 'Modelo Núñez, Íñigo', LONG_NAME),
  'a voucher with a name of 120 characters': renamed(vc, 'Modelo Núñez, Íñigo', LONG_NAME),
  'a name of one word': renamed(lm, 'Ejemplo, Ana María', 'W'.repeat(120)),
  'a signature with a name of 120 characters': renamed(lm, 'Diego Ejemplo', LONG_NAME),
  'an operator with a name of 120 characters': renamed(lm, 'Casino Buenos Aires S.A.', LONG_NAME),
  'a subtitle of 120 characters': renamed(lm, 'Mesa 4 · Jornada 09/05/2014', LONG_NAME),
  'a tenth version on many sheets': {
    ...{ ...lmFixture(manyPurchases(400)), version: 10 },
    replaces: { version: 9, reason: REASON },
  },
  'a copy of a settlement': { ...lm, copyMark: 'Segunda impresión' },
  'a copy of a voucher': { ...vc, copyMark: 'Segunda impresión' },
  'a voucher with a long name and a long address': renamed(
    renamed(vc, 'https://verificar.example', FAR),
    'Modelo Núñez, Íñigo',
    LONG_NAME,
  ),
  'a voucher with a name of 240 signs': renamed(vc, 'Modelo Núñez, Íñigo', ENYES),
  'a voucher with a name of forty words': renamed(vc, 'Modelo Núñez, Íñigo', WORDS),
  'a voucher with a name of 400 wide signs': renamed(vc, 'Modelo Núñez, Íñigo', WIDEST),
  'a voucher where all is long': renamed(
    renamed(renamed(vc, 'Modelo Núñez, Íñigo', WIDEST), 'https://verificar.example', FAR),
    'Diego Ejemplo',
    WIDEST,
  ),
  'a long address': renamed(lm, 'https://verificar.example', FAR),
  'a long address on a voucher': renamed(vc, 'https://verificar.example', FAR),
  'six signatures': { ...lm, signatures: [...lm.signatures, ...lm.signatures] },
  'many norms': { ...lm, norms: Array.from({ length: 9 }, () => lm.norms[0] ?? '') },
  'amounts of billions': renamed(lm, '41475000', '900719925474099'),
  'three times nine places': renamed(cl, '8.ª y 9.ª', '1.ª, 2.ª, 3.ª, 4.ª, 5.ª, 6.ª, 7.ª y 8.ª'),
};

describe('the two slips of a voucher', () => {
  const slipsOf = async (name: string) => {
    const all = await drawn(renamed(vc, 'Modelo Núñez, Íñigo', name));
    const heads = all.flatMap(({ text: said, baseline, sheet }) =>
      said === vc.title ? [{ sheet, baseline }] : [],
    );
    return { all, sheets: heads.map(({ sheet }) => sheet) };
  };
  const CUT = 297 / 2;

  it.each(['Modelo Núñez, Íñigo', LONG_NAME])('share a sheet when they fit: %s', async (name) => {
    const { all, sheets } = await slipsOf(name);
    expect(sheets).toEqual([1, 1]);
    const firsts = all.slice(0, all.length / 2);
    const seconds = all.slice(all.length / 2);
    expect(Math.max(...firsts.map(({ baseline }) => baseline))).toBeLessThan(CUT - 1);
    expect(Math.min(...seconds.map(({ baseline }) => baseline))).toBeGreaterThan(CUT + 8);
    expect(Math.max(...seconds.map(({ baseline }) => baseline))).toBeLessThan(296);
  });

  it.each([ENYES, WORDS, WIDEST])('have a sheet each when they do not: %s', async (name) => {
    const { all, sheets } = await slipsOf(name);
    expect(sheets).toEqual([1, 2]);
    for (const sheet of sheets)
      expect(all.map(({ text: said }) => said)).toContain(`Versión 1 · Hoja ${sheet} de 2`);
    expect(Math.max(...all.map(({ baseline }) => baseline))).toBeLessThan(290);
    expect(all.filter(({ text: said }) => said === 'SHA-256')).toHaveLength(2);
    const printed = all.map(({ text: said }) => said.replaceAll(' ', '')).join('');
    // Among the facts of each and where he signs it: nobody signs under a part of his name.
    expect(printed.split(name.replaceAll(' ', '')).length - 1).toBe(4);
    expect(all.filter(({ text: said }) => said.endsWith('…'))).toEqual([]);
  });
});

describe('ink', () => {
  it.each(Object.entries(papers))('of %s keeps within 22 and 194 mm', async (_, paper) => {
    const all = await drawn(paper);
    expect(outside(all)).toEqual([]);
    expect(overlapping(all)).toEqual([]);
    if (!paper.slips) expect(all.filter(isInFolioCorner)).toEqual([]);
  });

  it.each(GOLDEN)('of the paper %s keeps its place', async (file) => {
    const paper: Paper = JSON.parse(readFileSync(`${GOLDEN_FOLDER}/${file}`, 'utf8'));
    const documentId = `${paper.kind}-${paper.number}`;
    const issue = { documentId, issuedAt: lm.issuedAt, verifyBaseUrl: FAR };
    const all = await drawn(issuePaper(paper, issue));
    expect(all.length).toBeGreaterThan(50);
    expect(outside(all)).toEqual([]);
    expect(overlapping(all)).toEqual([]);
  });

  it('always keeps its place, whatever names and amounts a table holds', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 120 });
    const amount = fc.integer({ min: -1e13, max: 1e13 });
    const rows = fc.array(fc.tuple(cell, cell, amount, amount), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), async (all, list) => {
        const found = await drawn({ ...lm, blocks: [tableOf(all, list)] });
        expect(outside(found)).toEqual([]);
        expect(overlapping(found)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});

const tableOf = (
  rows: readonly (readonly [string, string, number, number])[],
  list: boolean,
): Table => ({
  block: 'table',
  key: 'cualquiera',
  heading: 'Cualquiera',
  columns: [
    { key: 'uno', heading: 'Uno', align: 'left', widthMm: 30 },
    { key: 'dos', heading: 'Nombre completo', align: 'left' },
    { key: 'tres', heading: 'Recaudado ($)', align: 'right', widthMm: 23.3 },
    { key: 'cuatro', heading: 'Premios ($)', align: 'right', widthMm: 23.4 },
  ],
  rows: rows.map(([one, two, three, four]) => ({
    cells: [text(one), text(two), money(centavos(three)), money(centavos(four))],
  })),
  ...(list ? { list: { unitSingular: 'compra', unitPlural: 'compras' } } : {}),
  sheet: 'Compras',
});

describe('places', () => {
  const at = async (paper: IssuedPaper, wanted: string) => {
    const found = (await drawn(paper)).find((one) => one.text === wanted);
    if (!found) throw new Error(`${wanted} is not drawn`);
    return found;
  };

  it('has letterhead, number and title where every paper has them', async () => {
    for (const paper of [lm, cl]) {
      expect(await at(paper, 'Casino Buenos Aires S.A.')).toMatchObject({ left: 22 });
      expect(await at(paper, paper.title)).toMatchObject({ left: 22, baseline: 38.4 });
      expect((await at(paper, paper.subtitle)).right).toBeCloseTo(194);
      expect((await at(paper, `N.º\u00A0${paper.number}`)).left).toBe(144);
    }
  });

  it('shares right edges of amounts between the tables of a paper', async () => {
    const all = await drawn(lm);
    const edge = (wanted: string) =>
      all.filter((one) => one.text === wanted).map(({ right }) => right.toFixed(1));
    expect(new Set(edge('$\u00A0414.750,00').slice(1, 2))).toEqual(new Set(['147.3']));
    expect(new Set(edge('13.750,00'))).toEqual(new Set(['147.3']));
    expect(new Set(edge('10.003,13'))).toEqual(new Set(['170.6']));
    expect(new Set(edge('3.746,87'))).toEqual(new Set(['194.0']));
  });

  it('keeps 3,5 mm between an amount in a table and what stands at its left', async () => {
    const large = renamed(renamed(lm, '41475000', '41475000000'), '30957193', '30957193000');
    for (const paper of [lm, cl, large]) {
      const all = (await drawn(paper)).filter(({ baseline }) => baseline > 80);
      const amounts = all.filter(({ text }) => /^-?(\$\u00A0)?[\d.]+,\d\d$/.test(text));
      expect(amounts.length).toBeGreaterThan(10);
      for (const amount of amounts) {
        const left = all
          .filter(({ sheet, baseline }) => sheet === amount.sheet && baseline === amount.baseline)
          .filter((one) => one.left < amount.left)
          .map(({ right }) => right);
        expect(amount.left - Math.max(0, ...left)).toBeGreaterThanOrEqual(3.5 - HAIR);
      }
    }
  });

  it('keeps sums that are carried off each other, though no total says as much', async () => {
    const rows = Array.from({ length: 300 }, (): [string, string, number, number] => [
      'IN',
      'Núñez, Íñigo',
      987_654_321,
      987_654_321,
    ]);
    const all = await drawn({ ...lm, blocks: [tableOf(rows, true)] });
    const { sheet, baseline } = all.find(({ text: said }) => said.startsWith('Transporte a')) ?? {};
    const row = all.filter((one) => one.sheet === sheet && one.baseline === baseline);
    const [, one, other] = row.toSorted((before, after) => before.left - after.left);
    expect((other?.left ?? 0) - (one?.right ?? 0)).toBeGreaterThanOrEqual(3.5 - HAIR);
  });

  it('anchors the signatures at the bottom of the last sheet', async () => {
    expect(await at(lm, 'Observaciones y firmas')).toMatchObject({ sheet: 2, baseline: 220 });
    expect((await at(lm, 'Director del Torneo')).baseline).toBeCloseTo(265.1);
    expect((await at(cl, 'Supervisor de Torneo')).baseline).toBeCloseTo(212, 0);
  });

  it('numbers sections, but not the only one of a paper', async () => {
    const only = await drawn({ ...cl, blocks: [] });
    expect(only.find(({ text }) => text === 'Firmas')).toMatchObject({ left: 22 });
    expect((await at(cl, 'Firmas')).left).toBe(27);
  });

  it('prints the second slip exactly half a sheet below the first', async () => {
    const [first, second] = (await drawn(vc)).filter((one) => one.text === 'Cajero');
    expect((second?.baseline ?? 0) - (first?.baseline ?? 0)).toBeCloseTo(148.5);
  });

  it('ends the body above what is anchored below it', async () => {
    const all = await drawn(lmFixture(manyPurchases(400)));
    const last = Math.max(...all.map(({ sheet }) => sheet));
    const rows = all.filter((one) => /^0003-0000\d{4}$/.test(one.text));
    const lowest = (sheet: number) =>
      Math.max(...rows.filter((one) => one.sheet === sheet).map(({ baseline }) => baseline));
    expect(lowest(1)).toBeLessThan(255);
    for (let sheet = 2; sheet < last; sheet += 1) expect(lowest(sheet)).toBeLessThan(278);
    expect(lowest(last)).toBeLessThan(212);
  });
});

describe('sharing out over sheets', () => {
  const TOP = 15;
  const list = (count: number, totalsEvery: number): Flowing => {
    const height = (from: number, to: number) => TOP + (to - from) * 5;
    const isDetail = (row: number) => row % totalsEvery !== totalsEvery - 1 && row !== count - 1;
    return { height: height(0, count), rows: { count, height, isDetail } };
  };
  const blocks = fc.array(
    fc.oneof(
      fc.integer({ min: 5, max: 90 }).map((height): Flowing => ({ height })),
      fc
        .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 6, max: 40 }))
        .map(([count, every]) => list(count, every)),
    ),
    { minLength: 1, maxLength: 6 },
  );
  const space = (sheet: number) =>
    sheet === 0 ? { inner: 160, last: 100 } : { inner: 250, last: 180 };

  it('always places every row once, in order', () => {
    fc.assert(
      fc.property(blocks, (all) => {
        const parts = share(all, space).flat();
        for (const [index, block] of all.entries()) {
          const own = parts.filter((part) => part.block === index);
          expect(own.length).toBeGreaterThan(0);
          expect(own[0]?.from).toBe(0);
          expect(own.at(-1)?.to).toBe(block.rows?.count ?? 0);
          own.slice(1).forEach((part, at) => {
            expect(part.from).toBe(own[at]?.to);
          });
        }
        const order = parts.map(({ block }) => block);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }),
    );
  });

  it('never fills a sheet beyond its space', () => {
    fc.assert(
      fc.property(blocks, (all) => {
        const sheets = share(all, space);
        sheets.forEach((parts, sheet) => {
          const height = parts.reduce((sum, { block, from, to }) => {
            const one = all[block];
            return sum + (one?.rows ? one.rows.height(from, to) : (one?.height ?? 0));
          }, 0);
          const { inner, last } = space(sheet);
          expect(height).toBeLessThanOrEqual(sheet === sheets.length - 1 ? last : inner);
        });
      }),
    );
  });

  it('never begins a sheet with a total', () => {
    fc.assert(
      fc.property(blocks, (all) => {
        for (const { block, from } of share(all, space).flat()) {
          if (from > 0) expect(all[block]?.rows?.isDetail(from)).toBe(true);
        }
      }),
    );
  });
});

describe('A slip of the club', () => {
  const ofClub = { series: 'C', point: 9999, number: 10_000_000 } as const;
  const vc = vcInput();
  const rp = rpInput();
  it.each([
    buildVc({ ...vc, number: ofClub, paid: { ...vc.paid, voucher: ofClub } }),
    buildRp({ ...rp, number: ofClub, paid: { ...rp.paid, receipt: ofClub } }),
  ])('has its number whole, a letter longer than the lottery’s', async (paper) => {
    const texts = (await drawn(issuePaper(paper, ISSUE))).map((one) => one.text);
    expect(texts).toContain('C9999-10000000');
  });
});

describe('A short table whose names are long', () => {
  it('goes on over sheets and stays off their feet', async () => {
    const input = asInput();
    const personName = {
      surnames: 'Ñandú '.repeat(20).trim(),
      givenNames: 'Ñandú '.repeat(20).trim(),
    };
    const players = input.players.map((one) => ({ ...one, person: { ...one.person, personName } }));
    const all = await drawn(issuePaper(buildAs({ ...input, players }), ISSUE));
    const documents = all.filter(({ text: said }) => said.startsWith('DNI'));
    expect(documents).toHaveLength(players.length);
    expect(Math.max(...documents.map(({ baseline }) => baseline))).toBeLessThan(281);
    expect(overlapping(all)).toEqual([]);
  });
});
