import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folder } from './verifyFolder.ts';

/**
 * Reads a folder with all that is in it, a folder without anything by its name and a slash. What is no plain file, such as a link to somewhere else,
 * is given without bytes, so that it cannot pass for one.
 */
export const readFolder = (folder: string): Folder => {
  const files = new Map<string, Uint8Array>();
  const visit = (path: string): void => {
    const entries = readdirSync(join(folder, path), { withFileTypes: true });
    if (entries.length === 0 && path !== '') files.set(`${path}/`, Buffer.of());
    for (const entry of entries) {
      const name = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(name);
      else files.set(name, entry.isFile() ? readFileSync(join(folder, name)) : Buffer.of());
    }
  };
  visit('');
  return files;
};
