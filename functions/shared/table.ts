import type { Key } from './keys.ts';

/** One item of the table: its key and whatever it holds. */
export type Item = Key & Readonly<Record<string, unknown>>;

/**
 * What must be true for a write to count: the item is not there; its `sequence` is lower than this
 * one (or it is not there); or one of its attributes has a value. Nothing is written without one.
 */
export type Condition =
  | 'absent'
  | { readonly sequenceBelow: number }
  | { readonly attribute: string; readonly equals: string | number };

export type Write = { readonly put: Item; readonly when: Condition };

export type Range = {
  readonly pk: string;
  /** Both ends are included. */
  readonly from: string;
  readonly to: string;
  readonly limit?: number;
  readonly descending?: boolean;
};

/**
 * The few things asked of DynamoDB. A port, so that the simulation runs the real store and the real
 * decisions over a table in memory that loses replies and races on purpose.
 */
export type Table = {
  /** A consistent read. Items asked for in the same turn may be read in one request. */
  get(key: Key): Promise<Item | undefined>;
  /** A consistent read of a range of one partition, in the order of `sk`. */
  query(range: Range): Promise<Item[]>;
  /** Reads an index, `gsi1` unless another is named; what was just written may not be there yet. */
  queryIndex(range: Range, index?: 'gsi1' | 'gsi2'): Promise<Item[]>;
  /**
   * All or nothing.
   * @param absent keys where there must be no item either, though nothing is written to them
   * @throws {WriteLost} when a condition does not hold or another writer is at the same items.
   * @throws {OutcomeUnknown} when no reply came: the write may or may not have happened.
   */
  write(writes: readonly Write[], absent?: readonly Key[]): Promise<void>;
  /**
   * Adds to a counter that nothing depends on, and answers it.
   * @param expiresAt seconds of the epoch after which the table may drop it
   */
  count(key: Key, by: number, expiresAt: number): Promise<number>;
};

/** Another writer got there first, or the table asks to slow down: look again and retry. */
export class WriteLost extends Error {
  override readonly name = 'WriteLost';
}

/** The reply was lost: the write may have happened. Look again before trying again. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** The table answers no reads for now. */
export class TableBusy extends Error {
  override readonly name = 'TableBusy';
}
