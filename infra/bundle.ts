import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { PAPER_ASSETS } from '../reports/assets/fonts.ts';
import { FUNCTIONS, type FunctionName } from './functions.ts';
import { NODE_MAJOR } from './nodeVersion.ts';

/** Of this process only, so that another synthesis at the same time does not take them away. */
const BUNDLES_FOLDER = join('.cache/bundles', String(process.pid));

/** Where the bundle of each function lies, one folder each, ready to be an asset. */
export const bundleFolder = (name: FunctionName): string => join(BUNDLES_FOLDER, name);

/** Functions that draw papers need the fonts beside them. */
const DRAWS: readonly FunctionName[] = ['papers', 'printing', 'render', 'print'];

/** Functions that hand out the verifier, or tell its hash. */
const VERIFIES: readonly FunctionName[] = ['proof', 'verify'];
const VERIFIER_FILE = 'verify.mjs';
const OPENAPI_FILE = 'openapi.json';

// pdfkit and other CommonJS packages ask for what an ES module lacks.
const BANNER = [
  "import { createRequire as __createRequire } from 'node:module';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  "import { dirname as __dirnameOf } from 'node:path';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = __fileURLToPath(import.meta.url);',
  'const __dirname = __dirnameOf(__filename);',
].join('');

/**
 * `http` and `https` are required and not imported: an import looks at all that a built-in module
 * gives, and one of those loads all of undici, which takes a tenth of a cold start and nobody uses.
 */
const REQUIRED: Plugin = {
  name: 'required',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(node:)?https?$/ }, ({ path }) => ({ path, namespace: 'required' }));
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = __createRequire(__filename)('${path}');`,
    }));
  },
};

const COMMON = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: `node${NODE_MAJOR}`,
  format: 'esm',
  mainFields: ['module', 'main'],
  alias: { '@aws-sdk/credential-provider-node': resolve('infra/lambdaCredentials.ts') },
  minify: true,
  legalComments: 'none',
  sourcemap: 'linked',
  sourcesContent: false,
  banner: { js: BANNER },
  plugins: [REQUIRED],
  // The SDK asks for it in a browser only, to tell which one it is.
  external: ['bowser'],
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles every function with all it needs, the SDK included, so that what was tested is what runs. */
export const bundleFunctions = async (): Promise<void> => {
  removeBundles();
  await Promise.all((Object.keys(FUNCTIONS) as FunctionName[]).map(bundleInParts));
  const verifier = await bundleVerifier();
  for (const name of VERIFIES) writeFileSync(join(bundleFolder(name), VERIFIER_FILE), verifier);
  writeFileSync(join(bundleFolder('system'), OPENAPI_FILE), openapi());
  for (const name of DRAWS) for (const asset of PAPER_ASSETS) copyAsset(name, asset);
};

/** What draws, and the texts of refusals, lie in files of their own, not even parsed until asked for. */
const bundleInParts = (name: FunctionName) =>
  build({
    ...COMMON,
    entryPoints: [{ in: FUNCTIONS[name].entry, out: 'index' }],
    outdir: bundleFolder(name),
    splitting: true,
  });

/** One readable file without dependencies that checks an export on any machine with Node 20. */
const bundleVerifier = async (): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: ['functions/proof/verify/main.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    legalComments: 'inline',
    logLevel: 'warning',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The verifier was not bundled.');
  return file.contents;
};

/** The document that a test keeps equal to the list of routes, without its blanks. */
const openapi = (): string =>
  JSON.stringify(JSON.parse(readFileSync(join('docs', OPENAPI_FILE), 'utf8')));

/** Takes the bundles away, once the assembly has its copies. */
export const removeBundles = (): void => rmSync(BUNDLES_FOLDER, { recursive: true, force: true });

const copyAsset = (name: FunctionName, { from, to }: { from: string; to: string }): void => {
  const target = join(bundleFolder(name), to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join('node_modules', from), target);
};
