import { OutcomeUnknown, TableBusy, WriteLost } from './table.ts';

const PAUSE_MILLISECONDS_FIRST = 10;
const PAUSE_MILLISECONDS_MAX = 1_000; // 20 tables on one meter need it where a request takes 20 ms

/** Another writer came first, the reply was lost, or the table asks to slow down. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof WriteLost || error instanceof OutcomeUnknown || error instanceof TableBusy;

/** Milliseconds to wait before another try: longer each time, and not all at once. */
export const pauseBefore = (attempt: number, random: number): number =>
  random * Math.min(PAUSE_MILLISECONDS_MAX, PAUSE_MILLISECONDS_FIRST * 2 ** attempt);
