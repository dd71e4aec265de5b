import { describe, expect, it } from 'vitest';
import { decide as rule } from '../../../domain/rulings/decide.ts';
import { evolve as evolveRuling } from '../../../domain/rulings/evolve.ts';
import { initialState, type LoggedRuling } from '../../../domain/rulings/state.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { FloorCommandOf } from '../../../domain/tournament/floorCommands.ts';
import { given, history } from '../../support/given.ts';
import { deal, on, stateOf } from './chips.ts';
import { ALL_FOLD, event, posted, record } from './playedHands.ts';

/** 21:10:00 and so many seconds. */
const at = (seconds: number): { readonly occurredAt: Instant } => ({
  occurredAt: new Date(
    Date.parse('2014-05-10T00:10:00.000Z') + seconds * 1000,
  ).toISOString() as Instant,
});
const call = (changes: Partial<FloorCommandOf<'CallClock'>> = {}): FloorCommandOf<'CallClock'> => ({
  type: 'CallClock',
  callId: 'call 1',
  ...{ table: 1, hand: 1, seat: 6, caller: 3 },
  ...on('dealer'),
  ...at(0),
  ...changes,
});
const acted = (seconds: number): FloorCommandOf<'StopClock'> => ({
  type: 'StopClock',
  callId: 'call 1',
  table: 1,
  ...on('dealer'),
  ...at(seconds),
});
const dead = [{ seat: 6, norm: 'R123-II-66.E', reason: 'Venció el tiempo', after: 1 }] as const;
const whole = record(1, posted(ALL_FOLD), at(60));
const withDead = record(1, posted('5f 7f 8f 9f 1f 2f 3f', { dead }), at(60));

describe('30 seconds from the call of the clock [R123-II-68] [R123-II-66.E]', () => {
  const called = [...event, call()];

  it('called 21:10:00: dead at 21:10:30, an action at 21:10:29 is valid', () => {
    given(history(...event))
      .when(call())
      .thenFacts({ type: 'ClockCalled', entryId: 'E6', until: at(30).occurredAt });
    given(history(...called))
      .when(acted(29))
      .thenFacts({ type: 'ClockStopped', callId: 'call 1' });
    given(history(...called))
      .when(acted(30))
      .thenRejects('hand.time-over', 'R123-II-66.E');
    given(history(...called, acted(29)))
      .when(acted(29))
      .thenNothing();
  });

  it('the hand is recorded with the hand that died, and by itself no timer ran', () => {
    given(history(...called))
      .when(whole)
      .thenRejects('hand.dead-by-time', 'R123-II-66.E');
    given(history(...called))
      .when(withDead)
      .thenFacts({ type: 'HandOpened' }, { type: 'HandPlayed' });
    given(history(...called, acted(29)))
      .when(whole)
      .thenFacts({ type: 'HandOpened' }, { type: 'HandPlayed' });
    given(history(...called))
      .when({ ...whole, ...at(29) }) // over before his time was
      .thenFacts({ type: 'HandOpened' }, { type: 'HandPlayed' });
  });

  it('by any player of the table, or by the Direction', () => {
    given(history(...event))
      .when(call({ caller: null }))
      .thenRejects('tournament.role-not-allowed', 'R123-II-68');
    given(history(...event))
      .when(call({ caller: null, ...on('supervisor'), ...at(0) }))
      .thenFacts({ type: 'ClockCalled', caller: null });
    given(history(...event))
      .when(call({ caller: 10 }))
      .thenRejects('hand.clock-caller-wrong', 'R123-II-68');
    given(history(...event))
      .when(call({ caller: 6 }))
      .thenRejects('hand.clock-caller-wrong', 'R123-II-68');
    given(history(...event))
      .when(call({ seat: 10 }))
      .thenRejects('hand.seat-not-in-hand', 'R123-II-68');
  });

  it('once at a time, and not on a hand that is dead', () => {
    given(history(...called))
      .when(call())
      .thenNothing();
    given(history(...called))
      .when(call({ callId: 'call 2', seat: 7, ...at(20) }))
      .thenRejects('hand.clock-running', 'R123-II-68');
    given(history(...called))
      .when(call({ callId: 'call 2', ...at(40) }))
      .thenRejects('hand.time-over', 'R123-II-66.E');
    given(history(...called))
      .when(call({ callId: 'call 2', seat: 7, ...at(30) }))
      .thenFacts({ type: 'ClockCalled', seat: 7 });
  });

  it('a hand typed wrong takes no clock away, running or run out', () => {
    given(history(...called))
      .when(call({ callId: 'call 2', hand: 7, ...at(20) }))
      .thenRejects('hand.clock-running', 'R123-II-68');
    const wrong = call({ callId: 'call 2', hand: 7, ...at(30) });
    given(history(...called, wrong))
      .when(whole)
      .thenRejects('hand.dead-by-time', 'R123-II-66.E');
    given(history(...called, deal(1, 2)))
      .when(call({ callId: 'call 2', hand: 2, ...at(20) }))
      .thenFacts({ type: 'ClockCalled', hand: 2 });
  });

  it('is not answered before it was called', () => {
    given(history(...called))
      .when(acted(-1))
      .thenRejects('tournament.before-its-cause', 'R123-II-68');
    given(history(...called))
      .when(acted(0))
      .thenFacts({ type: 'ClockStopped' });
  });

  it('less for who abuses of time [R123-II-70]', () => {
    const limit = {
      type: 'LimitTime',
      ...{ limitId: 'limit 1', entryId: 'E6', seconds: 15, reason: 'Pide tiempo siempre' },
      ...on('supervisor'),
    } as const;
    given(history(...event, limit))
      .when(call())
      .thenFacts({ until: at(15).occurredAt });
  });

  it('of the hand that is played, not of one before', () => {
    given(history(...event, deal(1, 2)))
      .when(call())
      .thenRejects('tournament.hand-backwards', 'R123-II-46');
    given(history(...event, whole))
      .when(call())
      .thenRejects('tournament.hand-backwards', 'R123-II-46');
    given(history(...event, whole))
      .when(call({ hand: 2, ...at(70) }))
      .thenFacts({ type: 'ClockCalled', hand: 2 });
  });
});

