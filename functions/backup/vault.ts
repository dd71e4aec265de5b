import type { Item } from '../shared/table.ts';

/**
 * A table and an archive as an administrator reaches them, with rights that no function has: to read
 * everything and to put back what was there.
 */
export type Vault = {
  /** Every item of the table, in no order. */
  readonly items: () => AsyncIterable<Item>;
  /** Puts items where there is nothing. @throws {Error} where there is something else */
  readonly put: (items: readonly Item[]) => Promise<void>;
  /** The keys of every file that begins with a prefix. */
  readonly files: (prefix: string) => AsyncIterable<string>;
  readonly read: (key: string) => Promise<Uint8Array>;
  /** Files what is not there; a file that is there must be the same. */
  readonly file: (key: string, bytes: Uint8Array) => Promise<void>;
};
