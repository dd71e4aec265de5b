import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFonts } from '../../reports/assets/fonts.ts';
import { issuePaper } from '../../reports/issue.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { buildVc } from '../../reports/papers/vc.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { eventPapers } from './golden/eventPapers.ts';
import { vcInput } from './golden/inputs.ts';
import { ISSUE, lmInput, ltInput } from './golden/sitAndGo.ts';

const PAPERS: Readonly<Record<string, Paper>> = {
  vc: buildVc(vcInput()),
  lm: buildLm(lmInput()),
  lt: buildLt(ltInput()),
  ...eventPapers(),
};
const installed = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined;
const titled = (tool: string, claim: string): string =>
  installed(tool) ? claim : `${claim} (skipped: ${tool} is not installed)`;

let folder = '';
const fileOf = (name: string): string => join(folder, `${name}.pdf`);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-tools-'));
  const fonts = loadFonts();
  for (const [name, paper] of Object.entries(PAPERS))
    writeFileSync(fileOf(name), await renderPdf(issuePaper(paper, ISSUE), fonts));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Readers of other people, of Debian: what ours would not notice, they do. */
describe.skipIf(!installed('qpdf'))(titled('qpdf', 'qpdf finds no fault'), () => {
  it.each(Object.keys(PAPERS))('in %s', (name) => {
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', fileOf(name)]);
    expect(`${stdout}${stderr}`).toContain('No syntax or stream encoding errors found');
    expect(status).toBe(0);
  });
});

describe.skipIf(!installed('pdffonts'))(titled('pdffonts', 'pdffonts finds every font'), () => {
  it.each(Object.keys(PAPERS))('embedded, in subsets and with their letters, in %s', (name) => {
    const [, , ...fonts] = execFileSync('pdffonts', [fileOf(name)])
      .toString()
      .trim()
      .split('\n');
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+Source.* yes yes yes /);
  });
});

describe.skipIf(!installed('pdftotext'))(titled('pdftotext', 'pdftotext reads'), () => {
  const textOf = (name: string): string =>
    execFileSync('pdftotext', ['-layout', fileOf(name), '-'])
      .toString()
      .replaceAll('\u00a0', ' ');

  it('ñ, accents and the names of all who bought', () => {
    const account = textOf('gic');
    for (const name of ['Modelo Núñez, Íñigo', 'Ficticio, Raúl Óscar', 'Demostración, Lucía'])
      expect(account).toContain(name);
    expect(textOf('vc')).toContain('Duplicado, para la caja');
  });

  it('the totals as they are printed', () => {
    expect(textOf('lm')).toMatch(/Total de la mesa, 10 compras\s+\$ 137\.500,00/);
    expect(textOf('gic')).toMatch(/Total, 11 asientos\s+\$ 123\.750,00/);
    expect(textOf('rc')).toMatch(/Total\s+18\s+1\s+17\s+11\s+10\s+1\s+No conforme/);
  });
});
