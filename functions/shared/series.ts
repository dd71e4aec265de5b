import type { RulesetId } from '../../domain/hand/ruleset.ts';
import type { PaperNumber, PointOfIssue } from '../../domain/tournament/facts.ts';
import { rulesetOf } from '../../domain/tournament/tables.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import { keys } from './keys.ts';
import type { Table, Write } from './table.ts';

/** A series of paper numbers: one kind of paper at one point of issue. Gapless. */
export type Series = PointOfIssue & { readonly kind: string };

/** The next number of a series and the write that takes it, lost when another paper took it. */
export type NextNumber = { readonly paper: PaperNumber; readonly take: Write };

/** What is played under the regulation of the club has series apart: the lottery gets none of it. */
export const seriesUnder = (ruleset: RulesetId): Pick<PointOfIssue, 'series'> =>
  ruleset === 'CLUB' ? { series: 'C' } : {};

/** The same of an event. */
export const seriesOf = (terms: Terms): Pick<PointOfIssue, 'series'> =>
  seriesUnder(rulesetOf(terms));

export const nextNumber = async (
  table: Table,
  operator: string,
  { kind, ...place }: Series,
): Promise<NextNumber> => {
  const key = keys.series(operator, kind, place);
  const counter = await table.get(key);
  const last = Number(counter?.['last'] ?? 0);
  return {
    paper: { ...place, number: last + 1 },
    take: {
      put: { ...key, last: last + 1 },
      when: counter === undefined ? 'absent' : { attribute: 'last', equals: last },
    },
  };
};
