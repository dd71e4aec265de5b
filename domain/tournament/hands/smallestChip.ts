import { commonMeasure } from '../../money/chips.ts';
import { lowestChip } from '../deciders/chipStructure.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable } from '../tables.ts';

/**
 * The chip in which bets are made and pots are split: the lowest denomination in play at the level
 * of the hand, which may be recorded after a later one was announced. A Sit & Go publishes none, so
 * it is the largest of which blinds, antes, the starting stack and those dealt in are whole numbers.
 *
 * @see R123-II-3, R123-II-114, R123-II-12
 */
export const smallestChip = (
  { terms }: AnnouncedTournament,
  level: number,
  stacks: readonly number[],
): number => {
  if (isMultiTable(terms)) return Math.max(1, lowestChip(terms, level) ?? terms.chipSet[0] ?? 1);
  const ahead = terms.levels.filter((one) => one.level >= level);
  const amounts = ahead.flatMap(({ smallBlind, bigBlind, ante }) => [smallBlind, bigBlind, ante]);
  return [terms.startingStack, ...stacks, ...amounts].reduce<number>(commonMeasure, 0);
};
