import type { NormId } from '../regulation/norms.ts';
import type { Instant } from '../time/jornada.ts';
import type { RulesetId } from './ruleset.ts';

/** How long a player may take: from his turn, or from the call of the clock. */
export type TimeToAct = {
  readonly from: 'turn' | 'call';
  readonly seconds: number;
  readonly norm: NormId;
  /** By which article the hand of who lets it run out is dead. */
  readonly dead: NormId;
};

const ON_CALL: TimeToAct = {
  from: 'call',
  seconds: 30,
  norm: 'R123-II-68',
  dead: 'R123-II-66.E',
};

/**
 * Cash gives 60 seconds and 10 more counted aloud, always; tournaments 30 from the call. The club
 * asks for a prudent time and gives no seconds: the clock of tournaments supplements it.
 *
 * @see R123-II-66.E, R123-II-68, R40-50, CLUB-S11
 */
export const TIME_TO_ACT: Readonly<Record<RulesetId, TimeToAct>> = {
  R123: ON_CALL,
  PISO: ON_CALL,
  R40: { from: 'turn', seconds: 70, norm: 'R40-50', dead: 'R40-50' },
  CLUB: { ...ON_CALL, norm: 'CLUB-S11' },
};

const MILLISECONDS = 1000;

/** The absolute end of a time, so that every screen counts the same. */
export const deadline = (from: Instant, seconds: number): Instant =>
  new Date(Date.parse(from) + seconds * MILLISECONDS).toISOString() as Instant;

const ALOUD_SECONDS = 10;

export type Countdown = {
  readonly until: Instant;
  /** Begun seconds count whole; 0 once the time is over. */
  readonly secondsLeft: number;
  /** The dealer counts: the last 10 seconds. */
  readonly aloud: boolean;
  readonly over: boolean;
};

/** @see R123-II-68, R40-50 */
export const countdown = (until: Instant, now: Instant): Countdown => {
  const left = Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / MILLISECONDS));
  return { until, secondsLeft: left, aloud: left > 0 && left <= ALOUD_SECONDS, over: left === 0 };
};
