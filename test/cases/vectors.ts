import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The lines of a file of cases that lies beside the tests. */
export const casesIn = <Case>(file: string): Case[] =>
  linesOf(readFileSync(new URL(file, import.meta.url), 'utf8'));

/**
 * The lines of a set of vectors that is not carried with the project: in the folder named by
 * `TAPETE_VECTORS`, or in `shared/vectors` beside the project or above it. `null` when there is none.
 */
export const vectorsIn = <Case>(file: string): Case[] | null => {
  const named = process.env['TAPETE_VECTORS'];
  const folders = named ? [named] : foldersAbove(resolve('.'));
  const path = folders.map((folder) => join(folder, file)).find((found) => existsSync(found));
  return path === undefined ? null : linesOf(readFileSync(path, 'utf8'));
};

const foldersAbove = (folder: string): string[] => {
  const above = dirname(folder);
  const here = join(above, 'shared', 'vectors');
  return above === folder ? [] : [here, ...foldersAbove(above)];
};

const linesOf = <Case>(text: string): Case[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);
