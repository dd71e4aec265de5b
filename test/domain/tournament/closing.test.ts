import { describe, expect, it } from 'vitest';
import { blockersOf } from '../../../domain/tournament/blockers.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { initialState } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import {
  bustDownTo,
  close,
  eliminate,
  lock,
  settlementFiled,
  started,
  withdraw,
} from './inPlay.ts';
import { announce, by, drawByCards, entryIds, sell, twoSeated } from './sitAndGo.ts';

const finished = [...started(7), lock(), ...bustDownTo(2, 7)];

describe('It closes with one entry left, who holds all the chips [R123-I-68]', () => {
  it('with the chips of the winner, or with all those in play when nobody counts them', () => {
    given(history(...finished))
      .when(close(70_000))
      .thenFacts({ type: 'TournamentClosed', closing: 1, winnerChips: 70_000, counted: true });
    const [uncounted] = history(...finished, close()).slice(-1);
    expect(uncounted).toMatchObject({ winnerChips: 70_000 });
    expect(uncounted).not.toHaveProperty('counted');
  });

  it.each([69_999, 70_001])('refuses a winner with %i of 70,000', (chips) =>
    given(history(...finished))
      .when(close(chips))
      .thenRejects('tournament.chips-mismatch', 'R123-I-68'),
  );

  it('knows what withdrawals took away', () =>
    given(history(...started(7), withdraw('E7', 1, 9_000), lock(), ...bustDownTo(2, 6)))
      .when(close(61_000))
      .thenFacts({ winnerChips: 61_000 }));

  it('refuses it with two in play', () =>
    given(history(...started(7), lock(), ...bustDownTo(3, 7)))
      .when(close())
      .thenRejects('tournament.not-finished', 'R123-I-68'));

  it('refuses it before the prizes are locked [R123-I-64]', () =>
    given(history(...started(7), ...bustDownTo(2, 7)))
      .when(close())
      .thenRejects('tournament.prizes-not-locked', 'R123-I-64'));

  it('refuses it before the start [R123-I-24]', () =>
    given(history(announce())).when(close()).thenRejects('tournament.not-started', 'R123-I-24'));

  it('answers a repeated closing with no new fact and refuses another', () => {
    given(history(...finished, close()))
      .when(close())
      .thenNothing();
    given(history(...finished, close()))
      .when(close(70_000))
      .thenNothing();
    given(history(...finished, close()))
      .when(close(60_000))
      .thenRejects('tournament.already-recorded', 'R123-I-68');
  });

  it('is for the Direction [R123-III-5]', () =>
    given(history(...finished))
      .when(close(null, by('dealer')))
      .thenRejects('tournament.role-not-allowed', 'R123-III-5'));
});

describe('The filed settlement of a closing [R123-IV-6.p4] [R123-IV-11.4]', () => {
  it('is noted once', () => {
    given(history(...finished, close()))
      .when(settlementFiled())
      .thenFacts({ type: 'SettlementFiled', closing: 1 });
    given(history(...finished, close(), settlementFiled()))
      .when(settlementFiled())
      .thenNothing();
  });

  it.each([0, 2])('belongs to a closing, so not to number %i', (closing) =>
    given(history(...finished, close()))
      .when(settlementFiled(closing))
      .thenRejects('tournament.closing-unknown'),
  );
});

describe('What keeps it from the next step', () => {
  const codes = (...commands: TournamentCommand[]) =>
    blockersOf(fold(history(...commands))).map(({ before, code, norm }) => [before, code, norm]);

  it('before the start: entries and seats [R123-I-23] [R123-I-88]', () => {
    expect(codes(announce(), ...sell(...entryIds(6)))).toEqual([
      ['start', 'tournament.not-enough-entries', 'R123-I-23'],
      ['start', 'tournament.seats-not-drawn', 'R123-I-88'],
      ['start', 'tournament.seats-not-taken', 'R123-IV-11.2'],
    ]);
    const drawn = [announce(), ...sell(...entryIds(7)), drawByCards(entryIds(7))];
    expect(codes(...drawn, ...twoSeated)).toEqual([]);
  });

  it('before the closing: play and the lock [R123-I-68] [R123-I-64]', () => {
    expect(codes(...started(7), eliminate(1, { E7: 1_000 }))).toEqual([
      ['closing', 'tournament.not-finished', 'R123-I-68'],
      ['closing', 'tournament.prizes-not-locked', 'R123-I-64'],
    ]);
    expect(codes(...finished)).toEqual([]);
  });

  it('is nothing before the announcement and after the closing', () => {
    expect(blockersOf(initialState())).toEqual([]);
    expect(codes(...finished, close())).toEqual([]);
  });
});
