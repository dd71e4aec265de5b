import { OutcomeUnknown, TableBusy, WriteLost } from './table.ts';

const PAUSE_STEP_MILLISECONDS = 15; // about a transaction
const STEPS_EVEN = 8; // with 12, 20 tables that never rest ran out of tries at a request of 20 ms
const PAUSE_MILLISECONDS_MAX = 1_000;

/** Another writer came first, the reply was lost, or the table asks to slow down. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof WriteLost || error instanceof OutcomeUnknown || error instanceof TableBusy;

/**
 * Milliseconds to wait before another try, not all at once. A step more each time: who waited twice as
 * long whenever he lost a race would lose it to all who came after him. Who lost eight times finds a
 * table that is overwhelmed, and gives it time.
 */
export const pauseBefore = (attempt: number, random: number): number => {
  const doublings = Math.max(0, attempt - STEPS_EVEN);
  return (
    random * Math.min(PAUSE_MILLISECONDS_MAX, PAUSE_STEP_MILLISECONDS * attempt * 2 ** doublings)
  );
};
