import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import type { CashCommandOf } from '../../../domain/cash/commands.ts';
import { turnEndsAt } from '../../../domain/cash/sessionTime.ts';
import { countdown } from '../../../domain/hand/timeToAct.ts';
import { decide as decideRuling } from '../../../domain/rulings/decide.ts';
import { evolve as evolveRuling } from '../../../domain/rulings/evolve.ts';
import type { LoggedRuling } from '../../../domain/rulings/state.ts';
import { initialState } from '../../../domain/rulings/state.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { StaffRole } from '../../../domain/tournament/facts.ts';
import {
  announce,
  at,
  gameAfter,
  given,
  JORNADA,
  live,
  open,
  staff,
  step,
  steps,
  voiding,
} from './given.ts';

/** Seconds after the hand was opened, at 21:02:00. */
const seconds = (more: number) =>
  new Date(Date.parse(at(2)) + more * 1000).toISOString() as Instant;
const playing = [announce(), open(), live('h1')];
const clubTable = announce({ rakeBps: 0 }, { ruleset: 'CLUB', band: null });
const club = [clubTable, open(), live('h1')];
const acts = (text: string, after: number) => ({
  ...steps('h1', text)[0]!,
  occurredAt: seconds(after),
});
const timeOut = (seat: number, after: number) =>
  step('h1', { type: 'TimeOut', seat }, { occurredAt: seconds(after) });

describe('60 seconds to decide and 10 counted aloud [R40-50]', () => {
  it('70 s without action: a dead hand; an action at 69 s is taken', () => {
    given(...playing)
      .when(acts('3C', 69))
      .thenFacts({ type: 'HandPlayed' });
    given(...playing)
      .when(acts('3C', 70))
      .thenRejects('hand.time-over', 'R40-50', { seat: 3, until: seconds(70) });
    given(...playing)
      .when(timeOut(3, 69.999))
      .thenRejects('cash.time-left', 'R40-50', { until: seconds(70) });
    given(...playing)
      .when(timeOut(3, 70))
      .thenFacts({
        facts: [{ type: 'ActionTaken', seat: 3, action: 'fold', to: 0, allIn: false }],
      });
  });

  it('another hand that is declared dead gives no more time', () => {
    const dead = step(
      'h1',
      { type: 'DeclareHandDead', seat: 5, norm: 'R40-66', reason: 'Mezcló' },
      { by: staff('supervisor'), occurredAt: seconds(40) },
    );
    given(...playing, dead)
      .when(timeOut(3, 69.999))
      .thenRejects('cash.time-left', 'R40-50', { until: seconds(70) });
    given(...playing, dead)
      .when(timeOut(3, 70))
      .thenFacts({ type: 'HandPlayed' });
  });

  it('no timer need run: the next player acts, and the one before has lost his cards', () => {
    const next = acts('4C', 75);
    given(...playing)
      .when(next)
      .thenFacts({
        facts: [
          { type: 'ActionTaken', seat: 3, action: 'fold', to: 0, allIn: false },
          { type: 'ActionTaken', seat: 4, action: 'call', to: 20_000, allIn: false },
        ],
      });
    given(...playing)
      .when(acts('4C', 69))
      .thenRejects('hand.not-in-turn', 'R40-57');
    given(...playing, next)
      .when(timeOut(5, 144))
      .thenRejects('cash.time-left', 'R40-50', { until: seconds(145) });
    given(...playing)
      .when(acts('5C', 300)) // nobody has told seat 4 that it is his turn
      .thenRejects('hand.not-in-turn', 'R40-57');
  });

  it('tells an absolute end, the seconds left and the ten that are counted', () => {
    const until = turnEndsAt(gameAfter(...playing), 'R40')!;
    expect(until).toBe(seconds(70));
    const left = (after: number) => countdown(until, seconds(after));
    expect(left(0.2)).toMatchObject({ secondsLeft: 70, aloud: false, over: false });
    expect(left(59.9)).toMatchObject({ secondsLeft: 11, aloud: false });
    expect(left(60)).toMatchObject({ secondsLeft: 10, aloud: true, over: false });
    expect(left(69.5)).toMatchObject({ secondsLeft: 1, aloud: true, over: false });
    expect(left(70)).toMatchObject({ secondsLeft: 0, aloud: false, over: true });
  });
});

