import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { SeatGiven } from '../../../domain/tournament/seatCommands.ts';
import { laidTables } from '../../../domain/tournament/seating/laidTables.ts';
import { given, history } from '../../support/given.ts';
import { on, stateOf, underWay } from './chips.ts';
import { bySystem, move, redraw } from './multiTable.ts';
import { entryIds, pay, takeForm } from './sitAndGo.ts';

/** Table 1 of nine is full; tables 2, 3 and 4 were announced and are not laid. */
const full = underWay([9], entryIds(9));
const sold = (...ids: readonly string[]) =>
  ids.flatMap((entryId) => [takeForm(entryId, on('cashier', 5)), pay(entryId, on('cashier', 5))]);
const two = [...full, ...sold('E10', 'E11')];
const seat = (tables?: readonly number[]) =>
  move({ cause: 'late-entry', draw: bySystem(), ...(tables && { tables }) }, on('director', 6));
const cards = (tables: readonly number[], seats: readonly SeatGiven[]) =>
  move({ cause: 'late-entry', draw: { method: 'seat-cards', seats }, tables }, on('director', 6));
const sizes = (...commands: readonly TournamentCommand[]) =>
  laidTables(stateOf(...commands)).map(({ table, players }) => [table, players.length]);

describe('Another announced table is opened for late entries [R123-I-43] [R123-I-91]', () => {
  it('where those laid are full', () => {
    given(history(...two))
      .when(seat())
      .thenRejects('tournament.seats-too-few', 'R123-II-16');
    given(history(...two))
      .when(seat([2]))
      .thenFacts({ type: 'EntriesMoved', cause: 'late-entry', opened: [2] });
    expect(sizes(...two, seat([2]))).toEqual([
      [1, 9],
      [2, 2],
    ]);
  });

  it('by seat cards too, and answers a repeated act with nothing', () => {
    const opened = cards(
      [3],
      [
        { entryId: 'E10', table: 3, seat: 4 },
        { entryId: 'E11', table: 3, seat: 9 },
      ],
    );
    expect(sizes(...two, opened)).toEqual([
      [1, 9],
      [3, 2],
    ]);
    given(history(...two, opened))
      .when(opened)
      .thenNothing();
  });

  it('which fills from the full ones until they are balanced [R123-I-95]', () => {
    const position = (table: number, bigBlind: number) => ({
      table,
      ...{ button: bigBlind - 2, smallBlind: bigBlind - 1, bigBlind },
    });
    const balance = move(
      { cause: 'balance', from: position(1, 5), to: position(2, 7) },
      { moveId: 'b1', ...on('director', 7) },
    );
    expect(sizes(...two, seat([2]), balance)).toEqual([
      [1, 8],
      [2, 3],
    ]);
  });

  it('before the start as well', () => {
    const start = full.findIndex(({ type }) => type === 'StartTournament');
    const before = [...full.slice(0, start), ...sold('E10')];
    expect(sizes(...before, seat([4]))).toEqual([
      [1, 9],
      [4, 1],
    ]);
  });

  it('refuses one that is laid, not announced, named twice, or at which nobody sits [R123-I-92]', () => {
    for (const wrong of [[1], [5], [2, 2], [2, 3, 4]])
      given(history(...two))
        .when(seat(wrong))
        .thenRejects('tournament.tables-not-laid', 'R123-I-92');
    given(history(...underWay([8], entryIds(8)), ...sold('E9')))
      .when(cards([2], [{ entryId: 'E9', table: 1, seat: 9 }]))
      .thenRejects('tournament.tables-not-laid', 'R123-I-92');
  });

  it('refuses one beside the final table [R123-I-98]', () => {
    const final = redraw({ drawId: 'final', occasion: 'final-table', ...on('director', 5) });
    given(history(...underWay([4, 4], entryIds(8)), final, ...sold('E9')))
      .when(seat([3]))
      .thenRejects('tournament.tables-not-laid', 'R123-I-92');
  });

  it('keeps the seats of those laid for who comes later [R123-II-5]', () =>
    expect(sizes(...underWay([8], entryIds(8)), ...sold('E9', 'E10'), seat([2]))).toEqual([
      [1, 8],
      [2, 2],
    ]));
});
