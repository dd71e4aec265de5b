import { parseCard } from '../../../domain/cards/card.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { ChipCommandOf } from '../../../domain/tournament/chipCommands.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { StaffRole } from '../../../domain/tournament/facts.ts';
import { on } from './chips.ts';
import { redraw, seatCards } from './multiTable.ts';
import { person, staff } from './sitAndGo.ts';

/** Counts, races, bags and the day after. */

const DAY_TWO = '2014-05-10' as Jornada;
/** The day after, as events of two days announce it. */
export const saturday = { jornada: DAY_TWO, startsAt: '2014-05-10T23:30:00.000Z' as Instant };
export const nextDay = (role: StaffRole, minute = 0) => ({
  by: staff(role),
  occurredAt: `2014-05-10T23:${String(minute).padStart(2, '0')}:00.000Z` as Instant,
  jornada: DAY_TWO,
});

/** `count({ 1: { 1: 10_000 } })`: table, seat, chips. */
export const count = (
  sheets: Readonly<Record<number, Readonly<Record<number, number>>>>,
  changes: Partial<ChipCommandOf<'CountChips'>> = {},
): ChipCommandOf<'CountChips'> => ({
  type: 'CountChips',
  countId: 'count 1',
  sheets: Object.entries(sheets).map(([table, rows]) => ({
    table: Number(table),
    rows: Object.entries(rows).map(([seat, amount]) => ({
      seat: Number(seat),
      chips: chips(amount),
    })),
  })),
  ...on('control-desk'),
  ...changes,
});

/** `low(3, 0)` at seat 1: three low chips and nothing else. */
export const low = (seat: number, amount: number, rest = 1_000, present = true) => ({
  seat,
  low: amount,
  rest: chips(rest),
  present,
});

/** `'1Ks 1Qh 3Ad'`: the seat and its card, in the order dealt. */
export const race = (
  table: number,
  rows: ChipCommandOf<'ColorUp'>['rows'],
  dealt = '',
  changes: Partial<ChipCommandOf<'ColorUp'>> = {},
): ChipCommandOf<'ColorUp'> => ({
  type: 'ColorUp',
  raceId: `race ${table}`,
  table,
  denomination: chips(25),
  rows,
  dealt: dealt
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => ({ seat: Number(text.slice(0, -2)), card: parseCard(text.slice(-2)) })),
  ...on('dealer'),
  ...changes,
});

/** `bag('E1', { 5_000: 2, 500: 6, 100: 5 })`. */
export const bag = (
  entryId: string,
  piles: Readonly<Record<number, number>>,
  changes: Partial<ChipCommandOf<'BagChips'>> = {},
): ChipCommandOf<'BagChips'> => {
  const counted = Object.entries(piles).map(([denomination, quantity]) => ({
    denomination: chips(Number(denomination)),
    quantity,
  }));
  const total = chips(counted.reduce((sum, one) => sum + one.denomination * one.quantity, 0));
  return {
    type: 'BagChips',
    bagId: `bag ${entryId}`,
    entryId,
    piles: counted,
    declared: total,
    counted: total,
    seal: `P-${entryId}`,
    supervisor: null,
    ...on('dealer'),
    ...changes,
  };
};

export const closeDay = (
  changes: Partial<ChipCommandOf<'ClosePlayDay'>> = {},
): ChipCommandOf<'ClosePlayDay'> => ({
  type: 'ClosePlayDay',
  closeId: 'close 1',
  levelGoesOn: false,
  explanation: null,
  ...on('director'),
  ...changes,
});

export const openDay = (
  changes: Partial<ChipCommandOf<'OpenPlayDay'>> = {},
): ChipCommandOf<'OpenPlayDay'> => ({
  type: 'OpenPlayDay',
  openId: 'open 1',
  ...nextDay('director'),
  ...changes,
});

/** The seats of the second day, for `E1`, `E2`, … */
export const dayRedraw = (places: readonly string[]): CommandOf<'RedrawSeats'> =>
  redraw({
    drawId: 'redraw day 2',
    occasion: 'day',
    draw: seatCards(places),
    ...nextDay('supervisor'),
  });

export const release = (
  entryId: string,
  receipt: number | null,
  counted: number,
  changes: Partial<ChipCommandOf<'ReleaseBag'>> = {},
): ChipCommandOf<'ReleaseBag'> => ({
  type: 'ReleaseBag',
  releaseId: `release ${entryId}`,
  entryId,
  person: person(`player ${entryId}`),
  documentMatches: true,
  receipt,
  counted: chips(counted),
  ...nextDay('dealer'),
  ...changes,
});

/** Every one of them with the starting stack, receipts 1, 2, … */
export const bagAll = (...entryIds: readonly string[]): TournamentCommand[] =>
  entryIds.map((entryId) => bag(entryId, { 1000: 10 }));
