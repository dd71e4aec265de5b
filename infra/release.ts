import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The code that folds facts into states, of which snapshots are kept. */
const FOLDS = ['domain', 'events'];
const DIGEST_DIGITS = 12;

/** The version, and a digest of the code that folds: `0.1.0+1f0c83…`. Snapshots name it. */
export const releaseOf = (root = '.'): string => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const digest = createHash('sha256');
  for (const folder of FOLDS) for (const file of filesOf(join(root, folder))) add(digest, file);
  return `${version}+${digest.digest('hex').slice(0, DIGEST_DIGITS)}`;
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** By digests of equal length, so that nothing can move from one file into the next. */
const add = (digest: ReturnType<typeof createHash>, file: string): void => {
  digest.update(createHash('sha256').update(readFileSync(file)).digest());
};
