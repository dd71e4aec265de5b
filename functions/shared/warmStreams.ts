import type { Loaded } from './store.ts';

/** What a container remembers of a stream. */
export type Warm = {
  /** The last state known. */
  readonly loaded: Loaded<unknown>;
  /** How many commits of others came before the last look. */
  readonly ahead: number;
  /** How many looks in a row found no commit of others; below zero after a memory that was wrong. */
  readonly looksAlone: number;
  /** When the table last told what the stream is, in seconds. */
  readonly toldAt: number;
};

const STREAMS_MAX = 64;
const LOOKS_ALONE_MIN = 2;
const LOOKS_AFTER_MISTAKE = 8; // on top, so that one act in eleven at most is decided in vain
const TRUSTED_SECONDS_MAX = 10;

/** The streams that a container used last, by their partition; the one used longest ago goes first. */
export const warmStreams = (nowSeconds: () => number) => {
  const kept = new Map<string, Warm>();
  const keep = (pk: string, warm: Warm): void => {
    kept.delete(pk);
    kept.set(pk, warm);
    const oldest = kept.keys().next();
    if (kept.size > STREAMS_MAX && !oldest.done) kept.delete(oldest.value);
  };
  return {
    of: (pk: string): Warm | undefined => kept.get(pk),

    /** After a look that found so many commits of others, or the first look. */
    looked: (pk: string, loaded: Loaded<unknown>, found: number): void => {
      const before = kept.get(pk);
      const alone = before?.looksAlone ?? 0;
      const looksAlone = before && found === 0 ? alone + 1 : Math.min(alone, 0);
      keep(pk, { loaded, ahead: before ? found : 0, looksAlone, toldAt: nowSeconds() });
    },

    /** After a commit that the table has just taken. */
    wrote: (pk: string, loaded: Loaded<unknown>): void => {
      const { ahead, looksAlone } = kept.get(pk) ?? { ahead: 0, looksAlone: 0 };
      keep(pk, { loaded, ahead, looksAlone, toldAt: nowSeconds() });
    },

    /** After an act that the table has not taken. */
    mistook: (pk: string): void => {
      const warm = kept.get(pk);
      if (warm) kept.set(pk, { ...warm, looksAlone: -LOOKS_AFTER_MISTAKE });
    },

    /** The state, where it is likely the last one: nobody else wrote lately, and it is fresh. */
    likely: (pk: string): Loaded<unknown> | undefined => {
      const warm = kept.get(pk);
      if (!warm || warm.looksAlone < LOOKS_ALONE_MIN) return undefined;
      return nowSeconds() - warm.toldAt > TRUSTED_SECONDS_MAX ? undefined : warm.loaded;
    },
  };
};
