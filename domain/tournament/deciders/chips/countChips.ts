import { Rejection } from '../../../errors.ts';
import { chips } from '../../../money/chips.ts';
import type { ChipCommandOf } from '../../chipCommands.ts';
import type { ChipFactOf, CountSheet } from '../../chipFacts.ts';
import { assertOfChips, type Counted } from '../../chips/payable.ts';
import { totalOf } from '../../chips/stacks.ts';
import { type SheetSeat, tableSheets } from '../../chips/tableSheet.ts';
import { chipsInPlay } from '../../chipsInPlay.ts';
import type { TournamentFact } from '../../facts.ts';
import { assertActIdFree, assertUnderWay } from '../../guards.ts';
import { assertRole } from '../../roles.ts';
import { sameContent } from '../../sameContent.ts';
import type { AnnouncedTournament } from '../../state.ts';

/**
 * Counts the chips of each player of the tables named. A sheet has every seat with chips of its
 * table. A difference with the chips in play is shown, never hidden nor refused; some of the tables
 * have no more than all.
 *
 * @see R123-II-3, R123-IV-7, R123-IV-7.1, R123-IV-7.1.p2
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.table-unknown`,
 *   `tournament.sheet-incomplete`, `tournament.count-not-of-chips`, `tournament.chips-exceed-play`
 */
export const countChips = (
  command: ChipCommandOf<'CountChips'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { countId, by, occurredAt, jornada } = command;
  const sheets = tableSheets(state);
  const said = command.sheets.map(({ table, rows }) =>
    filled(sheets.get(table) ?? [], table, rows),
  );
  if (isRetry(countId, said, state.chips.lastCount)) return [];
  assertActIdFree(state, countId);
  assertRole(command);
  assertUnderWay(state);
  for (const sheet of said) assertWhole(sheet, sheets);
  const tables = new Set(said.map(({ table }) => table));
  assertEachOnce(said, sheets);
  assertOfChips(state, countedIn(command), 'R123-IV-7.1');
  const total = chips(totalOf(said.flatMap(({ rows }) => rows.map((row) => row.chips))));
  const inPlay = chipsInPlay(state);
  const whole = [...sheets.keys()].every((table) => tables.has(table));
  if (!whole && total > inPlay)
    throw new Rejection('tournament.chips-exceed-play', 'R123-IV-7', {
      chipsOut: total,
      chipsMax: inPlay,
    });
  const fact: ChipFactOf<'ChipsInPlayCounted'> = {
    type: 'ChipsInPlayCounted',
    countId,
    sheets: said,
    total,
    inPlay: whole ? inPlay : null,
    by,
    occurredAt,
    jornada,
  };
  return [fact];
};

const countedIn = ({ sheets }: ChipCommandOf<'CountChips'>): Counted[] =>
  sheets.flatMap(({ rows }, sheet) =>
    rows.map((row, at) => ({
      chips: row.chips,
      pointer: `/sheets/${sheet}/rows/${at}/chips`,
    })),
  );

const isRetry = (
  countId: string,
  sheets: readonly CountSheet[],
  last: ChipFactOf<'ChipsInPlayCounted'> | null,
) => last?.countId === countId && sameContent(last.sheets, sheets);

/** The sheet as it is printed, with the number of the player of each seat. */
const filled = (
  seats: readonly SheetSeat[],
  table: number,
  rows: ChipCommandOf<'CountChips'>['sheets'][number]['rows'],
): CountSheet => {
  const numberAt = (seat: number) => seats.find((one) => one.seat === seat)?.entryNumber ?? null;
  const known = rows.map((row) => ({
    seat: row.seat,
    entryNumber: numberAt(row.seat),
    chips: row.chips,
  }));
  return { table, rows: known.sort((one, other) => one.seat - other.seat) };
};

const assertEachOnce = (
  said: readonly CountSheet[],
  sheets: ReadonlyMap<number, readonly SheetSeat[]>,
): void => {
  const tables = said.map(({ table }) => table);
  const again = tables.find((table, index) => tables.indexOf(table) < index);
  const wrong = said.length === 0 ? [...sheets.keys()][0] : again;
  if (wrong === undefined) return;
  throw incomplete(wrong, sheets.get(wrong) ?? []);
};

const incomplete = (table: number, due: readonly SheetSeat[]): Rejection =>
  new Rejection('tournament.sheet-incomplete', 'R123-IV-7.1.p2', {
    table,
    seats: due.map(({ seat }) => seat).join(', '),
  });

const assertWhole = (
  { table, rows }: CountSheet,
  sheets: ReadonlyMap<number, readonly SheetSeat[]>,
): void => {
  const sheet = sheets.get(table);
  if (!sheet) throw new Rejection('tournament.table-unknown', 'R123-IV-7.1', { table });
  const due = sheet.map(({ seat }) => seat);
  const counted = rows.map(({ seat }) => seat);
  if (!sameContent(due, counted)) throw incomplete(table, sheet);
};
