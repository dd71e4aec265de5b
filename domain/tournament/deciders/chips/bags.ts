import { Rejection } from '../../../errors.ts';
import { chips } from '../../../money/chips.ts';
import type { ChipCommandOf } from '../../chipCommands.ts';
import type { ChipFactOf } from '../../chipFacts.ts';
import { absentStack, bagOfToday, isAbsent, totalOf } from '../../chips/stacks.ts';
import { chipsInPlay } from '../../chipsInPlay.ts';
import type { PaidEntry } from '../../entries.ts';
import type { TournamentFact } from '../../facts.ts';
import {
  assertActIdFree,
  assertReason,
  assertUnderWay,
  requireEntry,
  requireLive,
} from '../../guards.ts';
import { assertOneOf, assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable, normOf } from '../../tables.ts';
import { lowestChip } from '../chipStructure.ts';
import { assertDayLeft, assertDayOpen } from './dayGuards.ts';

type BagChips = ChipCommandOf<'BagChips'>;

/**
 * The player counts and fills in the receipt in triplicate, the dealer checks it, and the chips are
 * sealed with the original. Of an absent player dealer and Supervisor bag what is left.
 *
 * @see R123-I-12, R123-II-3, R123-IV-7.3.2, R123-IV-7.3.2.p3, R123-IV-7.3.2.p4,
 *   R123-IV-7.3.2.p5, R123-IV-7.3.2.p7, decision T4
 * @throws {Rejection} in this order: those of `requireEntry`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.not-started`, `tournament.closed`,
 *   `tournament.modality-has-one-table`, those of `requireLive`, `tournament.seat-not-drawn`,
 *   `tournament.play-day-closed`, `tournament.no-day-left`, `tournament.chips-bagged`,
 *   `tournament.denomination-unknown`,
 *   `tournament.count-mismatch`, `tournament.chips-exceed-play`, `tournament.seal-invalid`,
 *   `tournament.supervisor-missing`
 */
export const bagChips = (command: BagChips, state: AnnouncedTournament): TournamentFact[] => {
  const { bagId, entryId, piles, declared, seal, supervisor, by, occurredAt, jornada } = command;
  const known = requireEntry(state, entryId);
  const before = bagOfToday(state, known);
  if (before?.bagId === bagId && before.total === declared) return [];
  assertActIdFree(state, bagId);
  assertRole(command);
  assertUnderWay(state);
  const terms = multiTable(state.terms);
  const entry = requireLive(state, known);
  const { table, seat } = seatOf(entry);
  assertDayOpen(state);
  assertDayLeft(state, 'R123-IV-7.3.2');
  if (before)
    throw new Rejection('tournament.chips-bagged', 'R123-IV-7.3.2', {
      entryNumber: entry.sale.entryNumber,
    });
  const lowest = lowestChip(terms, state.level) ?? chips(1);
  for (const { denomination } of piles)
    if (!terms.chipSet.includes(denomination) || denomination < lowest)
      throw new Rejection(
        'tournament.denomination-unknown',
        normOf(terms, { lottery: 'R123-II-3', club: 'CLUB-T16' }),
        { denomination },
      );
  assertTotals(command, entry, state);
  assertSeal(seal, state);
  if (isAbsent(state, entry) && supervisor?.role !== 'supervisor')
    throw new Rejection('tournament.supervisor-missing', 'R123-I-12');
  const receipt = state.chips.receiptLast + 1;
  const bag = { bagId, entryId, table, seat, receipt, piles, total: declared, seal, supervisor };
  return [{ type: 'ChipsBagged', ...bag, by, occurredAt, jornada }];
};

/** Detail, declared total and the dealer's count are one; of the absent, what is left. */
const assertTotals = (
  { piles, declared, counted }: BagChips,
  entry: PaidEntry,
  state: AnnouncedTournament,
): void => {
  const detail = totalOf(piles.map(({ denomination, quantity }) => denomination * quantity));
  const left = isAbsent(state, entry) ? absentStack(state, entry) : counted;
  if (declared === 0 || detail !== declared || counted !== declared || left !== declared)
    throw new Rejection('tournament.count-mismatch', 'R123-IV-7.3.2.p4', {
      detail,
      declared,
      counted: Math.min(left, counted),
    });
  const chipsMax = chipsInPlay(state);
  if (declared > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-IV-7.3.2', {
      chipsOut: declared,
      chipsMax,
    });
};

const assertSeal = (seal: string, { chips: known }: AnnouncedTournament): void => {
  const used = Object.values(known.bags).some((bag) => bag.seal === seal);
  if (used || seal.trim() === '')
    throw new Rejection('tournament.seal-invalid', 'R123-IV-7.3.2', { seal });
};

/**
 * Takes back a bag that was filled in wrong, before the day is closed.
 *
 * @see R123-IV-7.3.2
 * @throws {Rejection} in this order: those of `requireEntry`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.bag-unknown`, `tournament.play-day-closed`,
 *   `tournament.reason-missing`
 */
export const voidBag = (
  command: ChipCommandOf<'VoidBag'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { voidId, entryId, reason, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  const bag = bagOfToday(state, entry);
  if (!bag && state.chips.actIds.includes(voidId)) return [];
  assertActIdFree(state, voidId);
  assertRole(command);
  if (!bag) throw unknownBag(entry.sale?.entryNumber ?? 0);
  assertDayOpen(state);
  assertReason(reason, 'R123-IV-7.3.2');
  const { receipt } = bag;
  return [{ type: 'BagVoided', voidId, entryId, receipt, reason, by, occurredAt, jornada }];
};

export const unknownBag = (entryNumber: number): Rejection =>
  new Rejection('tournament.bag-unknown', 'R123-IV-7.3.2', { entryNumber });

/** @throws {Rejection} `tournament.seat-not-drawn` */
export const seatOf = ({
  table,
  seat,
}: PaidEntry): Pick<ChipFactOf<'ChipsBagged'>, 'table' | 'seat'> => {
  if (table === null || seat === null)
    throw new Rejection('tournament.seat-not-drawn', 'R123-I-15');
  return { table, seat };
};

/** Whoever may decide alone that the papers are not asked for. */
export const assertDirector = (command: ChipCommandOf<'ReleaseBag'>): void =>
  assertOneOf(command.by, ['director'], 'R123-I-14');
