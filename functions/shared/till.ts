import { keys } from './keys.ts';
import type { Item, Table, Write } from './table.ts';

/**
 * The drawer of a desk: whose shift is open at it, and how many acts it has seen. Each act that
 * moves money counts one more, so that none lands between the end of a shift and its rendering.
 */
export type Till = {
  readonly operator: string;
  readonly desk: number;
  readonly shiftId: string | null;
  /** Whether a shift was ever opened at it. */
  readonly worksByShifts: boolean;
  readonly acts: number;
};

export const readTill = async (table: Table, operator: string, desk: number): Promise<Till> => {
  const item = await table.get(keys.till(operator, desk));
  const shiftId = (item?.['shiftId'] as string | null | undefined) ?? null;
  const worksByShifts = item?.['worksByShifts'] === true || shiftId !== null;
  return { operator, desk, shiftId, worksByShifts, acts: Number(item?.['acts'] ?? 0) };
};

/** One more act at the desk; lost when another act, or a change of shift, came first. */
export const countAct = (till: Till): Write => change(till, till.shiftId);

/** A shift begins at the desk, or ends when it is null; lost like `countAct`. */
export const changeShift = (till: Till, shiftId: string | null): Write => change(till, shiftId);

const change = (till: Till, shiftId: string | null): Write => {
  const { operator, desk, acts } = till;
  const worksByShifts = till.worksByShifts || shiftId !== null;
  const put: Item = { ...keys.till(operator, desk), shiftId, worksByShifts, acts: acts + 1 };
  return { put, when: acts === 0 ? 'absent' : { attribute: 'acts', equals: acts } };
};
