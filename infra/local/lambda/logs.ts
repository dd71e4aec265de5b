import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LineSink } from './functionWorker.ts';

/** Where the lines that functions print go. */
export type FunctionLogs = { print: LineSink; close: () => Promise<void> };

/**
 * One file for all functions, `functions.log` in the folder, each line with its function's name;
 * failures also go to stderr unless `quiet`.
 */
export const openFunctionLogs = (folder: string, quiet: boolean): FunctionLogs => {
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(join(folder, 'functions.log'), { flags: 'a' });
  return {
    print: (name, line) => {
      file.write(`${new Date().toISOString()} ${name} ${line}\n`);
      if (!quiet && line.startsWith('ERROR')) process.stderr.write(`${name} ${line}\n`);
    },
    close: () => new Promise((resolve) => file.end(resolve)),
  };
};
