import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Folder } from './verifyFolder.ts';

/** A folder, and in Spanish what of it could not be read, by the name of the entry. */
export type FolderOnDisk = { readonly files: Folder; readonly unread: ReadonlyMap<string, string> };

/** No export holds more: it is made in the memory of one function. */
const READ_BYTES_MAX = 2 ** 31 - 1;

const SLASH = Buffer.from('/');

/**
 * Reads a folder with all that is in it, a folder without anything by its name and a slash. What is
 * no plain file, such as a link to somewhere else, is given without bytes, so that it cannot pass
 * for one; so is what cannot be read.
 *
 * @throws {Error} when the folder itself cannot be read
 */
export const readFolder = (folder: string): FolderOnDisk => {
  const files = new Map<string, Uint8Array>();
  const unread = new Map<string, string>();
  let left = READ_BYTES_MAX;
  const skip = (name: string, why: string): void => {
    files.set(name, Buffer.of());
    unread.set(name, why);
  };
  const take = (at: Buffer, name: string): void => {
    const bytes = sizeOf(at);
    const content = bytes > left ? null : attempt(() => readFileSync(at));
    if (content) {
      left -= bytes;
      files.set(name, content);
    } else
      skip(name, bytes > left ? `tiene ${bytes} bytes, más de los que se leen` : 'no puede leerse');
  };
  const visit = (entries: readonly Entry[], at: Buffer, path: string): void => {
    if (entries.length === 0 && path !== '') files.set(path, Buffer.of());
    for (const entry of entries) {
      const [below, name] = [Buffer.concat([at, SLASH, entry.name]), path + nameOf(entry.name)];
      if (entry.isFile()) take(below, name);
      else if (!entry.isDirectory()) skip(name, 'es un enlace u otra cosa, y no un archivo');
      else {
        const inside = attempt(() => entriesOf(below));
        if (inside) visit(inside, below, `${name}/`);
        else skip(`${name}/`, 'no puede leerse');
      }
    }
  };
  const root = Buffer.from(folder);
  visit(entriesOf(root), root, '');
  return { files, unread };
};

/** Names as the disk has them: not every one is text. */
type Entry = Dirent<NonSharedBuffer>;

const entriesOf = (at: Buffer): Entry[] =>
  readdirSync(at, { withFileTypes: true, encoding: 'buffer' });

/** A name that is no UTF-8 has its other bytes written out, `a\xff.pdf`. */
const nameOf = (name: Buffer): string => {
  const text = name.toString('utf8');
  return Buffer.from(text).equals(name)
    ? text
    : name.toString('latin1').replaceAll(/[^ -~]/g, (one) => `\\x${hex(one)}`);
};

const hex = (one: string): string => one.charCodeAt(0).toString(16).padStart(2, '0');

/** Of what cannot be asked, nothing: reading it says so. */
const sizeOf = (at: Buffer): number => attempt(() => statSync(at).size) ?? 0;

const attempt = <Result>(read: () => Result): Result | null => {
  try {
    return read();
  } catch {
    return null;
  }
};
