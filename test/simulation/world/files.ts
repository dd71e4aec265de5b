import { createHash } from 'node:crypto';
import type { Archive, StoredFile } from '../../../functions/documents/archive.ts';
import type { Fault } from './documentClient.ts';

export type Files = Map<string, Uint8Array>;

/** The archive in memory: a file is written once, and a reply may get lost. */
export const filesOf = (
  files: Files,
  turn: () => Promise<void>,
  fault: (kind: 'file') => Fault,
): Archive => ({
  async putOnce(key, body) {
    await turn();
    const failed = fault('file');
    if (failed === 'lost-before' || failed === 'throttle') throw new Error('SlowDown');
    const kept = files.get(key) ?? Uint8Array.from(body);
    files.set(key, kept);
    await turn();
    if (failed === 'lost-after') throw new Error('socket hang up');
    return storedAs(key, kept);
  },
  async read(key) {
    await turn();
    const kept = files.get(key);
    if (!kept) throw Object.assign(new Error(`No file ${key}.`), { name: 'NoSuchKey' });
    return kept;
  },
  link: async (key) => `https://archive.example/${key}`,
});

const storedAs = (key: string, body: Uint8Array): StoredFile => ({
  key,
  sha256: createHash('sha256').update(body).digest('hex'),
  bytes: body.byteLength,
});
