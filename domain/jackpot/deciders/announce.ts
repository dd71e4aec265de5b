import { Rejection } from '../../errors.ts';
import { BASIS_POINTS_WHOLE, type BasisPoints, centavos } from '../../money/centavos.ts';
import { sameContent } from '../../tournament/sameContent.ts';
import type { JackpotCommandOf } from '../commands.ts';
import type { JackpotFact } from '../facts.ts';
import type { AnnouncedJackpot, Jackpot } from '../state.ts';
import {
  type LinkedTable,
  type MeterTerms,
  START_CREDITS_MIN,
  type TableToLink,
} from '../terms.ts';

/**
 * Announces a progressive jackpot with the tables that feed it, each with its own start.
 *
 * @see R132-50 @see R132-51 @see R132-58
 * @throws {Rejection} in this order: `jackpot.jackpot-id-reused`, `jackpot.reference-missing`,
 *   `jackpot.credit-invalid`, `jackpot.share-out-of-range`, `jackpot.no-table`, for each table
 *   `jackpot.table-already-linked` and `jackpot.start-below-minimum`
 */
export const announce = (
  command: JackpotCommandOf<'AnnounceJackpot'>,
  state: Jackpot,
): JackpotFact[] => {
  const { type: _, jackpotId, terms, tables: toLink, ...circumstance } = command;
  const tables = toLink.map(({ tableId, start }): LinkedTable => ({ tableId, start }));
  if (state.status !== 'unannounced') {
    const first = state.tables
      .slice(0, tables.length)
      .map(({ tableId, start }) => ({ tableId, start }));
    if (sameContent({ terms: state.terms, tables: first }, { terms, tables })) return [];
    throw new Rejection('jackpot.jackpot-id-reused', undefined, { jackpotId });
  }
  assertTerms(terms);
  if (tables.length === 0) throw new Rejection('jackpot.no-table', 'R132-58');
  for (const [place, table] of toLink.entries()) assertTable(table, tables.slice(0, place), terms);
  return [{ type: 'JackpotAnnounced', ...circumstance, jackpotId, terms, tables }];
};

/**
 * Links a further table, with the start of its own part.
 *
 * @see R132-58
 * @throws {Rejection} in this order: `jackpot.table-already-linked`, `jackpot.start-below-minimum`
 */
export const linkTable = (
  { type: _, tableId, start, credit, ...circumstance }: JackpotCommandOf<'LinkTable'>,
  { tables, terms }: AnnouncedJackpot,
): JackpotFact[] => {
  if (tables.some((one) => one.tableId === tableId && one.start === start)) return [];
  assertTable({ tableId, start, ...(credit !== undefined && { credit }) }, tables, terms);
  return [{ type: 'TableLinked', ...circumstance, tableId, start }];
};

const assertTerms = ({ creditMin, contributionBps, prizeBps, reference }: MeterTerms): void => {
  if (reference.trim() === '') throw new Rejection('jackpot.reference-missing', 'R132-50');
  if (creditMin <= 0) throw new Rejection('jackpot.credit-invalid', 'R132-42', { creditMin });
  for (const bps of [contributionBps, ...Object.values(prizeBps)]) assertShare(bps);
};

const assertShare = (bps: BasisPoints): void => {
  if (!Number.isInteger(bps) || bps <= 0 || bps > BASIS_POINTS_WHOLE)
    throw new Rejection('jackpot.share-out-of-range', 'R132-51', { bps });
};

/** What is said to be the smallest bet is not less than a credit of the table really is. */
const assertTable = (
  { tableId, start, credit = centavos(0) }: TableToLink,
  others: readonly LinkedTable[],
  { creditMin }: MeterTerms,
): void => {
  if (others.some((one) => one.tableId === tableId))
    throw new Rejection('jackpot.table-already-linked', 'R132-58', { tableId });
  const min = START_CREDITS_MIN * Math.max(creditMin, credit);
  if (start < min)
    throw new Rejection('jackpot.start-below-minimum', 'R132-51', { tableId, start, min });
};
