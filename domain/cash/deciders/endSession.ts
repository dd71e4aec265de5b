import { Rejection } from '../../errors.ts';
import { type Centavos, centavos, ZERO } from '../../money/centavos.ts';
import type { Instant } from '../../time/jornada.ts';
import type { Circumstance } from '../../tournament/facts.ts';
import type { CashCommandOf } from '../commands.ts';
import type { CashFact, CashFactOf, EndReason } from '../facts.ts';
import { assertNoHand, isRepeated, requireSessionAt } from '../guards.ts';
import { leftToWinners } from '../leftOnTable.ts';
import { chipsOf, playersMin, remaining, withChips } from '../nextHand.ts';
import { assertRole } from '../roles.ts';
import { endsAt, isLastHandPlayed } from '../sessionTime.ts';
import { type AnnouncedCash, isInPlay, type Session } from '../state.ts';
import type { CashRuleset } from '../terms.ts';

/**
 * Ends a game: its time is over and the additional hand was played, or three players are left.
 * Everybody takes his chips, and winners what a split left for the next pot. Management alone ends
 * one that could go on, and says why.
 *
 * @see R40-15, R40-26, R40-26.b1, R40-26.b2, R40-27, R40-28, R40-102, CLUB-O16
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `cash.session-not-open`, `table.time-backwards`, `cash.hand-open`, `cash.session-goes-on`
 */
export const endSession = (
  command: CashCommandOf<'EndSession'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { endId, note, by, occurredAt, jornada } = command;
  if (isRepeated(state, endId, 'SessionEnded')) return [];
  assertRole(command, state.terms);
  const session = requireSessionAt(state, command);
  assertNoHand(session);
  const reason =
    dueReason(session, state.terms.ruleset, occurredAt) ??
    (note !== null && by.role === 'director' ? 'management' : null);
  if (reason === null)
    throw new Rejection('cash.session-goes-on', 'R40-26', {
      players: remaining(session).length,
      withChips: withChips(session).length,
      endsAt: endsAt(session),
    });
  return [endedBy(session, reason, { endId, note, by, occurredAt, jornada })];
};

/**
 * Why a game is over by the rules, the first that came true; null while it may go on. Once its time
 * is over nobody need rebuy: where too few have chips, no additional hand follows.
 *
 * @see R40-15, R40-16, R40-26, R40-26.b1, R40-26.b2
 */
export const dueReason = (
  session: Session,
  ruleset: CashRuleset,
  now: Instant,
): EndReason | null => {
  const min = playersMin(ruleset);
  const isTimeOver = now >= endsAt(session) && !isInPlay(session);
  if (isLastHandPlayed(session)) return 'time';
  if (remaining(session).length < min) return 'players';
  return isTimeOver && withChips(session).length < min ? 'time' : null;
};

type End = Circumstance & { readonly endId: string; readonly note: string | null };

export const endedBy = (
  session: Session,
  reason: EndReason,
  end: End,
  split: ReadonlyMap<string, Centavos> = leftToWinners(session),
): CashFactOf<'SessionEnded'> => ({
  type: 'SessionEnded',
  ...end,
  sessionId: session.sessionId,
  number: session.number,
  reason,
  cashOuts: session.places.map((place) => ({
    seat: place.seat,
    player: place.player,
    amount: centavos(chipsOf(place) + (split.get(place.player) ?? ZERO)),
  })),
});
