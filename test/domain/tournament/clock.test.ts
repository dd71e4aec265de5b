import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import { levelsOf } from '../../../domain/tournament/clock.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { bust, characteristics, playing } from './multiTable.ts';
import { at, by } from './sitAndGo.ts';

const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const pause = (minute: number, clockId = 'p1') =>
  ({
    type: 'PauseClock',
    clockId,
    reason: 'Descanso',
    ...by('supervisor'),
    occurredAt: at(minute),
  }) as const;
const resume = (minute: number, clockId = 'r1') =>
  ({ type: 'ResumeClock', clockId, ...by('supervisor'), occurredAt: at(minute) }) as const;
const level = (n: number, minute: number) =>
  ({
    type: 'AnnounceLevel',
    level: n,
    hand: null,
    ...by('director'),
    occurredAt: at(minute),
  }) as const;

/** Started at 23:00 with levels of 20 minutes. */
const table = playing([5, 5]);

describe('The level ends at an absolute time [R123-II-44] [R123-II-45]', () => {
  it('after the minutes of the structure, anew with each level announced', () => {
    expect(stateAfter(...table).clock.endsAt).toBe(at(20));
    expect(stateAfter(...table, level(2, 21)).clock.endsAt).toBe(at(41));
  });

  it('every 20 minutes: level 3 from minute 40, and at minute 45 [CLUB-T7] [CLUB-B9]', () => {
    const second = stateAfter(...table, level(2, 20));
    expect(second).toMatchObject({ level: 2, clock: { endsAt: at(40) } });
    const third = stateAfter(...table, level(2, 20), level(3, 40));
    expect(third.level).toBe(3);
    expect(Date.parse(third.clock.endsAt ?? '')).toBeGreaterThan(Date.parse(at(45)));
  });

  it('the twelve levels of the club: at minute 45 blinds are 300/600 [CLUB-B9]', () => {
    const blinds = [1, 2, 3, 4, 5, 10, 15, 20, 30, 40, 60, 90].map((hundreds) => hundreds * 100);
    const levels = blinds.map((small, index) => ({
      level: index + 1,
      smallBlind: chips(small),
      bigBlind: chips(2 * small),
      ante: chips(0),
      minutes: 20,
    }));
    const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
    const ofClub = playing([5, 5], { club, levels, breaks: [], retirements: [] });
    const third = stateAfter(...ofClub, level(2, 20), level(3, 40));
    expect(third.clock.endsAt).toBe('2014-05-10T00:00:00.000Z'); // minute 60
    expect(third.terms.levels[third.level - 1]).toMatchObject({ smallBlind: 300, bigBlind: 600 });
    expect(third.terms.levels.at(-1)).toMatchObject({ smallBlind: 9_000, bigBlind: 18_000 });
  });

  it('not with the first elimination [CLUB-J4]', () => {
    const out = { ...bust('x1', 7, 'E1'), occurredAt: at(10) };
    expect(stateAfter(...table, out)).toMatchObject({ level: 1, clock: { endsAt: at(20) } });
  });

  it('20 minutes paused for 3 are due at 23', () =>
    expect(stateAfter(...table, pause(5), resume(8)).clock).toMatchObject({
      endsAt: at(23),
      remainingSeconds: null,
    }));

  it('resumes a suspended level with the time that was left [R123-I-16]', () => {
    expect(stateAfter(...table, pause(7)).clock).toMatchObject({
      endsAt: null,
      remainingSeconds: 13 * 60,
    });
    expect(stateAfter(...table, pause(7), resume(40)).clock.endsAt).toBe(at(53));
  });

  it('pauses once and resumes once, with a reason', () => {
    given(history(...table, pause(5)))
      .when(pause(5))
      .thenNothing();
    given(history(...table, pause(5)))
      .when(pause(6, 'p2'))
      .thenNothing();
    given(history(...table, pause(5)))
      .when(pause(11, 'p2'))
      .thenRejects('tournament.clock-paused', 'R123-II-44');
    given(history(...table))
      .when(resume(6))
      .thenRejects('tournament.clock-running', 'R123-II-44');
    given(history(...table, pause(5), resume(8)))
      .when(resume(8))
      .thenNothing();
    given(history(...table))
      .when({ ...pause(5), reason: ' ' })
      .thenRejects('tournament.reason-missing', 'R123-II-44');
    given(history(...table))
      .when({ ...pause(5), ...by('dealer') })
      .thenRejects('tournament.role-not-allowed', 'R123-II-44');
  });
});

