import type { Instant } from '../../domain/time/jornada.ts';
import type { Store } from './store.ts';
import type { Table } from './table.ts';

/** Everything outside the code: the table, the clock, chance. Only `runtime.ts` makes real ones. */
export type Ports = {
  readonly table: Table;
  readonly store: Store;
  readonly now: () => Instant;
  /** From 0 up to, but not including, 1. Only for pauses. */
  readonly random: () => number;
  /** Unpredictable bytes: seeds, salts, ids. */
  readonly randomBytes: (length: number) => Buffer;
  readonly pause: (milliseconds: number) => Promise<void>;
};
