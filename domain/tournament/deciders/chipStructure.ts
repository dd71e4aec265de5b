import { Rejection } from '../../errors.ts';
import type { MultiTableTerms } from '../terms.ts';

type Structure = Pick<
  MultiTableTerms,
  'levels' | 'chipSet' | 'retirements' | 'startingStack' | 'breaks'
>;

/**
 * Refuses a structure whose chips cannot pay it: every blind and ante is a multiple of the lowest
 * denomination then in play. Breaks name levels that exist.
 *
 * @see R123-I-1.11, R123-II-3, R123-II-12
 * @throws {Rejection} in this order: `tournament.break-invalid`, `tournament.chip-set-invalid`,
 *   `tournament.denomination-needed`
 */
export const assertChipsServe = (structure: Structure): void => {
  const { levels, chipSet, retirements, startingStack, breaks } = structure;
  const known = (level: number) => levels.some((one) => one.level === level);
  const wrong = breaks.find(({ afterLevel, minutes }) => !known(afterLevel) || !(minutes >= 1));
  if (wrong)
    throw new Rejection('tournament.break-invalid', 'R123-I-1.11', { level: wrong.afterLevel });
  const ascending = chipSet.every((chip, index) => chip > (chipSet[index - 1] ?? 0));
  const listed = retirements.every(
    ({ denomination, afterLevel }) => chipSet.includes(denomination) && known(afterLevel),
  );
  if (chipSet.length === 0 || !ascending || !listed || startingStack % (chipSet[0] ?? 1) !== 0)
    throw new Rejection('tournament.chip-set-invalid', 'R123-II-3', {
      chipSet: chipSet.join(', '),
    });
  for (const { level, smallBlind, bigBlind, ante } of levels) {
    const lowest = lowestChip(structure, level);
    const unpayable = [smallBlind, bigBlind, ante].find((bet) => bet % (lowest ?? bet + 1) !== 0);
    if (unpayable !== undefined)
      throw new Rejection('tournament.denomination-needed', 'R123-II-12', {
        level,
        amount: unpayable,
      });
  }
};

/** The lowest denomination in play during a level; undefined when all are retired. */
export const lowestChip = (
  { chipSet, retirements }: Pick<Structure, 'chipSet' | 'retirements'>,
  level: number,
) =>
  chipSet.find(
    (chip) =>
      !retirements.some(
        ({ denomination, afterLevel }) => denomination === chip && afterLevel < level,
      ),
  );
