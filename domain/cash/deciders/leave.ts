import { type Centavos, centavos, ZERO } from '../../money/centavos.ts';
import type { Circumstance } from '../../tournament/facts.ts';
import type { CashCommandOf } from '../commands.ts';
import { evolveSession } from '../evolveSession.ts';
import type { CashFact, CashFactOf } from '../facts.ts';
import { isRepeated, requirePlace, requireSessionAt } from '../guards.ts';
import { leftToWinners } from '../leftOnTable.ts';
import { chipsOf, playersMin, remaining } from '../nextHand.ts';
import { assertRole } from '../roles.ts';
import { type AnnouncedCash, isInPlay, type Place, type Session } from '../state.ts';
import type { CashTerms } from '../terms.ts';
import { endedBy } from './endSession.ts';

/**
 * A player leaves with all his chips: at once, or when the hand in play has ended. With three left
 * the game is over.
 *
 * @see R40-26.b2, R40-32, R40-34, R40-35, R40-76, CLUB-O16
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `cash.session-not-open`, `table.time-backwards`, `cash.player-unknown`
 */
export const leaveSession = (
  command: CashCommandOf<'LeaveSession'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { leaveId, player, by, occurredAt, jornada } = command;
  if (isRepeated(state, leaveId, 'LeaveAsked', 'PlayerLeft')) return [];
  assertRole(command, state.terms);
  const session = requireSessionAt(state, command);
  const place = requirePlace(session, player);
  const circumstance = { by, occurredAt, jornada };
  if (isInPlay(session))
    return [{ type: 'LeaveAsked', leaveId, seat: place.seat, player, ...circumstance }];
  return leaving([{ ...place, leaveId }], session, state.terms, circumstance);
};

/** Those who asked to leave during the hand that has just ended. @see R40-34 */
export const leavesAfter = (
  session: Session,
  terms: CashTerms,
  circumstance: Circumstance,
): CashFact[] => {
  const asked = session.places.filter(({ leaveId }) => leaveId !== null);
  return asked.length === 0 ? [] : leaving(asked, session, terms, circumstance);
};

const leaving = (
  places: readonly Place[],
  session: Session,
  terms: CashTerms,
  circumstance: Circumstance,
): CashFact[] => {
  const leavesWith = (split: ReadonlyMap<string, Centavos>) =>
    places.map(
      (place): CashFactOf<'PlayerLeft'> => ({
        type: 'PlayerLeft',
        leaveId: place.leaveId ?? session.sessionId,
        seat: place.seat,
        player: place.player,
        amount: centavos(chipsOf(place) + (split.get(place.player) ?? ZERO)),
        ...circumstance,
      }),
    );
  const left = leavesWith(new Map());
  const after = left.reduce<Session>(evolveSession, session);
  if (remaining(after).length >= playersMin(terms.ruleset)) return left;
  // No other pot follows: who leaves with the end takes what he had won, as who stays does.
  const split = leftToWinners(session);
  const endId = `${left[0]?.leaveId}-end`;
  const end = endedBy(after, 'players', { endId, note: null, ...circumstance }, split);
  return [...leavesWith(split), end];
};
