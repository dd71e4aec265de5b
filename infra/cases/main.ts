import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { KINDS, type Vias } from './kinds.ts';

const USAGE = `npm run cases -- --kind ${Object.keys(KINDS).join('|')} --in FILE --out FILE [--via engine|http]`;

class WrongUsage extends Error {}

/** Answers a file of cases, one line for each. Exit 0: every case has its line; 2: wrong usage. */
const main = async (): Promise<number> => {
  try {
    console.log(await answerFile(readOptions()));
    return 0;
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    console.error(`${error.message}\n${USAGE}`);
    return 2;
  }
};

type Options = {
  readonly from: string;
  readonly to: string;
  readonly answer: Vias[string];
};

const answerFile = async ({ from, to, answer }: Options): Promise<string> => {
  const lines = (await readLines(from)).split('\n');
  const out = createWriteStream(to);
  let answered = 0;
  let refused = 0;
  for await (const line of answer(lines)) {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
    if (line.answer === null) refused += 1;
    else answered += 1;
  }
  out.end();
  await once(out, 'finish');
  return `${answered} cases answered, ${refused} refused with their reason: ${to}`;
};

const readLines = async (from: string): Promise<string> => {
  try {
    return await readFile(from, 'utf8');
  } catch (error) {
    throw new WrongUsage(`${from} cannot be read: ${(error as Error).message}`);
  }
};

const readOptions = (): Options => {
  const { kind, via, in: from, out: to } = parseOptions();
  if (!kind || !from || !to) throw new WrongUsage('--kind, --in and --out are needed.');
  const vias = KINDS[kind];
  if (!vias)
    throw new WrongUsage(`Kind ${kind} is not known; there is: ${Object.keys(KINDS).join(', ')}.`);
  const answer = vias[via];
  if (!answer)
    throw new WrongUsage(`Via ${via} is not known; there is: ${Object.keys(vias).join(', ')}.`);
  return { from, to, answer };
};

const parseOptions = () => {
  try {
    return parseArgs({
      options: {
        kind: { type: 'string' },
        via: { type: 'string', default: 'engine' },
        in: { type: 'string' },
        out: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
};

process.exitCode = await main();
