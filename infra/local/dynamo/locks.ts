/** Exclusive use of several keys at once. */
export type Locks = {
  /** Waits for every key, runs the work, and frees the keys whatever happens. */
  hold<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result>;
};

/** Locks that cannot deadlock: a caller queues on all its keys in one synchronous step. */
export const createLocks = (): Locks => {
  const lastHolder = new Map<string, Promise<void>>();
  return {
    async hold(keys, work) {
      const { promise: freed, resolve: free } = Promise.withResolvers<void>();
      const earlier = keys.flatMap((key) => lastHolder.get(key) ?? []);
      for (const key of keys) lastHolder.set(key, freed);
      try {
        if (earlier.length > 0) await Promise.all(earlier);
        return await work();
      } finally {
        for (const key of keys) if (lastHolder.get(key) === freed) lastHolder.delete(key);
        free();
      }
    },
  };
};
