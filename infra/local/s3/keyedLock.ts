/** Runs `work` after all earlier work on the same key has ended. */
export type KeyedLock = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Makes a lock per key inside this process. The store allows one process at a time, so this is
 * enough to make "check, then write" one step.
 */
export const createKeyedLock = (): KeyedLock => {
  const tails = new Map<string, Promise<unknown>>();

  return async (key, work) => {
    const before = tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await mine;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
};
