import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetSource, loadFonts, PAPER_ASSETS } from '../../reports/assets/fonts.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { clFixture } from './fixtures/cl.ts';

/** As functions are bundled: one ESM file in which CommonJS packages find what they expect. */
const BANNER = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  "import { dirname as __pathDirname } from 'node:path';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  'const __dirname = __pathDirname(__filename);',
].join('\n');

const ENTRY = `
import { readFileSync, writeFileSync } from 'node:fs';
import { loadFonts } from './reports/assets/fonts.ts';
import { renderPdf } from './reports/render/pdf/renderPdf.ts';
const [, , paper, out] = process.argv;
writeFileSync(out, await renderPdf(JSON.parse(readFileSync(paper, 'utf8')), loadFonts()));
`;

let folder: string;
let bundle: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'papers-'));
  bundle = join(folder, 'bundle', 'index.mjs');
  await build({
    stdin: { contents: ENTRY, resolveDir: resolve(import.meta.dirname, '../..'), loader: 'ts' },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    minify: true,
    banner: { js: BANNER },
    logLevel: 'error',
  });
  for (const asset of PAPER_ASSETS) {
    const to = join(dirname(bundle), asset.to);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(assetSource(asset), to);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a bundle', () => {
  it('draws the same bytes as the source, far from any node_modules', async () => {
    const paper = join(folder, 'paper.json');
    const out = join(folder, 'paper.pdf');
    writeFileSync(paper, JSON.stringify(clFixture()));
    execFileSync(process.execPath, [bundle, paper, out], { cwd: folder });
    const fromSource = Buffer.from(await renderPdf(clFixture(), loadFonts()));
    expect(readFileSync(out).equals(fromSource)).toBe(true);
  });

  it('carries the licences of the fonts it carries', () => {
    for (const name of ['SourceSans3-LICENSE.md', 'SourceCodePro-LICENSE.md'])
      expect(readFileSync(join(dirname(bundle), 'assets', name), 'utf8')).toContain(
        'SIL OPEN FONT LICENSE',
      );
  });
});

describe('assets from source', () => {
  it('are all among the installed packages', () => {
    for (const asset of PAPER_ASSETS)
      expect(readFileSync(assetSource(asset)).length).toBeGreaterThan(0);
  });

  it('are refused when they are not', () => {
    expect(() => assetSource({ from: 'source-sans/TTF/None.ttf', to: 'x' })).toThrow(
      'not installed',
    );
  });
});
