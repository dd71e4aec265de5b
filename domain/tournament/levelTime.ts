import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import { type Instant, isEarlier, minutesBetween } from '../time/jornada.ts';
import { levelEndsAt } from './clock.ts';
import { assertReason } from './guards.ts';
import type { AnnouncedTournament } from './state.ts';

type Act = { readonly occurredAt: Instant; readonly reason?: string };

/**
 * What ends the level in force, the next one or the pause after it, or what is sold through it, comes when its time is over; the
 * Direction may end it sooner for the good of the tournament, and says why.
 *
 * @see R123-II-44, R123-II-47
 * @throws {Rejection} `tournament.reason-missing` when it is blank, `tournament.level-early`
 */
export const assertLevelOver = (
  { occurredAt, reason }: Act,
  { level: current, clock }: Pick<AnnouncedTournament, 'level' | 'clock'>,
  norm: NormId = 'R123-II-47',
): void => {
  const endsAt = levelEndsAt(clock, occurredAt);
  if (reason !== undefined) assertReason(reason, norm);
  if (reason !== undefined || endsAt === null || !isEarlier(occurredAt, endsAt)) return;
  const minutes = Math.ceil(minutesBetween(occurredAt, endsAt));
  throw new Rejection('tournament.level-early', norm, { current, minutes, endsAt });
};

/**
 * While the clock stands the level in force waits with the time that was left: it goes on before
 * another one follows, unless that was announced before the pause and is only told after it.
 *
 * @see R123-II-44
 * @throws {Rejection} `tournament.clock-paused`
 */
export const assertClockRuns = (
  { occurredAt }: Act,
  { clock }: Pick<AnnouncedTournament, 'clock'>,
): void => {
  const { endsAt, since } = clock;
  if (endsAt !== null || since === null || occurredAt < since) return;
  const due = levelEndsAt(clock, occurredAt);
  if (due !== null && isEarlier(occurredAt, due))
    throw new Rejection('tournament.clock-paused', 'R123-II-44');
};

/** As a fact keeps it: left out when the level had its time. */
export const reasonOf = ({ reason }: Act): { readonly reason?: string } =>
  reason === undefined ? {} : { reason };
