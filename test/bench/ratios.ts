import type { Figure } from './figure.ts';

/** How many times as long as another something took, beside the most it may. */
export const atMost = (name: string, times: number, most: number, aim?: number): Figure => ({
  name,
  figure: `${times.toFixed(1)} x`,
  target: `at most ${most} x${aim === undefined ? '' : `, aim ${aim} x`}`,
  met: times <= most,
});

/** How many times as fast as another something is, beside the least it must be. */
export const atLeast = (name: string, times: number, least: number, aim?: number): Figure => ({
  name,
  figure: `${times.toFixed(1)} x`,
  target: `at least ${least} x${aim === undefined ? '' : `, aim ${aim} x`}`,
  met: times >= least,
});
