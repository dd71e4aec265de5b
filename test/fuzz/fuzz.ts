import { Worker } from 'node:worker_threads';
import type { Figure } from '../bench/figure.ts';

export type FuzzAsked = { readonly requests: number; readonly seed: number };

/** A request that was answered as none may be. */
export type Judged = {
  readonly wrong: string;
  readonly request: unknown;
  readonly reply: unknown;
  readonly log: readonly string[];
};

export type FuzzSeen = {
  readonly requests: number;
  readonly statuses: Readonly<Record<number, number>>;
  /** How many different problems were answered. */
  readonly codes: number;
  readonly findings: readonly Judged[];
};

/** Runs the requests in a thread of their own. */
export const fuzzInProcess = (asked: FuzzAsked): Promise<FuzzSeen> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./inProcess.ts', import.meta.url), { workerData: asked });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The worker ended with ${code}.`)));
  });

export const figuresOf = (where: string, seen: FuzzSeen): Figure[] => {
  const { requests, statuses, codes, findings } = seen;
  const told = Object.entries(statuses).map(([status, times]) => `${times} x ${status}`);
  return [
    {
      name: `fuzzing ${where}: requests that broke something`,
      figure: `${findings.length} of ${requests} (${told.join(', ')}; ${codes} problem codes)`,
      target: '0',
      met: findings.length === 0,
    },
  ];
};
