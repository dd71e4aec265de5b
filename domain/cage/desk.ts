import { Rejection } from '../errors.ts';

/** Which shift is open at a desk, and whether it ever had one. */
export type Desk = {
  readonly desk: number;
  readonly shiftId: string | null;
  readonly worksByShifts: boolean;
};

/**
 * Money moves at a desk that works by shifts only while one is open, so that each act is in one
 * rendering. A desk that never opened a shift is not bound; the day's report tells what moved there.
 *
 * @see R123-IV-1.4, R123-IV-1.4.p3
 * @throws {Rejection} `cage.no-open-shift`
 */
export const assertShiftOpen = ({ desk, shiftId, worksByShifts }: Desk): void => {
  if (worksByShifts && shiftId === null)
    throw new Rejection('cage.no-open-shift', 'R123-IV-1.4', { desk });
};