const call = (
  after: number,
  caller: number | null = 6,
  role: StaffRole = 'dealer',
  seat = 3,
): CashCommandOf<'CallClock'> => ({
  type: 'CallClock',
  callId: `clock ${after}`,
  handId: 'h1',
  seat,
  caller,
  by: staff(role),
  occurredAt: seconds(after),
  jornada: JORNADA,
});

describe('The clock of a club is called [CLUB-S11] [R123-II-68]', () => {
  it('called 21:02:40, dead at 21:03:10; an action at 21:03:09 is valid', () => {
    given(...club)
      .when(timeOut(3, 500))
      .thenRejects('hand.clock-not-called', 'CLUB-S11');
    const called = [...club, call(40)];
    given(...called)
      .when(acts('3C', 69))
      .thenFacts({ type: 'HandPlayed' });
    given(...called)
      .when(acts('3C', 70))
      .thenRejects('hand.time-over', 'R123-II-66.E', { until: seconds(70) });
    given(...called)
      .when(timeOut(3, 69))
      .thenRejects('cash.time-left', 'CLUB-S11');
    given(...called)
      .when(timeOut(3, 70))
      .thenFacts({ type: 'HandPlayed' });
  });

  it('by a player of the table or the management, on the player to act, once', () => {
    given(...club)
      .when(call(40, null))
      .thenRejects('table.role-not-allowed', 'CLUB-S11');
    given(...club)
      .when(call(40, null, 'supervisor'))
      .thenFacts({ type: 'ClockCalled', seat: 3, caller: null, until: seconds(70) });
    given(...club)
      .when(call(40, 9))
      .thenRejects('hand.clock-caller-wrong', 'R123-II-68', { caller: 9 });
    given(...club)
      .when(call(40, 3))
      .thenRejects('hand.clock-caller-wrong', 'R123-II-68');
    given(...club)
      .when(call(40, 6, 'dealer', 4))
      .thenRejects('hand.not-in-turn', 'R123-II-68');
    given(...club, call(40))
      .when(call(50))
      .thenRejects('hand.clock-running', 'CLUB-S11', { until: seconds(70) });
    given(...club, call(40))
      .when(call(40))
      .thenNothing();
  });

  it('and anew for the next player; in cash of the lottery nobody calls it', () => {
    const acted = [...club, call(40), acts('3C', 60)];
    expect(turnEndsAt(gameAfter(...acted), 'CLUB')).toBeNull();
    given(...playing)
      .when(call(40))
      .thenRejects('hand.clock-not-needed', 'R40-50');
  });
});

const situation = (anyoneActed: boolean) => ({
  code: 'burn-wrong',
  facts: {
    ...{ street: 'flop', burned: 'none', anyoneActed },
    ...{ noBetting: false, potDelivered: false },
  },
});
const stop = (after = 100, what = situation(true)): CashCommandOf<'StopAction'> => ({
  type: 'StopAction',
  stopId: 'stop-1',
  handId: 'h1',
  situation: what,
  by: staff('dealer'),
  occurredAt: seconds(after),
  jornada: JORNADA,
});
const ruled = (
  role: StaffRole,
  more: { code?: string; hand?: number | null; departTo?: 'board-redealt' } = {},
): LoggedRuling => {
  const { departTo = null, code = 'burn-wrong', hand = 1 } = more;
  const facts =
    code === 'burn-wrong' ? situation(true).facts : { street: 'flop', pendingFolded: false };
  const [fact] = decideRuling(
    {
      type: 'Rule',
      rulingId: 'r-1',
      asked: { ruleset: 'CLUB', code, facts, table: 12, hand, seats: [] },
      departTo,
      hasLine: null,
      rules: null,
      reason: departTo && 'Carta identificada',
      by: staff(role),
      occurredAt: seconds(120),
      jornada: JORNADA,
    },
    initialState(),
  );
  return evolveRuling(initialState(), fact!).rulings['r-1']!;
};
const resume = (ruling: LoggedRuling | null, after = 200): CashCommandOf<'ResumeAction'> => ({
  type: 'ResumeAction',
  resumeId: 'resume-1',
  handId: 'h1',
  rulingId: 'r-1',
  ruling,
  by: staff('dealer'),
  occurredAt: seconds(after),
  jornada: JORNADA,
});