describe('A level ends before its time only with a reason [R123-II-44] [R123-II-47]', () => {
  const because = { ...level(2, 6), reason: 'Para terminar a horario' };
  const early = (facts: readonly TournamentCommand[], next: TournamentCommand) =>
    given(history(...facts))
      .when(next)
      .thenRejects('tournament.level-early', 'R123-II-47');

  it('five minutes are two clocks that differ, and a second more is not', () => {
    given(history(...table))
      .when(level(2, 15))
      .thenFacts({ type: 'LevelAnnounced', level: 2 });
    early(table, { ...level(2, 14), occurredAt: '2014-05-09T23:14:59.000Z' as Instant });
  });

  it('after six minutes of twenty the refusal says when it ends', () => {
    const refused = () => decide(level(2, 6), stateAfter(...table));
    expect(refused).toThrow(
      expect.objectContaining({ facts: { current: 1, minutes: 14, endsAt: at(20) } }),
    );
  });

  it('counts what is left while the clock stands', () => {
    early([...table, pause(6)], level(2, 40));
    given(history(...table, pause(16)))
      .when(level(2, 17))
      .thenFacts({ level: 2 });
  });

  it('nor while the clock stands with time left, whatever the reason: it goes on first', () => {
    const why = (minute: number) => ({ ...level(2, minute), reason: 'Para terminar a horario' });
    const stands = (facts: readonly TournamentCommand[], next: TournamentCommand) =>
      given(history(...facts))
        .when(next)
        .thenRejects('tournament.clock-paused', 'R123-II-44');
    stands([...table, pause(6)], why(6));
    stands([...table, pause(14)], why(40));
    given(history(...table, pause(15)))
      .when(why(40))
      .thenFacts({ level: 2 });
    given(history(...table, pause(6), resume(40)))
      .when(why(40))
      .thenFacts({ level: 2 });
    // Announced before the pause, and posted after it.
    given(history(...table, pause(6)))
      .when(why(5))
      .thenFacts({ level: 2 });
    given(history(...table, why(5), pause(6)))
      .when(why(5))
      .thenNothing();
  });

  it('counts again from the level announced', () => early([...table, level(2, 21)], level(3, 30)));

  it('with a reason that the fact keeps, once', () => {
    given(history(...table))
      .when(because)
      .thenFacts({ level: 2, reason: 'Para terminar a horario' });
    given(history(...table))
      .when({ ...because, reason: ' ' })
      .thenRejects('tournament.reason-missing', 'R123-II-47');
    given(history(...table, because))
      .when(because)
      .thenNothing();
    given(history(...table, because))
      .when({ ...because, reason: 'Otro' })
      .thenRejects('tournament.already-recorded', 'R123-II-44');
    given(history(...table, level(2, 20)))
      .when(level(2, 20))
      .thenNothing();
  });

  it('a fact recorded before reasons were asked replays as it was', () => {
    const old = { type: 'LevelAnnounced', ...{ level: 2, hand: null } } as const;
    const fact = { ...old, ...by('director'), occurredAt: at(6) };
    expect(fold([...history(...table), fact])).toMatchObject({
      level: 2,
      clock: { endsAt: at(26) },
    });
  });
});

describe('The Direction alters levels to come [R123-II-47]', () => {
  const [, ...later] = characteristics.levels;
  const shorter = later.map((one) => ({ ...one, minutes: 15 }));
  const change = {
    type: 'ChangeLevels',
    changeId: 'c1',
    levels: shorter,
    reason: 'Horario de cierre',
    announcement: 'Niveles de 15 minutos',
    ...by('director'),
  } as const;

  it('the level in force keeps its time', () => {
    const changed = stateAfter(...table, change);
    expect(changed.clock.endsAt).toBe(at(20));
    expect(levelsOf(changed).map(({ minutes }) => minutes)).toEqual([20, 15, 15, 15, 15, 15]);
    expect(stateAfter(...table, change, level(2, 20)).clock.endsAt).toBe(at(35));
    given(history(...table, change))
      .when(change)
      .thenNothing();
  });

  const queued = { ...change, announcement: null, ...by('supervisor') } as const;
  const announce = {
    type: 'AnnounceChange',
    announcementId: 'a1',
    changeId: 'c1',
    text: 'Niveles de 15 minutos',
    ...by('director'),
  } as const;
  const minutesOf = (state: AnnouncedTournament) => levelsOf(state).map(({ minutes }) => minutes);

  it('a Supervisor too: without effect until the Director tells the players [R123-III-2.p5]', () => {
    given(history(...table, queued))
      .when(queued)
      .thenNothing();
    expect(minutesOf(stateAfter(...table, queued))).toEqual([20, 20, 20, 20, 20, 20]);
    expect(minutesOf(stateAfter(...table, queued, announce))).toEqual([20, 15, 15, 15, 15, 15]);
    given(history(...table, queued, announce))
      .when(announce)
      .thenNothing();
    given(history(...table, queued))
      .when({ ...announce, ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-III-2.p5');
    given(history(...table))
      .when({ ...change, ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-III-2.p5');
  });

  it('announces what waits, once, and no level that has begun meanwhile [R123-III-2.p5]', () => {
    for (const facts of [history(...table), history(...table, change)])
      given(facts).when(announce).thenRejects('tournament.no-change-pending', 'R123-III-2.p5');
    given(history(...table, queued, level(2, 20)))
      .when(announce)
      .thenRejects('tournament.level-past', 'R123-II-47');
  });

  it('never one already announced, nor without a reason', () => {
    given(history(...table))
      .when({ ...change, levels: characteristics.levels })
      .thenRejects('tournament.level-past', 'R123-II-47');
    given(history(...table))
      .when({ ...change, reason: '' })
      .thenRejects('tournament.reason-missing', 'R123-II-47');
  });

  it('nor to blinds that the chips cannot pay [R123-II-12]', () => {
    const odd = shorter.map((one) => (one.level === 5 ? { ...one, ante: chips(25) } : one));
    given(history(...table))
      .when({ ...change, levels: odd })
      .thenRejects('tournament.denomination-needed', 'R123-II-12');
  });

  it('and a shorter structure has no further level', () =>
    given(history(...table, { ...change, levels: [] }))
      .when(level(2, 20))
      .thenRejects('tournament.level-unknown', 'R123-I-1.11'));
});
