import { describe, it } from 'vitest';
import type { CommandOf } from '../../../domain/tournament/commands.ts';
import { given, history } from '../../support/given.ts';
import { bustDownTo, close, lock, started } from './inPlay.ts';
import { announce, by } from './sitAndGo.ts';

const level = (
  number: number,
  hand: number | null = null,
  changes: Partial<CommandOf<'AnnounceLevel'>> = {},
): CommandOf<'AnnounceLevel'> => ({
  type: 'AnnounceLevel',
  level: number,
  hand,
  ...(number > 1 && { reason: 'Para terminar a horario' }),
  ...by('director'),
  ...changes,
});

describe('Levels follow each other as announced [R123-II-44] [R123-II-45]', () => {
  it('announces the next one', () =>
    given(history(...started(7)))
      .when(level(2, 11))
      .thenFacts({ type: 'LevelAnnounced', level: 2, hand: 11 }));

  it('has the first one in force from the start, and answers a repeated one', () => {
    given(history(...started(7)))
      .when(level(1))
      .thenNothing();
    given(history(...started(7), level(2, 11)))
      .when(level(2, 11))
      .thenNothing();
  });

  it('refuses to skip one or to go back', () => {
    given(history(...started(7)))
      .when(level(3))
      .thenRejects('tournament.level-out-of-order', 'R123-II-44');
    given(history(...started(7), level(2)))
      .when(level(1))
      .thenRejects('tournament.level-out-of-order', 'R123-II-44');
  });

  it('refuses one beyond the structure [R123-I-1.11]', () =>
    given(history(...started(7), level(2), level(3)))
      .when(level(4))
      .thenRejects('tournament.level-unknown', 'R123-I-1.11'));

  it('is for the Director', () =>
    given(history(...started(7)))
      .when(level(2, 11, by('supervisor')))
      .thenRejects('tournament.role-not-allowed', 'R123-II-45'));

  it('is announced in play only [R123-I-24] [R123-I-68]', () => {
    given(history(announce())).when(level(1)).thenRejects('tournament.not-started', 'R123-I-24');
    const finished = [...started(7), lock(), ...bustDownTo(2, 7)];
    given(history(...finished))
      .when(level(2))
      .thenRejects('tournament.finished', 'R123-I-68');
    given(history(...finished, close()))
      .when(level(2))
      .thenRejects('tournament.closed', 'R123-IV-6.p4');
  });
});

describe('A level applies to the hand after the one in progress [R123-II-46]', () => {
  it('takes two levels in one hand but none in an earlier one', () => {
    given(history(...started(7), level(2, 11)))
      .when(level(3, 11))
      .thenFacts({ level: 3, hand: 11 });
    given(history(...started(7), level(2, 11)))
      .when(level(3, 10))
      .thenRejects('tournament.hand-backwards', 'R123-II-46');
  });
});
