import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The three files that papers are set in, unmodified ("Source" is a reserved name). */
export type Fonts = {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
  readonly mono: Uint8Array;
};

export type Asset = {
  /** A file inside a package, as it is required: `source-sans/TTF/SourceSans3-Regular.ttf`. */
  readonly from: string;
  /** Where a bundle expects it, relative to the bundle's file. */
  readonly to: string;
};

const REGULAR = {
  from: 'source-sans/TTF/SourceSans3-Regular.ttf',
  to: 'assets/SourceSans3-Regular.ttf',
};
const SEMIBOLD = {
  from: 'source-sans/TTF/SourceSans3-Semibold.ttf',
  to: 'assets/SourceSans3-Semibold.ttf',
};
const MONO = {
  from: 'source-code-pro/TTF/SourceCodePro-Regular.ttf',
  to: 'assets/SourceCodePro-Regular.ttf',
};

/** What is copied beside a bundle that draws papers: fonts, their licences, pdfkit's profile. */
export const PAPER_ASSETS: readonly Asset[] = [
  REGULAR,
  SEMIBOLD,
  MONO,
  { from: 'source-sans/LICENSE.md', to: 'assets/SourceSans3-LICENSE.md' },
  { from: 'source-code-pro/LICENSE.md', to: 'assets/SourceCodePro-LICENSE.md' },
  // pdfkit reads the colour profile of PDF/A from `data/` beside the file it runs from.
  { from: 'pdfkit/js/data/sRGB_IEC61966_2_1.icc', to: 'data/sRGB_IEC61966_2_1.icc' },
];

/** Reads the fonts, from beside the bundle or, when run from source, from their packages. */
export const loadFonts = (): Fonts => ({
  regular: read(REGULAR),
  semibold: read(SEMIBOLD),
  mono: read(MONO),
});

/** The file of an asset among the installed packages, for those who copy it. */
export const assetSource = ({ from }: Asset): string => {
  const folders = createRequire(import.meta.url).resolve.paths(from) ?? [];
  const found = folders.map((folder) => join(folder, from)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${from} is not installed`);
  return found;
};

const read = (asset: Asset): Uint8Array => {
  const bundled = join(dirname(fileURLToPath(import.meta.url)), asset.to);
  return readFileSync(existsSync(bundled) ? bundled : assetSource(asset));
};
