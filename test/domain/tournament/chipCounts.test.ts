import { describe, expect, it } from 'vitest';
import type { RejectionCode } from '../../../domain/errors.ts';
import { chips } from '../../../domain/money/chips.ts';
import { tableSheet } from '../../../domain/tournament/chips/tableSheet.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import { given, history } from '../../support/given.ts';
import { bag, count, saturday } from './bagging.ts';
import { deal, level, on, place, removeAbsent, stateOf, underWay } from './chips.ts';
import { disqualify, withdraw } from './inPlay.ts';
import { characteristics } from './multiTable.ts';
import { buy, withPurchases } from './rebuys.ts';

const there = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9'];
const event = underWay([5, 5], there);
const twoDays = [...characteristics.days, saturday];

describe('Chips are counted by table and compared with those in play [R123-IV-7] [R123-IV-7.1]', () => {
  const first = { 1: 12_000, 2: 8_000, 3: 10_000, 4: 10_000, 5: 9_500 };
  const second = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000 };

  it('adds the sheets of all tables and shows the difference', () => {
    given(history(...event))
      .when(count({ 1: first, 2: second }))
      .thenFacts({ type: 'ChipsInPlayCounted', total: 99_500, inPlay: 100_000 });
  });

  it('without a comparison while a table is missing', () =>
    given(history(...event))
      .when(count({ 1: first }))
      .thenFacts({ total: 49_500, inPlay: null }));

  it('some of the tables have no more than all, and each has one sheet', () => {
    const heavy = { ...first, 1: 70_000 };
    given(history(...event))
      .when(count({ 1: { ...heavy, 2: 0, 3: 10_000, 4: 10_000, 5: 10_000 } }))
      .thenFacts({ total: 100_000, inPlay: null });
    given(history(...event))
      .when(count({ 1: { ...heavy, 2: 25, 3: 10_000, 4: 10_000, 5: 10_000 } }))
      .thenRejects('tournament.chips-exceed-play', 'R123-IV-7');
    const once = count({ 1: first });
    given(history(...event))
      .when({ ...once, sheets: [...once.sheets, ...once.sheets] })
      .thenRejects('tournament.sheet-incomplete', 'R123-IV-7.1.p2');
  });

  it.each<[number, RejectionCode | null]>([
    [9_975, null],
    [9_990, 'tournament.count-not-of-chips'],
    [9_999, 'tournament.count-not-of-chips'],
  ])('a stack of %d is made of chips of 25 and more, or not [R123-II-3]', (stack, refusal) => {
    const sheet = count({ 1: { ...first, 5: stack } });
    const counting = given(history(...event)).when(sheet);
    if (refusal) counting.thenRejects(refusal, 'R123-IV-7.1');
    else counting.thenFacts({ total: 40_000 + stack });
  });

  it('who leaves after a count leaves with what was counted [R123-I-59]', () => {
    const counted = [...event, deal(1, 1), count({ 1: first }, on('supervisor', 1))];
    const leave = (stack: number, minute: number) =>
      withdraw('E5', 2, stack, on('director', minute));
    given(history(...counted))
      .when(leave(9_500, 2))
      .thenFacts({ chipsRemoved: 9_500 });
    given(history(...counted))
      .when(leave(9_525, 2))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.1');
    given(history(...counted))
      .when(disqualify(2, { E5: 9_475 }, { norm: 'R123-II-9', ...on('supervisor', 2) }))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.1');
    const dealt = deal(1, 2, on('dealer', 2));
    given(history(...counted, dealt))
      .when(leave(9_525, 3))
      .thenFacts({ chipsRemoved: 9_525 });
    const left = leave(9_500, 2);
    given(history(...counted, left))
      .when(left)
      .thenNothing();
  });

  it('a sheet has position, player number and chips, of every seat with chips [R123-IV-7.1.p2]', () => {
    given(history(...event))
      .when(count({ 2: second }))
      .thenFacts({
        sheets: [
          {
            table: 2,
            rows: [6, 7, 8, 9, 10].map((entryNumber, index) => ({
              seat: index + 1,
              entryNumber,
              chips: 10_000,
            })),
          },
        ],
      });
    const { 5: _, ...four } = second;
    for (const wrong of [{ 2: four }, { 2: { ...second, 6: 500 } }])
      given(history(...event))
        .when(count(wrong))
        .thenRejects('tournament.sheet-incomplete', 'R123-IV-7.1.p2');
    given(history(...event))
      .when(count({ 3: second }))
      .thenRejects('tournament.table-unknown', 'R123-IV-7.1');
  });

  it('is prefilled with what is known of the absent and of stacks that nobody bought', () => {
    const state = stateOf(...event, place('1/9'), deal(2, 1, { bigBlind: 5 }));
    expect(tableSheet(state, 2).at(-1)).toMatchObject({ seat: 5, entryNumber: 10, chips: 9_950 });
    expect(tableSheet(state, 1).at(-1)).toEqual({
      seat: 9,
      table: 1,
      entryId: null,
      entryNumber: null,
      status: 'placed',
      chips: 10_000,
    });
  });

  it('expects what was issued less what left [R123-IV-7]', () => {
    const after = [...event, level(2), removeAbsent()];
    const { 5: _, ...four } = second;
    given(history(...after))
      .when(count({ 1: second, 2: four }))
      .thenFacts({ total: 90_000, inPlay: 90_000 });
  });

  it.each([
    ['a rebuy', buy('E1', ['RB'], { table: 1, ...on('cashier', 30) }), 110_000],
    ['an exit', withdraw('E1', 3, 10_000, on('director', 30)), 90_000],
  ])('dated not before %s, but for clocks that differ [R123-IV-7.1]', (_, change, inPlay) => {
    const after = history(...underWay([5, 5], there, withPurchases), change);
    const first = change.type === 'WithdrawEntry' ? {} : { 1: 20_000 };
    const rows = { ...first, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000 };
    given(after)
      .when(count({ 1: rows, 2: second }, on('control-desk', 25)))
      .thenFacts({ total: inPlay, inPlay });
    given(after)
      .when(count({ 1: rows, 2: second }, on('control-desk', 24)))
      .thenRejects('tournament.before-its-cause', 'R123-IV-7.1');
  });

  it('answers a repeated count with nothing', () =>
    given(history(...event, count({ 1: first })))
      .when(count({ 1: first }))
      .thenNothing());
});

describe('Tournament chips are of their own kind [R123-II-2] [R123-II-3] [CLUB-T16]', () => {
  it('a denomination that the event does not have is refused', () =>
    given(history(...underWay([5, 5], there, { days: twoDays })))
      .when(bag('E1', { 7: 100 }))
      .thenRejects('tournament.denomination-unknown', 'R123-II-3'));

  it('in the club by its own rule', () => {
    const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
    const ofClub = { retirements: [], club, seatsPerTable: 9, days: twoDays };
    given(history(...underWay([5, 5], there, ofClub)))
      .when(bag('E1', { 7: 100 }))
      .thenRejects('tournament.denomination-unknown', 'CLUB-T16');
  });
});

describe('Chips that were hidden leave with who is disqualified [R123-II-9]', () => {
  it('14,000 less in play', () => {
    const state = stateOf(
      ...event,
      disqualify(3, { E1: 14_000 }, { norm: 'R123-II-9', ...on('supervisor', 1) }),
    );
    expect(chipsInPlay(state)).toBe(chips(100_000 - 14_000));
  });
});
