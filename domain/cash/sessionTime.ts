import { type Instant, MILLISECONDS_PER_MINUTE } from '../time/jornada.ts';
import type { Session } from './state.ts';

/** When the announced time of a game is over. @see R40-14 */
export const endsAt = ({ openedAt, limits }: Pick<Session, 'openedAt' | 'limits'>): Instant =>
  later(openedAt, limits.minutes * MILLISECONDS_PER_MINUTE);

/**
 * The one hand that starts after the time is over has been dealt: no other one follows.
 *
 * @see R40-15, R40-26.b1
 */
export const isLastHandPlayed = (session: Session): boolean => {
  const last = session.hands.at(-1);
  return last !== undefined && last.startedAt >= endsAt(session);
};

const TURN_MILLISECONDS = 70_000; // 60 seconds, and 10 more counted aloud

/** When the time of the player to act is over. @see R40-50 */
export const turnEndsAt = ({ turnAt }: Pick<Session, 'turnAt'>): Instant =>
  later(turnAt, TURN_MILLISECONDS);

const later = (instant: Instant, milliseconds: number): Instant =>
  new Date(Date.parse(instant) + milliseconds).toISOString() as Instant;
