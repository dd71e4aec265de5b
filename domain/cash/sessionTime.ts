import type { Seat } from '../hand/setup.ts';
import { deadline, TIME_TO_ACT } from '../hand/timeToAct.ts';
import type { Instant } from '../time/jornada.ts';
import type { Session } from './state.ts';
import type { CashRuleset } from './terms.ts';

const SECONDS_PER_MINUTE = 60;

/** When the announced time of a game is over. @see R40-14 */
export const endsAt = ({ openedAt, limits }: Pick<Session, 'openedAt' | 'limits'>): Instant =>
  deadline(openedAt, limits.minutes * SECONDS_PER_MINUTE);

/**
 * The one hand that starts after the time is over has been dealt: no other one follows.
 *
 * @see R40-15, R40-26.b1
 */
export const isLastHandPlayed = (session: Session): boolean => {
  const last = session.hands.at(-1);
  return last !== undefined && last.startedAt >= endsAt(session);
};

/** Who is to act; `undefined` when nobody is. */
export const seatToAct = ({ hand }: Pick<Session, 'hand'>): Seat | undefined =>
  hand.status === 'betting' ? hand.players[hand.actor]?.seat : undefined;

/**
 * When the time of the player to act is over: from his turn, or at a club from the call of the
 * clock. Null while nobody's time runs: nobody is to act, nobody called, or play is stopped.
 *
 * @see R40-50, CLUB-S11, R123-II-63.A, R123-II-68
 */
export const turnEndsAt = (
  { hand, turnAt, clockAt, stopped }: Pick<Session, 'hand' | 'turnAt' | 'clockAt' | 'stopped'>,
  ruleset: CashRuleset,
): Instant | null => {
  if (hand.status !== 'betting' || stopped !== null) return null;
  const { from, seconds } = TIME_TO_ACT[ruleset];
  const since = from === 'turn' ? turnAt : clockAt;
  return since === null ? null : deadline(since, seconds);
};
