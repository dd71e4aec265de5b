import { Rejection } from '../../../errors.ts';
import { type Chips, chips } from '../../../money/chips.ts';
import type { ChipCommandOf } from '../../chipCommands.ts';
import type { ChipFactOf } from '../../chipFacts.ts';
import { oddChips, type RaceSeat, raceRows } from '../../chips/chipRace.ts';
import { countedStack } from '../../chips/countedStack.ts';
import { assertOfChips } from '../../chips/payable.ts';
import { totalOf } from '../../chips/stacks.ts';
import { type SheetSeat, tableSheet } from '../../chips/tableSheet.ts';
import { chipsInPlay } from '../../chipsInPlay.ts';
import type { TournamentFact } from '../../facts.ts';
import { assertActIdFree, assertUnderWay } from '../../guards.ts';
import { assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable } from '../../tables.ts';
import type { MultiTableTerms } from '../../terms.ts';
import { lowestChip } from '../chipStructure.ts';

type ColorUp = ChipCommandOf<'ColorUp'>;

/**
 * Takes a low denomination out of a table at the end of its last level: equal value is exchanged,
 * the rest is raced for with one face-up card for each odd chip, from position 1 clockwise, all of
 * one player before the next. The difference is an adjustment of the chips in play.
 *
 * @see R123-II-12, R123-II-13, R123-II-14, R123-II-15, R123-II-22, R123-IV-7.2, R123-IV-7.2.A,
 *   R123-IV-7.2.B, R123-IV-7.2.C, R123-IV-7.2.D, R123-IV-7.2.p4, decision T6
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.modality-has-one-table`,
 *   `tournament.denomination-unknown`, `tournament.retirement-not-due`,
 *   `tournament.already-raced`, `tournament.sheet-incomplete`,
 *   `tournament.count-mismatch`, `tournament.chips-exceed-play`, `tournament.count-not-of-chips`,
 *   `tournament.race-cards-invalid`
 */
export const colorUp = (command: ColorUp, state: AnnouncedTournament): TournamentFact[] => {
  const { raceId, table, denomination, dealt, by, occurredAt, jornada } = command;
  const known = state.chips.raced.find((one) => one.raceId === raceId);
  if (known?.table === table && known.denomination === denomination) return [];
  assertActIdFree(state, raceId);
  assertRole(command);
  assertUnderWay(state);
  const terms = multiTable(state.terms);
  const { higher, lowest } = assertDue(command, state, terms);
  const seats = seatsOf(command, state, lowest);
  assertDealt(command, higher);
  const raced = raceRows({ denomination, higher, lowest, seats, dealt });
  const fact: ChipFactOf<'ChipsRaced'> = {
    type: 'ChipsRaced',
    raceId,
    table,
    denomination,
    higher,
    lowest,
    ...raced,
    by,
    occurredAt,
    jornada,
  };
  return [fact];
};

const assertDue = (
  { table, denomination }: ColorUp,
  state: AnnouncedTournament,
  terms: MultiTableTerms,
): { readonly higher: Chips; readonly lowest: Chips } => {
  const retired = terms.retirements.find((one) => one.denomination === denomination);
  const stays = (chip: Chips) =>
    chip > denomination &&
    !terms.retirements.some(
      (one) => one.denomination === chip && one.afterLevel <= (retired?.afterLevel ?? 0),
    );
  const higher = terms.chipSet.find(stays);
  if (!retired || !higher)
    throw new Rejection('tournament.denomination-unknown', 'R123-II-12', { denomination });
  const { afterLevel } = retired;
  const { level } = state;
  if (level < afterLevel)
    throw new Rejection('tournament.retirement-not-due', 'R123-II-13', { afterLevel, level });
  const raced = state.chips.raced.some(
    (one) => one.table === table && one.denomination === denomination,
  );
  if (raced) throw new Rejection('tournament.already-raced', 'R123-II-13', { table, denomination });
  return { higher, lowest: lowestChip(terms, afterLevel + 1) ?? chips(higher) };
};

/** The seats with low chips, from position 1 clockwise; other players need not be named. */
const seatsOf = (command: ColorUp, state: AnnouncedTournament, lowest: Chips): RaceSeat[] => {
  const { table, rows } = command;
  const seats = tableSheet(state, table);
  const named = new Set(rows.map(({ seat }) => seat));
  const known = rows.every(({ seat }) => seats.some((one) => one.seat === seat));
  // What cannot be paid without the low chips has some: of the absent and of nobody we know it.
  const lacking = seats.some(({ seat, chips }) => (chips ?? 0) % lowest !== 0 && !named.has(seat));
  if (!known || lacking || named.size < rows.length)
    throw new Rejection('tournament.sheet-incomplete', 'R123-IV-7.2', {
      table,
      seats: seats.map(({ seat }) => seat).join(', '),
    });
  assertValues(command, seats, state);
  const rests = rows.map(({ rest }, at) => ({ chips: rest, pointer: `/rows/${at}/rest` }));
  assertOfChips(state, rests, 'R123-IV-7.2', command.denomination);
  return rows
    .map(({ seat, low, rest, present }) => ({
      seat,
      low,
      rest,
      present,
      entryNumber: seats.find((one) => one.seat === seat)?.entryNumber ?? null,
    }))
    .sort((one, other) => one.seat - other.seat);
};

/** What the system knows to be at a seat is what was counted there, and all together is in play. */
const assertValues = (
  { rows, denomination }: ColorUp,
  seats: readonly SheetSeat[],
  state: AnnouncedTournament,
): void => {
  for (const { seat, low, rest } of rows) {
    const at = seats.find((one) => one.seat === seat);
    const known = at ? (at.chips ?? countedStack(state, at)) : null;
    const counted = low * denomination + rest;
    if (known !== null && known !== counted)
      throw new Rejection('tournament.count-mismatch', 'R123-IV-7.2', {
        detail: counted,
        declared: known,
        counted,
      });
  }
  const chipsOut = totalOf(rows.map(({ low, rest }) => low * denomination + rest));
  const chipsMax = chipsInPlay(state);
  if (chipsOut > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-IV-7.2', { chipsOut, chipsMax });
};

/** One card for each odd chip, seat by seat; one deck has each card once (R123-II-18). */
const assertDealt = ({ denomination, rows, dealt }: ColorUp, higher: Chips): void => {
  const due = rows
    .toSorted((one, other) => one.seat - other.seat)
    .flatMap(({ seat, low }) =>
      Array.from({ length: oddChips(low, denomination, higher) }, () => seat),
    );
  const seats = dealt.map(({ seat }) => seat);
  const cards = new Set(dealt.map(({ card }) => card));
  const inOrder = due.length === seats.length && due.every((seat, index) => seat === seats[index]);
  if (!inOrder || cards.size < dealt.length)
    throw new Rejection('tournament.race-cards-invalid', 'R123-IV-7.2.B', {
      due: due.join(', '),
      dealt: seats.join(', '),
    });
};
