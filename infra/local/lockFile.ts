import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Holder = { pid: number; bornAt: string | undefined };

/** Another process, or another part of this one, holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Takes a data folder for this process. The lock of a process that died is taken over.
 *
 * @returns what gives the folder back
 * @throws {FolderInUse} when another process, or another machine in this one, holds it
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'machine.lock');
  const own: Holder = { pid: process.pid, bornAt: await bornAt(process.pid) };
  if (!(await create(file, own))) {
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder)))
      throw new FolderInUse(
        `The folder ${folder} is in use by process ${holder.pid}. ` +
          'Stop that one first, or choose another folder.',
      );
    await replace(file, own);
  }
  return () => rm(file, { force: true });
};

const create = async (file: string, own: Holder): Promise<boolean> =>
  writeFile(file, JSON.stringify(own), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** In one step, so that a kill never leaves half a lock. */
const replace = async (file: string, own: Holder): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(own));
  await rename(draft, file);
};

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined; // gone meanwhile, or written by halves by a process that was killed
  }
};

const isAlive = async ({ pid, bornAt: expected }: Holder): Promise<boolean> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return (await bornAt(pid)) === expected;
};

const START_TIME_FIELD = 19; // of /proc/<pid>/stat, counted after the name of the program

/** When a process started, so that a number used again is not taken for the old process. */
const bornAt = async (pid: number): Promise<string | undefined> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD];
};
