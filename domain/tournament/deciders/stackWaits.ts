import { Rejection } from '../../errors.ts';
import type { AnnouncedTournament } from '../state.ts';

/**
 * A stack that waits for a buyer stays at its seat, so its table neither breaks nor is laid anew.
 *
 * @see R123-I-44, R123-II-5
 * @throws {Rejection} `tournament.placed-stacks-left`
 */
export const assertNoStackWaits = (
  { chips }: Pick<AnnouncedTournament, 'chips'>,
  table?: number,
): void => {
  const stacks = chips.placed.filter((stack) => table === undefined || stack.table === table);
  if (stacks.length > 0)
    throw new Rejection('tournament.placed-stacks-left', 'R123-I-44', { stacks: stacks.length });
};
