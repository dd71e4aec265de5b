import { invariant, Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import type { ClubTerms, MultiTableTerms, SitAndGoTerms, Terms } from './terms.ts';

/** Seats of a Sit & Go's table: it is laid for the quota, up to ten (R123-II-16). */
export const SEATS_PER_TABLE_MAX = 10;

export const isSitAndGo = (terms: Terms): terms is SitAndGoTerms => terms.modality === 'sit-and-go';
export const isMultiTable = (terms: Terms): terms is MultiTableTerms => !isSitAndGo(terms);

/** Played under the regulation of the club: no coupons, consents or split of the lottery. */
export const clubOf = (terms: Terms): ClubTerms | null => (isMultiTable(terms) ? terms.club : null);

/** The article that a refusal cites: the club's own where it has one for what is refused. */
export const normOf = (
  terms: Terms,
  { lottery, club }: { readonly lottery: NormId; readonly club: NormId },
): NormId => (clubOf(terms) ? club : lottery);

/**
 * Whether tables are broken and balanced as the field gets smaller; a modality with words of its own
 * says so itself.
 *
 * @see R123-I-1.1
 */
export const isRegrouped = (terms: Terms): boolean =>
  isMultiTable(terms) &&
  (terms.modality === 'multi-table-regroup' || terms.otherModality?.regroups === true);

/** The rules by which its hands are played. */
export const rulesetOf = (terms: Terms): 'R123' | 'CLUB' => (clubOf(terms) ? 'CLUB' : 'R123');

/** Numbers of the tables that the event may lay, in the order in which they break. */
export const tablesOf = (terms: Terms): readonly number[] =>
  isSitAndGo(terms) ? [terms.table] : terms.tables;

/** The table of a Sit & Go. */
export const onlyTable = (terms: Terms): number => {
  invariant(isSitAndGo(terms), 'only a Sit & Go has one table');
  return terms.table;
};

/**
 * The terms of an event of several tables.
 *
 * @throws {Rejection} `tournament.modality-has-one-table`
 */
export const multiTable = (terms: Terms): MultiTableTerms => {
  if (isMultiTable(terms)) return terms;
  throw new Rejection('tournament.modality-has-one-table', 'R123-I-1.1');
};
