import { setTimeout as sleep } from 'node:timers/promises';
import type { Shelf } from './state.ts';

/** Something to be delivered; `lane` names what it waits for a turn at. */
export type Parcel<Load> = { lane: string; load: Load; attempts: number };

type Options<Load> = {
  shelf: Shelf<Parcel<Load>>;
  /** How many of one lane are delivered at the same time. */
  perLane: number;
  deliver: (load: Load, key: string) => Promise<void>;
  /** Milliseconds until the next attempt, or undefined to give up. */
  retryAfterMs: (load: Load, attempts: number) => number | undefined;
  giveUp: (load: Load, error: Error) => Promise<void>;
};

type Lane<Load> = { waiting: [key: string, parcel: Parcel<Load>][]; running: number };

const SEQUENCE_DIGITS = 8;

/** A queue on disk: what was added is delivered at least once, also after a kill. */
export class DurableQueue<Load> {
  readonly #options: Options<Load>;
  readonly #lanes = new Map<string, Lane<Load>>();
  readonly #work = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  readonly #born = Date.now();
  #sequence = 0;

  constructor(options: Options<Load>) {
    this.#options = options;
  }

  /** Keeps all loads or none; they are delivered after this returns. */
  async add(loads: readonly { lane: string; load: Load }[]): Promise<void> {
    const parcels = loads.map((load): [string, Parcel<Load>] => [
      this.#nextKey(),
      { ...load, attempts: 0 },
    ]);
    await this.#options.shelf.write(Object.fromEntries(parcels));
    for (const [key, parcel] of parcels) this.#enqueue(key, parcel);
  }

  /** Takes up what an earlier run of the machine left. */
  async resume(): Promise<void> {
    for (const [key, parcel] of await this.#options.shelf.entries()) this.#enqueue(key, parcel);
  }

  /** Waits for what is being delivered; the rest stays on disk. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.allSettled(this.#work);
  }

  #nextKey(): string {
    this.#sequence += 1;
    return `${this.#born}-${String(this.#sequence).padStart(SEQUENCE_DIGITS, '0')}`;
  }

  #enqueue(key: string, parcel: Parcel<Load>): void {
    const lane = this.#lanes.get(parcel.lane) ?? { waiting: [], running: 0 };
    this.#lanes.set(parcel.lane, lane);
    lane.waiting.push([key, parcel]);
    this.#pump(lane);
  }

  #pump(lane: Lane<Load>): void {
    while (!this.#stopped.signal.aborted && lane.running < this.#options.perLane) {
      const next = lane.waiting.shift();
      if (!next) return;
      lane.running += 1;
      const work = this.#attempt(...next).finally(() => {
        lane.running -= 1;
        this.#work.delete(work);
        this.#pump(lane);
      });
      this.#work.add(work);
    }
  }

  async #attempt(key: string, parcel: Parcel<Load>): Promise<void> {
    const { shelf, deliver, retryAfterMs, giveUp } = this.#options;
    try {
      await deliver(parcel.load, key);
      await shelf.remove(key);
    } catch (error) {
      if (this.#stopped.signal.aborted) return;
      const attempts = parcel.attempts + 1;
      const delay = retryAfterMs(parcel.load, attempts);
      if (delay === undefined) {
        await giveUp(parcel.load, error as Error);
        await shelf.remove(key);
        return;
      }
      await shelf.put(key, { ...parcel, attempts });
      void this.#later(key, { ...parcel, attempts }, delay);
    }
  }

  async #later(key: string, parcel: Parcel<Load>, delayMs: number): Promise<void> {
    const { signal } = this.#stopped;
    await sleep(delayMs, undefined, { signal }).then(
      () => this.#enqueue(key, parcel),
      () => undefined,
    );
  }
}
