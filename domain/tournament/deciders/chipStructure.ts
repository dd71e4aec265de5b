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
  const { levels, chipSet, breaks } = structure;
  const known = (level: number) => levels.some((one) => one.level === level);
  const wrong = breaks.find(({ afterLevel, minutes }) => !known(afterLevel) || !(minutes >= 1));
  if (wrong)
    throw new Rejection('tournament.break-invalid', 'R123-I-1.11', { level: wrong.afterLevel });
  const member = wrongMember(structure, known);
  if (member !== null)
    throw new Rejection('tournament.chip-set-invalid', 'R123-II-3', {
      chipSet: chipSet.join(', '),
      ...{ member, pointer: `/${member}` },
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

/** The first member of a chip set that does not serve, as its place in the announcement. */
const wrongMember = (
  { chipSet, retirements, startingStack }: Structure,
  known: (level: number) => boolean,
): string | null => {
  const descending = chipSet.findIndex((chip, index) => chip <= (chipSet[index - 1] ?? 0));
  if (chipSet.length === 0) return 'chipSet';
  if (descending >= 0) return `chipSet/${descending}`;
  for (const [index, { denomination, afterLevel }] of retirements.entries()) {
    if (!chipSet.includes(denomination)) return `retirements/${index}/denomination`;
    if (!known(afterLevel)) return `retirements/${index}/afterLevel`;
  }
  return startingStack % chipSet[0]! === 0 ? null : 'startingStack';
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
