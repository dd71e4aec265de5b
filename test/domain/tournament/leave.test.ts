import { describe, expect, it } from 'vitest';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { bustDownTo, disqualify, eliminate, lock, started, withdraw } from './inPlay.ts';
import { by } from './sitAndGo.ts';

const seven = started(7);
const stateAfter = (...commands: TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
/** Entry number, best place shared, last place shared, of those who are out. */
const places = (...commands: TournamentCommand[]) =>
  standingsOf(stateAfter(...commands)).map(({ entry, position, sharedThrough }) => [
    entry,
    position,
    sharedThrough ?? position,
  ]);

describe('A withdrawal removes the chips when the hand ends [R123-I-59] [R123-I-61]', () => {
  it('takes the next place and the chips', () => {
    const left = [...seven, withdraw('E4', 3, 18_200)];
    expect(places(...left)).toEqual([[4, 7, 7]]);
    expect(chipsInPlay(stateAfter(...left))).toBe(70_000 - 18_200);
  });

  it('ranks above who bust in that hand, reported before or after', () => {
    const expected = [
      [4, 6, 6],
      [5, 7, 7],
    ];
    const bust = eliminate(3, { E5: 1_000 });
    expect(places(...seven, bust, withdraw('E4', 3, 9_000))).toEqual(expected);
    expect(places(...seven, withdraw('E4', 3, 9_000), bust)).toEqual(expected);
  });

  it('leaves a chip to each who stays', () => {
    given(history(...seven))
      .when(withdraw('E4', 3, 69_994))
      .thenFacts({ chipsRemoved: 69_994 });
    given(history(...seven))
      .when(withdraw('E4', 3, 69_995))
      .thenRejects('tournament.chips-exceed-play', 'R123-I-68');
  });

  it('takes one chip at least: who has none was eliminated', () => {
    given(history(...seven))
      .when(withdraw('E4', 3, 1))
      .thenFacts({ chipsRemoved: 1 });
    given(history(...seven))
      .when(withdraw('E4', 3, 0))
      .thenRejects('tournament.no-chips-to-remove', 'R123-I-59');
  });

  it('answers a repeated one with no new fact', () =>
    given(history(...seven, withdraw('E4', 3, 9_000)))
      .when(withdraw('E4', 3, 9_000))
      .thenNothing());

  it('is for the Director', () =>
    given(history(...seven))
      .when(withdraw('E4', 3, 9_000, by('supervisor')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-59'));

  it('does not go back either [R123-I-68]', () =>
    given(history(...seven, eliminate(5, { E7: 1_000 })))
      .when(withdraw('E4', 4, 9_000))
      .thenRejects('tournament.hand-backwards', 'R123-I-68'));
});

describe('A disqualification [R123-II-41] [R123-II-11] [R123-II-9]', () => {
  it('puts both out by one act, ranked by chips, and removes both stacks', () => {
    const both = [...seven, disqualify(3, { E1: 9_000, E2: 21_000 })];
    expect(places(...both)).toEqual([
      [2, 6, 6],
      [1, 7, 7],
    ]);
    expect(chipsInPlay(stateAfter(...both))).toBe(40_000);
    given(history(...seven))
      .when(disqualify(3, { E1: 9_000, E2: 21_000 }))
      .thenFacts({ type: 'EntriesDisqualified', norm: 'R123-II-11' });
  });

  it('of who hides chips removes them', () =>
    expect(
      chipsInPlay(stateAfter(...seven, disqualify(3, { E1: 14_000 }, { norm: 'R123-II-9' }))),
    ).toBe(56_000));

  it('is immediate: who busts later in that hand was active then, and shares [R123-II-41.b3]', () => {
    const three = [...started(7), lock(), ...bustDownTo(4, 7)];
    const collected = (...exits: TournamentCommand[]) =>
      standingsOf(stateAfter(...three, ...exits))
        .slice(0, 3)
        .map(({ entry, position, prize }) => [entry, position, prize]);
    expect(collected(disqualify(9, { E3: 1_000 }), eliminate(9, { E2: 500 }))).toEqual([
      [1, 1, 728_000],
      [2, 2, 392_000],
      [3, 3, 0],
    ]);
    expect(collected(eliminate(9, { E2: 500 }), disqualify(9, { E3: 1_000 }))).toEqual([
      [1, 1, 1_120_000],
      [3, 2, 0],
      [2, 3, 0],
    ]);
  });

  it('keeps the order recorded beside a withdrawal, which ends the hand [R123-I-59]', () => {
    const [left, out] = [withdraw('E4', 3, 9_000), disqualify(3, { E5: 1_000 })];
    const order = (...exits: TournamentCommand[]) =>
      places(...seven, ...exits).map(([entry]) => entry);
    expect(order(out, left)).toEqual([4, 5]);
    expect(order(left, out)).toEqual([5, 4]);
    expect(order(left, out, eliminate(3, { E6: 500 }))).toEqual([5, 4, 6]);
    expect(order(out, left, eliminate(3, { E6: 500 }))).toEqual([4, 6, 5]);
  });

  it('is for the Direction, with a reason', () => {
    given(history(...seven))
      .when(disqualify(3, { E1: 9_000 }, by('dealer')))
      .thenRejects('tournament.role-not-allowed', 'R123-II-41');
    given(history(...seven))
      .when(disqualify(3, { E1: 9_000 }, { reason: '' }))
      .thenRejects('tournament.reason-missing', 'R123-II-11');
  });

  it('answers a repeated one with no new fact', () =>
    given(history(...seven, disqualify(3, { E1: 9_000 })))
      .when(disqualify(3, { E1: 9_000 }))
      .thenNothing());

  it('of all but one ends the tournament', () => {
    const two = [...seven, ...bustDownTo(3, 7)];
    expect(stateAfter(...two, disqualify(9, { E2: 1_000 })).status).toBe('finished');
    expect(stateAfter(...two, withdraw('E2', 9, 1_000)).status).toBe('finished');
  });
});
