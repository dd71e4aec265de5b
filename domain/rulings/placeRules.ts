import { Rejection } from '../errors.ts';
import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Answer } from './answer.ts';
import { findSituation } from './catalogue.ts';
import type { Asked } from './facts.ts';
import { resolve, SILENT } from './resolve.ts';

/** The regulation of a table, and the article by which another may fill its gaps. */
export type PlaceRules = {
  readonly main: 'R123' | 'R40' | 'CLUB';
  readonly supplements: Partial<Readonly<Record<RulesetId, NormId>>>;
};

/** Tournaments: those of the lottery, and a club's. @see R123-II-1, R123-III-2.p4, CLUB-K24 */
export const OF_EVENT: Readonly<Record<'R123' | 'CLUB', PlaceRules>> = {
  R123: {
    main: 'R123',
    supplements: { R40: 'R123-II-1', PISO: 'R123-III-2.p4', CLUB: 'R123-III-2.p4' },
  },
  CLUB: { main: 'CLUB', supplements: { R123: 'CLUB-K24', R40: 'CLUB-K24', PISO: 'CLUB-K24' } },
};

/** Tables where chips are money: what R40 leaves open is the management's. @see R40-102, CLUB-K24 */
export const OF_CASH: Readonly<Record<'R40' | 'CLUB', PlaceRules>> = {
  R40: { main: 'R40', supplements: {} },
  CLUB: { main: 'CLUB', supplements: { R40: 'CLUB-K24' } },
};

/**
 * What may be answered there: by the regulation of the table, or by another where that one is
 * silent and lets it. The approved rules of the game hold in a tournament by themselves; any other
 * text is only what the highest authority goes by.
 *
 * @param rules null where no place was told
 * @see R123-II-1, R123-III-2.p4, R40-102, CLUB-K24
 * @throws {Rejection} in this order: `ruling.ruleset-mismatch`, those of `resolve`
 */
export const resolveAt = (rules: PlaceRules | null, { ruleset, code, facts }: Asked): Answer => {
  if (rules === null || ruleset === rules.main || !findSituation(code))
    return resolve(ruleset, code, facts);
  const fillers = fillersOf(rules, code);
  const by = rules.supplements[ruleset];
  if (by === undefined || !fillers.includes(ruleset))
    throw new Rejection('ruling.ruleset-mismatch', SILENT[rules.main], {
      ruleset,
      allowed: [rules.main, ...fillers].join(', '),
    });
  const { also, records, authority, ...rest } = resolve(ruleset, code, facts);
  return {
    ...rest,
    also: [...also, by],
    records: [...records, 'supplementary-source'],
    authority: by === 'R123-II-1' ? authority : 'director',
  };
};

const fillersOf = ({ main, supplements }: PlaceRules, code: string): readonly RulesetId[] => {
  const own = findSituation(code)?.rulesets ?? [];
  return own.includes(main) ? [] : own.filter((one) => one in supplements);
};
