import { invariant } from '../errors.ts';
import type { Instant } from '../time/jornada.ts';
import type { ClockFact } from './clockFacts.ts';
import type { AnnouncedTournament, Clock } from './state.ts';
import type { Level } from './terms.ts';

const SECONDS_PER_MINUTE = 60;
const MILLISECONDS = 1000;

export const STOPPED: Clock = {
  endsAt: null,
  remainingSeconds: null,
  since: null,
  lastAct: null,
  suspended: false,
  levels: null,
  pending: null,
  actIds: [],
};

/** The level structure in force: as announced, or as the Direction changed it since (R123-II-47). */
export const levelsOf = ({ terms, clock }: Pick<AnnouncedTournament, 'terms' | 'clock'>) =>
  clock.levels ?? terms.levels;

/** The level in force; undefined before the start. */
export const levelInForce = (state: AnnouncedTournament): Level | undefined =>
  levelsOf(state).find(({ level }) => level === state.level);

/**
 * The level that a hand plays: the last one announced when it began. Null is a hand that begins
 * now.
 *
 * @see R123-II-46
 */
export const levelDealtAt = (
  { level, chips }: Pick<AnnouncedTournament, 'level' | 'chips'>,
  from: Instant | null,
): number => {
  if (from === null) return level;
  const later = (of: number): boolean => from < (chips.levelStarts[of] ?? from);
  let dealt = level;
  while (later(dealt) && chips.levelStarts[dealt - 1] !== undefined) dealt -= 1;
  return dealt;
};

/** Runs the whole time of a level from the moment it is announced (R123-II-44). */
export const runLevel = (state: AnnouncedTournament, from: Instant): Clock => {
  const minutes = levelInForce(state)?.minutes ?? 0;
  const endsAt = later(from, minutes * SECONDS_PER_MINUTE);
  return { ...state.clock, endsAt, remainingSeconds: null, since: from };
};

/** Applies a fact about the clock. */
export const evolveClock = (clock: Clock, fact: ClockFact): Clock => {
  switch (fact.type) {
    case 'ClockPaused': {
      const actIds = [...clock.actIds, fact.clockId];
      const { remainingSeconds, occurredAt: since } = fact;
      return { ...clock, endsAt: null, remainingSeconds, since, lastAct: fact, actIds };
    }
    case 'ClockResumed':
      return { ...goesOn(clock, fact), lastAct: fact, actIds: [...clock.actIds, fact.clockId] };
    case 'LevelsChanged': {
      const { changeId, levels, announcement } = fact;
      const actIds = [...clock.actIds, changeId];
      if (announcement === null) return { ...clock, pending: { changeId, levels }, actIds };
      return { ...clock, levels, pending: null, actIds };
    }
    case 'ChangeAnnounced': {
      invariant(clock.pending !== null, 'a change is announced after it was made');
      const actIds = [...clock.actIds, fact.announcementId];
      return { ...clock, levels: clock.pending.levels, pending: null, actIds };
    }
  }
};

type When = { readonly occurredAt: Instant };

/** The clock of a level that goes on another day stands still, with the time that was left. */
export const stopped = (clock: Clock, { occurredAt: since }: When): Clock =>
  clock.endsAt === null
    ? { ...clock, suspended: false }
    : { ...clock, endsAt: null, remainingSeconds: secondsUntil(clock.endsAt, since), since };

/** Time does not run while the event is suspended (R123-II-44, R123-I-6). */
export const suspendedAt = (clock: Clock, when: When): Clock =>
  clock.endsAt === null ? clock : { ...stopped(clock, when), suspended: true };

/** It goes on with the time that was left, unless it was paused before, or the day was closed. */
export const resumedAt = (clock: Clock, when: When): Clock =>
  clock.suspended ? goesOn(clock, when) : clock;

const goesOn = (clock: Clock, { occurredAt: since }: When): Clock => {
  invariant(clock.remainingSeconds !== null, 'a clock goes on after it was stopped');
  const endsAt = later(since, clock.remainingSeconds);
  return { ...clock, endsAt, remainingSeconds: null, since, suspended: false };
};

/** When the level in force ends if its time runs from that moment on; null before the start. */
export const levelEndsAt = ({ endsAt, remainingSeconds }: Clock, at: Instant): Instant | null =>
  endsAt ?? (remainingSeconds === null ? null : later(at, remainingSeconds));

/** Whole seconds from one moment to another; zero when it is past. */
export const secondsUntil = (end: Instant, from: Instant): number =>
  Math.max(0, Math.ceil((Date.parse(end) - Date.parse(from)) / MILLISECONDS));

const later = (from: Instant, seconds: number): Instant =>
  new Date(Date.parse(from) + seconds * MILLISECONDS).toISOString() as Instant;
