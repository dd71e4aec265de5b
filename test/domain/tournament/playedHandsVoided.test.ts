import { describe, expect, it } from 'vitest';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { CommandOf } from '../../../domain/tournament/commands.ts';
import { given, history } from '../../support/given.ts';
import { deal, level, on, stateOf, underWay } from './chips.ts';
import {
  ALL_FOLD,
  after,
  chipsOf,
  entries,
  event,
  fourTakesIt,
  posted,
  record,
  setting,
  sixIsOut,
  stacksOf,
  voidHand,
} from './playedHands.ts';

describe('The stack of who is absent pays, and its hand is dead [R123-I-38]', () => {
  const absent = underWay(
    [9, 9],
    entries(18).filter((entryId) => entryId !== 'E4'),
    setting,
  );

  it('the big blind of E4 goes to who is left, and is charged once', () => {
    const command = record(1, posted('5f 6f 7f 8f 9f 1f 2f'));
    given(history(...absent))
      .when(command)
      .thenFacts(
        { charges: [{ seat: 4, entryNumber: 4, ante: 25, blind: 200, left: 9_775 }] },
        { type: 'HandPlayed' },
      );
    const state = stateOf(...absent, command);
    expect(chipsOf(state, 'E4')).toBe(9_775);
    expect(chipsOf(state, 'E3')).toBe(10_000 + 200 + 8 * 25);
    expect(chipsInPlay(state)).toBe(180_000);
    expect(chipsOf(stateOf(...absent, command, voidHand('hand 1')), 'E4')).toBe(10_000);
  });

  it('and so is the hand of who is suspended, until the Director says so [R123-II-41.b2]', () => {
    const suspendedIn = (hand: number | null): CommandOf<'ImposePenalty'> => ({
      type: 'ImposePenalty',
      penaltyId: 'penalty 1',
      entryId: 'E5',
      hand,
      codes: ['device-at-table'],
      others: [],
      round: null,
      description: 'Teléfono en la mesa',
      suspension: { handsPerPlayer: 1 },
      ...on('supervisor', 5),
    });
    const suspend = suspendedIn(null);
    given(history(...event, suspend))
      .when(record(1, posted(ALL_FOLD)))
      .thenRejects('hand.seat-not-in-hand');
    expect(after(...event, suspend, record(1, posted('6f 7f 8f 9f 1f 2f 3f')))[5]).toBe(9_975);
    // The hand in which it was imposed is played to its end; the next one, his big blind, is dead.
    const played = [...event, suspendedIn(1), record(1, posted(ALL_FOLD))];
    expect(stacksOf(stateOf(...played))[5]).toBe(9_975);
    given(history(...played))
      .when(record(2, posted('5f')))
      .thenRejects('hand.seat-not-in-hand');
    const next = record(2, posted('6f 7f 8f 9f 1f 2f 3f'));
    expect(stacksOf(stateOf(...played, next))[5]).toBe(9_750);
  });
});

describe('A ruling voids a recorded hand [R123-II-25] [R123-II-59] [R123-III-3]', () => {
  it('every chip goes back, and who was out plays again', () => {
    given(history(...event, sixIsOut))
      .when(voidHand('hand 1'))
      .thenFacts(
        { type: 'ExitUndone', exitId: 'hand 1' },
        { type: 'HandVoided', handId: 'hand 1', norm: 'R123-II-25' },
      );
    const stacks = Object.values(after(...event, sixIsOut, voidHand('hand 1')));
    expect(stacks).toEqual(Array(9).fill(10_000));
  });

  it('the hand is dealt again with the same button, at the level announced meanwhile', () => {
    const again = record(2, posted('5f 6f 7f 8f 9f 1f 2f 3f'), on('dealer', 25));
    const state = stateOf(...event, fourTakesIt, level(2, 12), voidHand('hand 1'), again);
    expect(state.playedHands.last[1]).toMatchObject({ level: 2, positions: { button: 2 } });
    expect(stacksOf(state)[4]).toBe(10_000 + 200 + 8 * 25);
  });

  it('by an article that applies at the table [R123-II-1] [R123-III-2.p4]', () => {
    for (const norm of ['R132-38', 'PISO-39.1', 'CLUB-O19'] as const)
      given(history(...event, fourTakesIt))
        .when(voidHand('hand 1', { norm }))
        .thenRejects('hand.norm-not-applicable', 'R123-III-2.p4', {
          pointer: '/norm',
          asked: norm,
          allowed: 'R123, R40',
        });
    const dead = [{ seat: 5, norm: 'PISO-34', reason: 'No estaba', after: 0 }] as const;
    given(history(...event))
      .when(record(1, posted('6f 7f 8f 9f 1f 2f 3f', { dead })))
      .thenRejects('hand.norm-not-applicable', 'R123-III-2.p4', { pointer: '/dead/0/norm' });
    given(history(...event, fourTakesIt))
      .when(voidHand('hand 1', { norm: 'R40-61' }))
      .thenFacts({ type: 'HandVoided', norm: 'R40-61' });
  });

  it('once, before the next hand is open, on the word of the Direction [R123-I-87]', () => {
    const voided = history(...event, fourTakesIt, voidHand('hand 1'));
    given(voided).when(voidHand('hand 1')).thenNothing();
    given(voided)
      .when(voidHand('hand 1', { voidId: 'other' }))
      .thenRejects('tournament.hand-not-last', 'R123-I-87');
    given(history(...event, fourTakesIt, deal(1, 2, on('dealer', 10))))
      .when(voidHand('hand 1'))
      .thenRejects('tournament.hand-not-last', 'R123-I-87');
    given(history(...event, fourTakesIt))
      .when(voidHand('hand 9'))
      .thenRejects('tournament.hand-unknown', 'R123-I-87');
    given(history(...event, fourTakesIt))
      .when(voidHand('hand 1', on('dealer', 20)))
      .thenRejects('tournament.role-not-allowed', 'R123-III-3');
    given(history(...event, fourTakesIt))
      .when(voidHand('hand 1', { reason: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-III-3');
  });
});
