import type { Chance } from './chance.ts';

/** Who waits: dropped together when the process that they run in dies. */
export type Owner = object | null;
type Waiting = { readonly owner: Owner; readonly at: number; readonly go: () => void };

/** One thread of time for all that runs at once: chance says who goes on next. */
export type Scheduler = {
  readonly now: () => number;
  /** Waits for one's turn, not before so many milliseconds of the world have passed. */
  readonly wait: (owner: Owner, milliseconds?: number) => Promise<void>;
  readonly drop: (owner: object) => void;
  /** Lets everybody go on until nobody waits or `isOver`. */
  readonly run: (isOver: () => boolean, dies: (owner: Owner) => boolean) => Promise<void>;
  readonly advance: (milliseconds: number) => void;
};

const STEP_MILLISECONDS_MAX = 12;

export const openScheduler = (chance: Chance, start: number): Scheduler => {
  let now = start;
  let ready: Waiting[] = [];
  let sleeping: Waiting[] = [];

  const wake = (): void => {
    if (ready.length === 0 && sleeping.length > 0)
      now = Math.max(now, Math.min(...sleeping.map(({ at }) => at)));
    const due = sleeping.filter(({ at }) => at <= now);
    if (due.length === 0) return;
    ready.push(...due);
    sleeping = sleeping.filter(({ at }) => at > now);
  };
  const take = (): Waiting => {
    const index = chance.below(ready.length);
    const one = ready[index] as Waiting;
    ready[index] = ready.at(-1) as Waiting;
    ready.pop();
    return one;
  };
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    wait: (owner, milliseconds = 0) =>
      new Promise((go) => {
        const one = { owner, at: now + milliseconds, go };
        if (milliseconds > 0) sleeping.push(one);
        else ready.push(one);
      }),
    drop: (owner) => {
      ready = ready.filter((one) => one.owner !== owner);
      sleeping = sleeping.filter((one) => one.owner !== owner);
    },
    async run(isOver, dies) {
      await settled();
      while (!isOver()) {
        wake();
        if (ready.length === 0) return;
        now += chance.below(STEP_MILLISECONDS_MAX);
        const { owner, go } = take();
        if (!dies(owner)) go();
        await settled();
      }
    },
  };
};

/** Until all that does not wait for its turn has come to where it does. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
