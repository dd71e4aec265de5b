import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of objects, each in a file of its own under a random name. */
export type Blobs = {
  /** Stores bytes and returns their id once they are on disk, not before. */
  write(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<string>;
  /** Opens a blob for reading; an open blob can be read to its end even if it is removed. */
  open(blobId: string): Promise<FileHandle>;
  remove(blobId: string): Promise<void>;
  /**
   * Removes what nothing refers to: writes that a stop cut short, or removals it came before.
   *
   * @throws {Error} if a blob that should be there is not: an archive with holes must not open
   */
  sweep(referred: ReadonlySet<string>): Promise<void>;
};

/** Opens the folder of blobs. Names never come from a request, so no key can leave the folder. */
export const openBlobs = async (folder: string): Promise<Blobs> => {
  await mkdir(folder, { recursive: true });
  const fileOf = (blobId: string): string => join(folder, blobId);

  return {
    write: async (chunks) => {
      const blobId = randomUUID();
      const file = await open(fileOf(blobId), 'wx');
      try {
        for await (const chunk of chunks) await file.writeFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(folder);
      return blobId;
    },
    open: (blobId) => open(fileOf(blobId), 'r'),
    remove: (blobId) => rm(fileOf(blobId), { force: true }),
    sweep: async (referred) => {
      const present = new Set(await readdir(folder));
      const missing = [...referred].filter((blobId) => !present.has(blobId));
      if (missing.length > 0)
        throw new Error(`${folder} lacks ${missing.length} blobs, ${missing[0]} the first`);
      for (const blobId of present)
        if (!referred.has(blobId)) await rm(fileOf(blobId), { force: true });
    },
  };
};

/** Makes the new name itself durable; Windows has no such call and does not need it. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