describe('A community-card error stops the recorded hand [R123-II-63.A]', () => {
  const flop = [...club, ...steps('h1', '3C 4F 5F 6F 1F 2X')];
  const stopped = [...flop, stop()];

  it('action taken, burn missing: the fixed solution is offered', () =>
    given(...flop)
      .when(stop())
      .thenFacts({
        type: 'ActionStopped',
        hand: 1,
        offered: { outcome: 'burn-compensated', norm: 'CLUB-I5', authority: 'officials' },
      }));

  it('nobody acts, no card is dealt, no hand is killed until it is ruled on', () => {
    const board = parseCards('2c3d4h');
    for (const frozen of [
      acts('2X', 150),
      timeOut(2, 999),
      step('h1', { type: 'DealBoard', board }, { occurredAt: seconds(150) }),
      step(
        'h1',
        { type: 'DeclareHandDead', seat: 2, norm: 'R123-II-66.H', reason: 'Mezcla' },
        { occurredAt: seconds(150) },
      ),
    ])
      given(...stopped)
        .when(frozen)
        .thenRejects('hand.action-stopped', 'R123-II-63.A', {
          hand: 1,
          situation: 'burn-wrong',
          since: seconds(100),
        });
    given(...flop)
      .when(acts('2X', 150))
      .thenFacts({ type: 'HandPlayed' });
  });

  it('the ruling on it lets play go on, with its outcome', () => {
    given(...stopped)
      .when(resume(ruled('director')))
      .thenFacts({
        type: 'ActionResumed',
        stopId: 'stop-1',
        rulingId: 'r-1',
        outcome: 'burn-compensated',
      });
    given(...stopped)
      .when(resume(ruled('director', { departTo: 'board-redealt' })))
      .thenFacts({ outcome: 'board-redealt' });
    const resumed = [...stopped, resume(ruled('director'))];
    given(...resumed)
      .when(acts('2X', 210))
      .thenFacts({ type: 'HandPlayed' });
    given(...resumed)
      .when(resume(ruled('director')))
      .thenNothing();
  });

  it('not one on something else, on another hand, or none', () => {
    given(...stopped)
      .when(resume(null))
      .thenRejects('ruling.unknown', 'R123-II-63.A');
    given(...stopped)
      .when(resume(ruled('director', { code: 'community-card-early' })))
      .thenRejects('hand.ruling-differs', 'R123-II-63.A');
    given(...stopped)
      .when(resume(ruled('director', { hand: 2 })))
      .thenRejects('hand.ruling-differs', 'R123-II-63.A');
    given(...flop)
      .when(resume(ruled('director')))
      .thenRejects('hand.not-stopped', 'R123-II-63.A');
    const appealed = { ...ruled('director'), appeal: {} } as LoggedRuling;
    given(...stopped)
      .when(resume(appealed))
      .thenRejects('hand.ruling-pending', 'R123-II-63.A');
  });

  it('once, and only for an irregularity of the community cards', () => {
    given(...stopped)
      .when(stop())
      .thenNothing();
    given(...stopped)
      .when({ ...stop(), stopId: 'stop-2' })
      .thenRejects('hand.action-stopped', 'R123-II-63.A');
    given(...flop)
      .when(stop(100, { code: 'time-exceeded', facts: { seconds: 40 } } as never))
      .thenRejects('ruling.situation-unknown', 'R123-II-63.A');
  });

  it('the time of the player to act begins anew; a void ends the stop', () => {
    const r40 = [...playing, stop(50, situation(false)), resume(ruled('director'), 200)];
    expect(turnEndsAt(gameAfter(...playing, stop(50)), 'R40')).toBeNull();
    expect(turnEndsAt(gameAfter(...r40), 'R40')).toBe(seconds(270));
    expect(gameAfter(...stopped, voiding('h1', { occurredAt: seconds(200) })).stopped).toBeNull();
  });
});
