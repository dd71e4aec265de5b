/**
 * The memory of each bundled function alone in a process of its own, on the longest of the
 * invocations that an event of many entries made of it:
 *
 *     node test/bench/functionMemory.ts [ENTRIES]
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Ran } from '../../infra/local/lambda/functionPool.ts';
import { openHouse } from '../support/e2eHouse.ts';
import { settle, underWay } from './event/underWay.ts';
import { type Figure, tell } from './figure.ts';

const run = promisify(execFile);
const ENTRIES = 5000;
const MEGABYTES_MAX = 512;
const ALONE = new URL('./event/alone.ts', import.meta.url).pathname;

/** One figure of the hungriest function, and one of each that takes too much. */
export const memoryFigures = async (entries = ENTRIES): Promise<Figure[]> => {
  const longest = new Map<string, Ran>();
  const house = await openHouse({
    ran: (ran) => {
      const { name } = ran.config;
      if (ran.milliseconds > (longest.get(name)?.milliseconds ?? 0)) longest.set(name, ran);
    },
  });
  try {
    await settle(await underWay(house, entries));
    const peaks = [];
    for (const ran of [...longest.values()]) peaks.push(await peakOf(ran, house.folder));
    const falling = peaks.toSorted((one, other) => other.megabytes - one.megabytes);
    const [first, ...others] = falling.map((peak) => figureOf(entries, longest.size, peak));
    return first ? [first, ...others.filter(({ met }) => !met)] : [];
  } finally {
    await house.close();
  }
};

type Peak = { readonly name: string; readonly megabytes: number };

const peakOf = async ({ config, environment, payload }: Ran, folder: string): Promise<Peak> => {
  const file = join(folder, `${config.name}.json`);
  writeFileSync(file, payload);
  const { stdout } = await run(process.execPath, [ALONE, config.url, config.exportName, file], {
    env: environment,
  });
  return { name: config.name, megabytes: Number(stdout.trim().split('\n').at(-1)) };
};

const figureOf = (entries: number, functions: number, { name, megabytes }: Peak): Figure => ({
  name: `memory of the hungriest of ${functions} functions, ${name}, ${entries} entries`,
  figure: `${megabytes.toFixed(0)} MB`,
  target: `under ${MEGABYTES_MAX} MB`,
  met: megabytes < MEGABYTES_MAX,
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = tell(await memoryFigures(Number(process.argv[2] ?? ENTRIES))) ? 0 : 1;