const situation = {
  code: 'burn-wrong',
  facts: {
    ...{ street: 'turn', burned: 'none', anyoneActed: true },
    ...{ noBetting: false, potDelivered: false },
  },
} as const;
const stop = (
  changes: Partial<FloorCommandOf<'StopAction'>> = {},
): FloorCommandOf<'StopAction'> => ({
  type: 'StopAction',
  stopId: 'stop 1',
  ...{ table: 1, hand: 1, situation },
  ...on('dealer'),
  ...at(10),
  ...changes,
});
const ruled = (role: 'director' | 'supervisor', facts: object = situation.facts): LoggedRuling => {
  const asked = { ruleset: 'R123', code: 'burn-wrong', facts, table: 1, hand: 1, seats: [] };
  const [fact] = rule(
    {
      type: 'Rule',
      rulingId: 'r-1',
      asked: asked as never,
      ...{ departTo: null, reason: 'Se compensa en el river', hasLine: null, rules: null },
      ...on(role),
    },
    initialState(),
  );
  return evolveRuling(initialState(), fact!).rulings['r-1']!;
};
const resume = (ruling: LoggedRuling | null): FloorCommandOf<'ResumeAction'> => ({
  type: 'ResumeAction',
  ...{ resumeId: 'resume 1', table: 1, rulingId: 'r-1', ruling },
  ...on('dealer'),
  ...at(50),
});

describe('A hand with a community-card error waits for the Director [R123-II-63.A]', () => {
  const stopped = [...event, stop()];

  it('action taken, burn missing: 63.D is offered, and the Director confirms', () => {
    given(history(...event))
      .when(stop())
      .thenFacts({
        type: 'ActionStopped',
        offered: { outcome: 'burn-compensated', norm: 'R123-II-63.D', authority: 'director' },
      });
    given(history(...stopped))
      .when(resume(ruled('director')))
      .thenFacts({ type: 'ActionResumed', stopId: 'stop 1', outcome: 'burn-compensated' });
  });

  it('until then neither it is recorded nor another one dealt, at that table', () => {
    given(history(...stopped))
      .when(whole)
      .thenRejects('hand.action-stopped', 'R123-II-63.A');
    given(history(...stopped))
      .when(deal(1, 2))
      .thenRejects('hand.action-stopped', 'R123-II-63.A');
    given(history(...stopped))
      .when(deal(2, 1))
      .thenFacts({ type: 'HandOpened' });
    given(history(...stopped, resume(ruled('director'))))
      .when(whole)
      .thenFacts({ type: 'HandOpened' }, { type: 'HandPlayed' });
  });

  it('nobody but the Director where somebody had acted; no ruling, no play', () => {
    const before = ruled('supervisor', { ...situation.facts, anyoneActed: false });
    given(history(...stopped))
      .when(resume(before))
      .thenRejects('ruling.director-needed', 'R123-II-63.A');
    given(history(...stopped))
      .when(resume(null))
      .thenRejects('ruling.unknown', 'R123-II-63.A');
    given(history(...event))
      .when(resume(before))
      .thenRejects('hand.not-stopped', 'R123-II-63.A');
    given(history(...stopped, resume(ruled('director'))))
      .when(resume(ruled('director')))
      .thenNothing();
  });

  it('once; nobody’s time runs meanwhile', () => {
    given(history(...stopped))
      .when(stop())
      .thenNothing();
    given(history(...stopped))
      .when(stop({ stopId: 'stop 2' }))
      .thenRejects('hand.action-stopped', 'R123-II-63.A');
    given(history(...stopped))
      .when(call())
      .thenRejects('hand.action-stopped', 'R123-II-63.A');
    const { clocks } = stateOf(...event, call(), stop()).floor;
    expect(clocks[1]).toMatchObject([{ seat: 6, stopped: true }]);
    given(history(...event, call(), stop(), resume(ruled('director'))))
      .when(whole)
      .thenFacts({ type: 'HandOpened' }, { type: 'HandPlayed' });
  });

  it('an irregularity of the community cards, and no other', () => {
    const other = { code: 'time-exceeded', facts: { seconds: 40, clockCalled: true } };
    given(history(...event))
      .when(stop({ situation: other }))
      .thenRejects('ruling.situation-unknown', 'R123-II-63.A');
    given(history(...event))
      .when(stop({ table: 9 }))
      .thenRejects('tournament.table-unknown', 'R123-II-63.A');
  });
});
