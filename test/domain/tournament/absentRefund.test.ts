import { describe, expect, it } from 'vitest';
import { absentStack } from '../../../domain/tournament/chips/stacks.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import { poolOf, standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { given, history } from '../../support/given.ts';
import { deal, level, on, removeAbsent, stateOf, underWay } from './chips.ts';
import { announceTables, bust, playing } from './multiTable.ts';
import { entries, setting, stacksOf } from './playedHands.ts';
import { by, sell } from './sitAndGo.ts';

const listed = { restrictions: ['self-excluded'] } as const;
const refund = (entryId: string, circumstance = by('cashier')): TournamentCommand => ({
  type: 'RefundEntry',
  entryId,
  refundId: `refund ${entryId}`,
  means: 'cash',
  desk: 3,
  ...circumstance,
});

describe('Until registration ends the price goes back, later the stack is put in play [R123-IV-1.4]', () => {
  const sold = [announceTables(), ...sell('E1', 'E2')];

  it('to its last minute, and the place is free; once for one request', () => {
    const early = by('cashier');
    given(history(...sold))
      .when(refund('E1', early))
      .thenFacts({ type: 'EntryRefunded', entryId: 'E1' });
    given(history(...sold, refund('E1', early)))
      .when(refund('E1', early))
      .thenNothing();
    const state = stateOf(...sold, refund('E1', early));
    expect(entryOf(state, 'E1')).toMatchObject({ reversal: { kind: 'refunded' } });
    given(history(...sold))
      .when(refund('E1', on('cashier', 1)))
      .thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
  });

  it('after it is refused, and who does not come has a stack at the table that pays', () => {
    given(history(...playing([9, 9], setting)))
      .when(refund('E9', on('cashier', 40)))
      .thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
    const event = underWay(
      [9, 9],
      entries(17).filter((one) => one !== 'E9'),
      setting,
    );
    expect(stacksOf(stateOf(...event))[9]).toBe(10_000);
    const played = stateOf(...event, deal(1, 1, { bigBlind: 9 }));
    expect(absentStack(played, entryOf(played, 'E9')!)).toBe(9_775);
  });
});

describe('Who is barred has the price back also once he was removed as absent [R123-I-27.b2] [R123-I-39]', () => {
  const event = underWay([6, 6], entries(10), { retirements: [] });
  const busted = { ...bust('x1', 3, 'E10'), ...on('supervisor', 10) };
  const second = { ...level(2), ...on('director', 20) };
  const removed = [
    ...event,
    deal(2, 1, { bigBlind: 6 }),
    busted,
    second,
    removeAbsent(on('supervisor', 40)),
  ];
  const barred = { ...refund('E12', on('cashier', 50)), ...listed };

  it('his place goes with it, and nobody is ranked with him; others who were absent get nothing', () => {
    const before = stateOf(...removed);
    expect(placesIn(before)).toEqual([
      [11, 10],
      [12, 11],
      [10, 12],
    ]);
    given(history(...removed))
      .when(barred)
      .thenFacts(
        { type: 'EntryBarred', due: 'refund' },
        { type: 'EntryRefunded', amount: 2_000_00 },
      );
    const after = stateOf(...removed, barred);
    expect(placesIn(after)).toEqual([
      [11, 10],
      [10, 11],
    ]);
    expect(chipsInPlay(after)).toBe(chipsInPlay(before));
    expect(poolOf(before) - poolOf(after)).toBe(entryOf(before, 'E12')?.sale?.prizePart);
    given(history(...removed, barred))
      .when(barred)
      .thenNothing();
    given(history(...removed, barred))
      .when({ ...barred, refundId: 'again' } as TournamentCommand)
      .thenRejects('tournament.entry-returned', 'R123-IV-1.4');
    given(history(...removed))
      .when(refund('E11', on('cashier', 50)))
      .thenRejects('tournament.entry-not-live', 'R123-I-68');
  });

  it('the removal recorded again changes nothing', () =>
    given(history(...removed, barred))
      .when(removeAbsent(on('supervisor', 40)))
      .thenNothing());

  it('but not of an event that is closed', () =>
    given([
      ...history(...removed),
      { type: 'TournamentClosed', closing: 1, winnerChips: null, second: null, ...by('director') },
    ])
      .when(barred)
      .thenRejects('tournament.closed', 'R123-IV-6.p4'));
});

const placesIn = (state: AnnouncedTournament) =>
  standingsOf(state).map(({ entry, position }) => [entry, position]);
