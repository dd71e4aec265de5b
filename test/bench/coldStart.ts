/**
 * What a function costs before its first answer: the size of its bundle and the time to load it in a
 * thread of its own, nothing compiled before:
 *
 *     node test/bench/coldStart.ts
 *
 * Those that draw papers carry pdfkit and exceljs, and have no limit of size.
 */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ensureAssembly } from '../../infra/assembly.ts';
import { FUNCTIONS } from '../../infra/functions.ts';
import { functionConfigs } from '../../infra/local/lambda/functionConfig.ts';
import { stackOf } from '../../infra/local/template/stack.ts';
import { readTemplate } from '../../infra/local/template/template.ts';
import { type Figure, tell } from './figure.ts';

const SIZE_KIB_MAX = 1024;
const SIZE_KIB_AIM = 600;
const LOAD_MS_MAX = 200;
const REPEATS = 3;
const DRAWS = ['papers', 'printing', 'render', 'print'];
const PLACE = { account: '000000000000', region: 'sa-east-1' };

/** Two figures for each function that is deployed. */
export const coldStartFigures = async (): Promise<Figure[]> => {
  const { templateFile, assemblyFolder } = await ensureAssembly();
  const stack = stackOf(await readTemplate(templateFile), PLACE);
  const figures: Figure[] = [];
  for (const { name: id, url } of functionConfigs(stack, assemblyFolder)) {
    const name = Object.keys(FUNCTIONS).find((one) => id.startsWith(`${one}Function`)) ?? id;
    if (!DRAWS.includes(name)) figures.push(sizeOf(name, kibibytesOf(dirname(fileURLToPath(url)))));
    figures.push(loadOf(name, await fastest(url)));
  }
  return figures;
};

/** All code of a bundle, also what it reads only when asked for; the verifier it only hands out. */
const kibibytesOf = (folder: string): number => {
  const modules = readdirSync(folder).filter(
    (file) => file.endsWith('.mjs') && file !== 'verify.mjs',
  );
  const bytes = modules.map((file) => statSync(join(folder, file)).size);
  return Math.ceil(bytes.reduce((total, one) => total + one, 0) / 1024);
};

const sizeOf = (name: string, kibibytes: number): Figure => ({
  name: `Bundle of ${name}, minified`,
  figure: `${kibibytes} KiB`,
  target: `under ${SIZE_KIB_MAX} KiB, aim ${SIZE_KIB_AIM} KiB`,
  met: kibibytes < SIZE_KIB_MAX,
});

const loadOf = (name: string, milliseconds: number): Figure => ({
  name: `Loading ${name} in a thread`,
  figure: `${milliseconds} ms`,
  target: `under ${LOAD_MS_MAX} ms`,
  met: milliseconds < LOAD_MS_MAX,
});

/** The least of a few: what others do on the machine is not its own. */
const fastest = async (url: string): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < REPEATS; run += 1) times.push(await load(url));
  return Math.round(Math.min(...times));
};

const LOADING = `
  const { parentPort, workerData } = require('node:worker_threads');
  const began = performance.now();
  import(workerData).then(() => parentPort.postMessage(performance.now() - began));
`;

const load = (url: string): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const env = { ...process.env, AWS_REGION: PLACE.region, NODE_COMPILE_CACHE: '' };
  const worker = new Worker(LOADING, { eval: true, workerData: url, env });
  worker.once('message', resolve).once('error', reject);
  return promise.finally(() => worker.terminate());
};

if (import.meta.main) process.exitCode = tell(await coldStartFigures()) ? 0 : 1;
