import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../reports/assets/fonts.ts';
import { issuePaper } from '../../reports/issue.ts';
import { count, text } from '../../reports/model/cell.ts';
import type { IssuedPaper, Table } from '../../reports/model/paper.ts';
import type { Drawn } from '../../reports/render/pdf/pen.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { clFixture } from './fixtures/cl.ts';
import { lmFixture } from './fixtures/lm.ts';
import { vcFixture } from './fixtures/vc.ts';
import { eventPapers } from './golden/eventPapers.ts';
import { ISSUE } from './golden/sitAndGo.ts';
import { objectsOf, pdfaFaults } from './pdfaFaults.ts';

const fonts = loadFonts();

const drawn = async (paper: IssuedPaper): Promise<readonly Drawn[]> => {
  const all: Drawn[] = [];
  await renderPdf(paper, fonts, (one) => all.push(one));
  return all;
};

/** How often each type of piece is in the tree of a file. */
const piecesOf = async (paper: IssuedPaper): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const { body } of objectsOf(await renderPdf(paper, fonts)).values()) {
    const type = /^<<\/S \/(\w+) \/P \d+ 0 R/.exec(body)?.[1];
    if (type) found[type] = (found[type] ?? 0) + 1;
  }
  return found;
};

const listOf = (rows: number): Table => ({
  block: 'table',
  key: 'lista',
  heading: 'Lista',
  columns: [
    { key: 'numero', heading: 'N.º', align: 'right' },
    { key: 'nombre', heading: 'Nombre', align: 'left' },
  ],
  rows: Array.from({ length: rows }, (_, index) => ({
    cells: [count(index + 1), text('Núñez, Íñigo')],
  })),
  list: { unitSingular: 'fila', unitPlural: 'filas' },
  sheet: 'Lista',
});

describe('What a paper says to who has it read to him', () => {
  it('is its title, its sections, its tables with heads and cells, and its figures', async () => {
    const pieces = await piecesOf(lmFixture());
    expect(pieces).toMatchObject({ Document: 1, H1: 1, H2: 6, Table: 5, Figure: 1 });
    expect(pieces['TD']).toBeGreaterThan(200);
    expect(pieces['TH']).toBeGreaterThan(30);
  });

  it('is all of the first sheet but what the next one says again', async () => {
    const all = await drawn(lmFixture());
    const unread = all.filter(({ as }) => as === 'Artifact');
    const first = unread.filter(({ sheet }) => sheet === 1).map(({ text: said }) => said);
    expect(first).toEqual([
      'Transporte a la hoja 2, 9 compras',
      ...first.slice(1, 4),
      'LM 0003-00000127 · versión 1',
      'SHA-256',
      'dd509799 d20091dd…',
      'Media firma',
    ]);
    const second = unread.filter(({ sheet }) => sheet === 2).map(({ text: said }) => said);
    for (const repeated of [
      'Casino Buenos Aires S.A.',
      'Versión 1 · Hoja 2 de 2',
      'Detalle de compras registradas en GIC, continuación',
      'Transporte de la hoja 1, 9 compras',
      'LM 0003-00000127 · versión 1',
    ])
      expect(second).toContain(repeated);
    expect(second).not.toContain('Director del Torneo');
  });

  it('is one table however many sheets it takes, cell by cell up to 1,000 rows', async () => {
    const paper = { ...lmFixture(), blocks: [listOf(1000)] };
    expect(await piecesOf(paper)).toMatchObject({ Table: 1, TR: 1001, TD: 2000, TH: 2 });
  });

  it('is row by row in a longer one', async () => {
    const pieces = await piecesOf({ ...lmFixture(), blocks: [listOf(1001)] });
    expect(pieces).toMatchObject({ Table: 1, TR: 1002, TH: 2 });
    expect(pieces['TD']).toBeUndefined();
  });

  it('has the QR code in words', async () => {
    const objects = [...objectsOf(await renderPdf(clFixture(), fonts)).values()];
    const alt = objects.map(({ body }) => /\/S \/Figure.*\/Alt <FEFF([0-9a-f]*)>/.exec(body)?.[1]);
    const said = Buffer.from(alt.find((one) => one !== undefined) ?? '', 'hex').swap16();
    expect(said.toString('utf16le')).toBe(`Código QR con la dirección ${clFixture().verifyUrl}`);
  });
});

describe('PDF/A-2b', () => {
  const folder = `${import.meta.dirname}/golden`;
  const golden = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const papers: Record<string, IssuedPaper> = {
    'a settlement on two sheets': lmFixture(),
    'a receipt': clFixture(),
    'two slips': vcFixture(),
    'a list on many sheets': { ...lmFixture(), blocks: [listOf(1001)] },
    'a name that no face has': {
      ...clFixture(),
      facts: [[{ label: 'Nombre', value: text('山田 😀\u0007, Taro') }]],
    },
    ...Object.fromEntries(
      Object.entries(eventPapers()).map(([name, paper]) => [name, issuePaper(paper, ISSUE)]),
    ),
    ...Object.fromEntries(
      golden.map((file) => {
        const paper = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
        return [file, issuePaper(paper, ISSUE)];
      }),
    ),
  };

  it.each(Object.keys(papers))('is kept by %s', async (name) => {
    const paper = papers[name];
    if (!paper) throw new Error(name);
    expect(pdfaFaults(await renderPdf(paper, fonts))).toEqual([]);
  });

  it('would be missed where a file breaks it', async () => {
    const file = Buffer.from(await renderPdf(clFixture(), fonts)).toString('latin1');
    const broken = (from: string, to: string) =>
      pdfaFaults(Buffer.from(file.replace(from, to.padEnd(from.length)), 'latin1'));
    expect(broken('/CIDToGIDMap /Identity', '')).toEqual(['glyphs of a font']);
    expect(broken('<pdfaid:part>2', '<pdfaid:part>1')).toEqual(['part']);
    expect(broken('/W [0 [653 200', '/W [0 [653 300')).toEqual([
      expect.stringMatching(/^widths of [A-Z]{6}\+SourceSans3-Regular$/),
    ]);
    expect(broken('/FontName /BZZZZZ', '/FontName /CZZZZZ')).toHaveLength(1);
    expect(broken('<xmp:CreatorTool>Tapete', '<xmp:CreatorTool>Mantel')).toEqual([
      'creator in the metadata',
    ]);
    expect(broken('/Lang (es-AR)', '')).toEqual(['language']);
    expect(broken('/UserUnit 1', '/Group 1')).not.toEqual([]);
  });
});
