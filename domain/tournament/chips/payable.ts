import { Rejection } from '../../errors.ts';
import { commonMeasure } from '../../money/chips.ts';
import type { NormId } from '../../regulation/norms.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable } from '../tables.ts';

/** An amount of chips that somebody counted, and where the request says it. */
export type Counted = { readonly chips: number; readonly pointer: string };

/**
 * What was counted is a sum of chips: of those above the denomination `above`, or of any of the
 * event. A Sit & Go publishes no chips.
 *
 * @see R123-II-3, R123-IV-7.1, R123-IV-7.2
 * @throws {Rejection} `tournament.count-not-of-chips`
 */
export const assertOfChips = (
  { terms }: Pick<AnnouncedTournament, 'terms'>,
  counted: readonly Counted[],
  norm: NormId,
  above = 0,
): void => {
  if (!isMultiTable(terms)) return;
  const chip = terms.chipSet.filter((one) => one > above).reduce<number>(commonMeasure, 0);
  const wrong = counted.find(({ chips }) => chip > 0 && chips % chip !== 0);
  if (wrong)
    throw new Rejection('tournament.count-not-of-chips', norm, {
      pointer: wrong.pointer,
      counted: wrong.chips,
      chip,
    });
};
